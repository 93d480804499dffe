import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'

/** TOO_LATE: production has begun. REFRESH: no answer arrived, so it is unknown whether the start was cancelled. */
export type UndoStartProblem = 'TOO_LATE' | 'REFRESH'

const TOO_LATE = new Set(['ORDER_IS_PRODUCED', 'ORDER_IS_CANCELLED', 'STATUS_NOT_ALLOWED'])

/** PCK-16: the problem that is shown when the start could not be cancelled. */
export function undoStartProblem(error: CallError): UndoStartProblem {
  const code = errorCodeOf(error)
  return code !== null && TOO_LATE.has(code) ? 'TOO_LATE' : 'REFRESH'
}
