import type { CallError } from '@irodori/client'

export type GuideProblem = 'NOT_FOUND' | 'TOO_MANY_TRIES' | 'TIMED_OUT' | 'FAILED'

/** GDE-3: the words above the form, or a dialog where the call itself did not get through. */
export function guideProblem(failure: CallError): GuideProblem {
  if (failure.kind === 'NETWORK' || failure.kind === 'ABORTED') return 'TIMED_OUT'
  if (failure.kind === 'REFUSED' && failure.status === 404) return 'NOT_FOUND'
  if (failure.kind === 'REFUSED' && failure.status === 429) return 'TOO_MANY_TRIES'
  return 'FAILED'
}
