import { expect, it } from 'vitest'
import { undoStartProblem } from './undoStartProblem.ts'

it('PCK-16: reports a start that can no longer be cancelled, and asks for a reload when no answer arrives', () => {
  const refused = { kind: 'REFUSED', status: 403, message: null, error: {} } as const
  expect(undoStartProblem({ ...refused, errorCode: 'ORDER_IS_PRODUCED' })).toBe('TOO_LATE')
  expect(undoStartProblem({ ...refused, errorCode: 'BUSY' })).toBe('REFRESH')
  expect(undoStartProblem({ kind: 'NETWORK' })).toBe('REFRESH')
})
