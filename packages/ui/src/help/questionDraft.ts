import type { CallError } from '@irodori/client/callError'
import type { OrderRecord } from '@irodori/client/orderRecord'
import type { Session } from '@irodori/client/session'

/** Draft of a question to the shop. */
export interface QuestionDraft {
  readonly email: string
  readonly name: string
  readonly orderNumber: string
  readonly question: string
}

export const EMPTY_DRAFT: QuestionDraft = { email: '', name: '', orderNumber: '', question: '' }

/** The initial draft: empty except for the values of the session or of the given order. */
export function firstDraft(session: Session | null, record: OrderRecord | null): QuestionDraft {
  // The user name of an account's session is a name, that of a guest an order number.
  if (session?.role === 'USER') {
    return { ...EMPTY_DRAFT, name: session.userName, orderNumber: record?.orderNumber ?? '' }
  }
  return { ...EMPTY_DRAFT, orderNumber: session?.userName ?? record?.orderNumber ?? '' }
}

const PROBLEMS = ['REQUIRED', 'INVALID', 'TOO_LONG'] as const
type AskProblem = (typeof PROBLEMS)[number]
export type QuestionProblems = { readonly [Field in keyof QuestionDraft]?: AskProblem | null }

const QUESTION_FIELDS = ['email', 'name', 'orderNumber', 'question'] as const satisfies readonly (keyof QuestionDraft)[]

const LOOKS_LIKE_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Problems that can be found before anything is sent. */
export function questionProblems({ email, name, question }: QuestionDraft): QuestionProblems {
  const required = (text: string) => (text.trim() === '' ? 'REQUIRED' : null)
  const found = {
    email: required(email) ?? (LOOKS_LIKE_MAIL.test(email.trim()) ? null : 'INVALID'),
    name: required(name),
    question: required(question),
  } as const
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** Problems that the server reports for single fields; empty for another refusal. */
export function problemsOfError(error: CallError): QuestionProblems {
  if (error.kind !== 'REFUSED') return {}
  const { error: details } = error
  return Object.fromEntries(
    QUESTION_FIELDS.flatMap((field) => {
      const said: unknown = details[field]
      const first: unknown = Array.isArray(said) ? said[0] : said
      const problem = PROBLEMS.find((one) => one === first)
      return problem ? [[field, problem]] : []
    }),
  )
}
