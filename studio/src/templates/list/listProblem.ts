import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'

/** Why a product's list cannot be shown: not available, not found, or no answer, which may be retried. */
export type ListProblem = 'UNAVAILABLE' | 'NOT_FOUND' | 'UNANSWERED'

/** True if no answer has come, so that the call may be repeated. */
export const isUnanswered = (error: CallError): boolean => error.kind === 'NETWORK' || error.kind === 'ABORTED'

/** @returns null if neither call failed */
export function listProblem(product: CallError | null, hashtags: CallError | null): ListProblem | null {
  if (product && errorCodeOf(product) === 'NOT_AVAILABLE') return 'UNAVAILABLE'
  if ([product, hashtags].some((error) => error && !isUnanswered(error))) return 'NOT_FOUND'
  return product ? 'UNANSWERED' : null
}
