import { expect, it } from 'vitest'
import { undoStartProblem } from './undoStartProblem.ts'

it('PCK-16: a start whose time is over cannot be taken back; without an answer the page is to be read again', () => {
  const refused = { kind: 'REFUSED', status: 403, message: null, error: {} } as const
  expect(undoStartProblem({ ...refused, errorCode: 'ORDER_IS_PRODUCED' })).toBe('TOO_LATE')
  expect(undoStartProblem({ ...refused, errorCode: 'BUSY' })).toBe('REFRESH')
  expect(undoStartProblem({ kind: 'NETWORK' })).toBe('REFRESH')
})
