import type { CallError } from '@irodori/client/callError'
import type { AnswerOf } from '@irodori/contract/endpoint'
import type { enterTheatre1810 } from '@irodori/contract/endpoints/help'
import type { Result } from '@irodori/result'
import type { EntryProblems, Field, FieldProblem } from './campaignForm.ts'

/** The outcome of sending an entry. STOPPED: the customer aborted the upload. */
export type CampaignOutcome =
  | { readonly kind: 'SENT' }
  | { readonly kind: 'STOPPED' }
  | { readonly kind: 'FAILED'; readonly problems: EntryProblems }

const DONE = 200

/** CMP-5: reads the outcome from `data.code`; any other answer is a failure. */
export function campaignOutcome(result: Result<AnswerOf<typeof enterTheatre1810>, CallError>): CampaignOutcome {
  if (result.ok) return result.value.code === DONE ? { kind: 'SENT' } : { kind: 'FAILED', problems: {} }
  if (result.error.kind === 'ABORTED') return { kind: 'STOPPED' }
  return { kind: 'FAILED', problems: problemsOf(result.error) }
}

const CODES: Readonly<Record<string, FieldProblem>> = { REQUIRED: 'missing', INVALID: 'wrongForm', TOO_LONG: 'tooLong' }

/** CMP-5: the errors of the server by field. */
function problemsOf(error: CallError): EntryProblems {
  if (error.kind !== 'REFUSED') return {}
  if (error.errorCode === 'IMAGE_INVALID' || error.errorCode === 'IMAGE_MAXIMUM_SIZE') {
    return { file: error.errorCode }
  }
  return Object.fromEntries(
    Object.entries(error.error).flatMap(([name, value]) => {
      const problem = CODES[String(Array.isArray(value) ? value[0] : value)]
      const field = name === 'birthday' ? 'year' : (name as Field)
      return problem ? [[field, problem]] : []
    }),
  )
}
