import type { ErrorCode } from '@irodori/contract'
import { expect, it } from 'vitest'
import { listStop } from './listStop.ts'

const refused = (status: number, errorCode: ErrorCode | null) =>
  ({ kind: 'REFUSED', status, errorCode, message: null, error: {} }) as const
const NETWORK = { kind: 'NETWORK' } as const

it('CAT-37: a product that is not available is told in a dialog', () => {
  expect(listStop(refused(400, 'NOT_AVAILABLE'), null)).toBe('UNAVAILABLE')
  expect(listStop(refused(400, 'NOT_AVAILABLE'), refused(500, null))).toBe('UNAVAILABLE')
})

it('CAT-38: a product or hashtags that the server does not give lead to /404; without an answer one may try again', () => {
  expect(listStop(refused(404, 'PRODUCT_IS_NOT_FOUND'), null)).toBe('NOT_FOUND')
  expect(listStop(refused(500, null), null)).toBe('NOT_FOUND')
  expect(listStop(null, refused(500, 'INTERNAL'))).toBe('NOT_FOUND')
  expect(listStop({ kind: 'UNREADABLE', status: 200, issue: '' }, null)).toBe('NOT_FOUND')
  expect(listStop(NETWORK, null)).toBe('UNANSWERED')
  // The list is of use without its tags.
  expect(listStop(null, NETWORK)).toBeNull()
  expect(listStop(null, null)).toBeNull()
})
