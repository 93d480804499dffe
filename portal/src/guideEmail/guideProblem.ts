import type { CallError } from '@irodori/client'

export type GuideProblem = 'NOT_FOUND' | 'TOO_MANY_TRIES' | 'TIMED_OUT' | 'FAILED'

/** GDE-3: the words above the form, or a dialog where the call itself did not get through. */
export function guideProblem(error: CallError): GuideProblem {
  if (error.kind === 'NETWORK' || error.kind === 'ABORTED') return 'TIMED_OUT'
  if (error.kind === 'REFUSED' && error.status === 404) return 'NOT_FOUND'
  if (error.kind === 'REFUSED' && error.status === 429) return 'TOO_MANY_TRIES'
  return 'FAILED'
}
