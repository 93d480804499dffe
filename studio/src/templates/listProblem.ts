import type { CallError } from '@irodori/client'
import { errorCodeOf } from '@irodori/client'

/** Why a product's list cannot be shown: not available, not found, or no answer, which may be retried. */
export type ListProblem = 'UNAVAILABLE' | 'NOT_FOUND' | 'UNANSWERED'

const isUnanswered = (failure: CallError): boolean => failure.kind === 'NETWORK' || failure.kind === 'ABORTED'

/** @returns null if neither call failed */
export function listProblem(product: CallError | null, hashtags: CallError | null): ListProblem | null {
  if (product && errorCodeOf(product) === 'NOT_AVAILABLE') return 'UNAVAILABLE'
  if ([product, hashtags].some((failure) => failure && !isUnanswered(failure))) return 'NOT_FOUND'
  return product ? 'UNANSWERED' : null
}
