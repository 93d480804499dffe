import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { listProblem } from './listProblem.ts'

const refused = (status: number, errorCode: ErrorCode | null) =>
  ({ kind: 'REFUSED', status, errorCode, message: null, error: {} }) as const
const NETWORK = { kind: 'NETWORK' } as const

it('CAT-37: reports an unavailable product, for a dialog', () => {
  expect(listProblem(refused(400, 'NOT_AVAILABLE'), null)).toBe('UNAVAILABLE')
  expect(listProblem(refused(400, 'NOT_AVAILABLE'), refused(500, null))).toBe('UNAVAILABLE')
})

it('CAT-38: leads to /404 if product or hashtags are refused, and offers a retry without an answer', () => {
  expect(listProblem(refused(404, 'PRODUCT_IS_NOT_FOUND'), null)).toBe('NOT_FOUND')
  expect(listProblem(refused(500, null), null)).toBe('NOT_FOUND')
  expect(listProblem(null, refused(500, 'INTERNAL'))).toBe('NOT_FOUND')
  expect(listProblem({ kind: 'UNREADABLE', status: 200, issue: '', isEmpty: false }, null)).toBe('NOT_FOUND')
  expect(listProblem(NETWORK, null)).toBe('UNANSWERED')
  // The list works without hashtags.
  expect(listProblem(null, NETWORK)).toBeNull()
  expect(listProblem(null, null)).toBeNull()
})
