import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { subscriptionOutcome } from './subscriptionOutcome.ts'

const refused = (status: number, errorCode: ErrorCode | null, error: Record<string, unknown> = {}) =>
  subscriptionOutcome({ ok: false, error: { kind: 'REFUSED', status, errorCode, message: null, error } })

it('CAT-26: counts an existing subscription as success', () => {
  expect(subscriptionOutcome({ ok: true, value: null })).toEqual({ kind: 'SUBSCRIBED' })
  const error = { email: ['登録済みです'] }
  expect(refused(400, 'PRODUCT_SUBSCRIBE_DUPLICATE', error)).toEqual({ kind: 'SUBSCRIBED' })
})

it('CAT-27: shows the first message of another error of the address', () => {
  expect(refused(400, 'REQUEST_INVALID', { email: ['first', 'second'] })).toEqual({ kind: 'EMAIL', message: 'first' })
})

it('CAT-28: leads to /404 on any other refusal and stays on the form without an answer', () => {
  expect(refused(404, 'PRODUCT_IS_NOT_FOUND')).toEqual({ kind: 'NOT_FOUND' })
  expect(refused(400, 'REQUEST_INVALID', { productOptionId: ['INVALID'], email: 'no list' })).toEqual({
    kind: 'NOT_FOUND',
  })
  expect(refused(500, null)).toEqual({ kind: 'NOT_FOUND' })
  const unreadable = { kind: 'UNREADABLE', status: 200, issue: '', isEmpty: false } as const
  expect(subscriptionOutcome({ ok: false, error: unreadable })).toEqual({ kind: 'NOT_FOUND' })
  expect(subscriptionOutcome({ ok: false, error: { kind: 'NETWORK' } })).toEqual({ kind: 'UNANSWERED' })
})
