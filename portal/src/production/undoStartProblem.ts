import { type CallError, errorCodeOf } from '@irodori/client'

/** TOO_LATE: production has begun. REFRESH: no answer came, so nobody knows whether it was cancelled. */
export type UndoStartProblem = 'TOO_LATE' | 'REFRESH'

const TOO_LATE = new Set(['ORDER_IS_PRODUCED', 'ORDER_IS_CANCELLED', 'STATUS_NOT_ALLOWED'])

/** PCK-16: how a start that could not be taken back is told. */
export function undoStartProblem(error: CallError): UndoStartProblem {
  const code = errorCodeOf(error)
  return code !== null && TOO_LATE.has(code) ? 'TOO_LATE' : 'REFRESH'
}
