import type { CallError } from '@irodori/client'
import { errorCodeOf } from '@irodori/client'

/** Why a product's list is not shown: off sale, not there at all, or nobody answered and it may be tried again. */
export type ListProblem = 'UNAVAILABLE' | 'NOT_FOUND' | 'UNANSWERED'

const isUnanswered = (failure: CallError): boolean => failure.kind === 'NETWORK' || failure.kind === 'ABORTED'

/** @returns null where both loads have not failed */
export function listProblem(product: CallError | null, hashtags: CallError | null): ListProblem | null {
  if (product && errorCodeOf(product) === 'NOT_AVAILABLE') return 'UNAVAILABLE'
  if ([product, hashtags].some((failure) => failure && !isUnanswered(failure))) return 'NOT_FOUND'
  return product ? 'UNANSWERED' : null
}
