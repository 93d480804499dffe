import type { CallError, OrderRecord, Session } from '@irodori/client'

/** What is asked of the shop, as it is typed. */
export interface AskDraft {
  readonly email: string
  readonly name: string
  readonly orderNumber: string
  readonly question: string
}

export const EMPTY_DRAFT: AskDraft = { email: '', name: '', orderNumber: '', question: '' }

/** What stands in the form when it opens: nothing but what the session, or the order that was named, tells by itself. */
export function firstDraft(session: Session | null, record: OrderRecord | null): AskDraft {
  // An account's session says a name, a guest's the number of an order.
  if (session?.role === 'USER') {
    return { ...EMPTY_DRAFT, name: session.userName, orderNumber: record?.orderNumber ?? '' }
  }
  return { ...EMPTY_DRAFT, orderNumber: session?.userName ?? record?.orderNumber ?? '' }
}

const PROBLEMS = ['REQUIRED', 'INVALID', 'TOO_LONG'] as const
type AskProblem = (typeof PROBLEMS)[number]
export type AskProblems = Readonly<Partial<Record<keyof AskDraft, AskProblem>>>

export const ASK_FIELDS = ['email', 'name', 'orderNumber', 'question'] as const satisfies readonly (keyof AskDraft)[]

const LOOKS_LIKE_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What can be told to be wrong before the server is asked. */
export function askProblems({ email, name, question }: AskDraft): AskProblems {
  const required = (text: string) => (text.trim() === '' ? 'REQUIRED' : null)
  const found = {
    email: required(email) ?? (LOOKS_LIKE_MAIL.test(email.trim()) ? null : 'INVALID'),
    name: required(name),
    question: required(question),
  } as const
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** What the server says of the fields; none where it refused for another reason. */
export function problemsOfFailure(failure: CallError): AskProblems {
  if (failure.kind !== 'REFUSED') return {}
  const { error } = failure
  return Object.fromEntries(
    ASK_FIELDS.flatMap((field) => {
      const said: unknown = error[field]
      const first: unknown = Array.isArray(said) ? said[0] : said
      const problem = PROBLEMS.find((one) => one === first)
      return problem ? [[field, problem]] : []
    }),
  )
}
