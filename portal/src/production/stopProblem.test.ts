import { expect, it } from 'vitest'
import { stopProblem } from './stopProblem.ts'

it('PCK-16: a start whose time is over cannot be taken back; without an answer the page is to be read again', () => {
  const refused = { kind: 'REFUSED', status: 403, message: null, error: {} } as const
  expect(stopProblem({ ...refused, errorCode: 'ORDER_IS_PRODUCED' })).toBe('TOO_LATE')
  expect(stopProblem({ ...refused, errorCode: 'BUSY' })).toBe('REFRESH')
  expect(stopProblem({ kind: 'NETWORK' })).toBe('REFRESH')
})
