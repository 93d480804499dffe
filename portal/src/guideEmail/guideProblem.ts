import type { CallError } from '@irodori/client/callError'

/** Why the orders or a mail could not be shown. */
export type GuideProblem = 'NOT_FOUND' | 'TOO_MANY_TRIES' | 'TIMED_OUT' | 'FAILED'

/** GDE-3: the problem of a failed call; TIMED_OUT opens a dialog, the others are shown above the form. */
export function guideProblem(error: CallError): GuideProblem {
  if (error.kind === 'NETWORK' || error.kind === 'ABORTED') return 'TIMED_OUT'
  if (error.kind === 'REFUSED' && error.status === 404) return 'NOT_FOUND'
  if (error.kind === 'REFUSED' && error.status === 429) return 'TOO_MANY_TRIES'
  return 'FAILED'
}
