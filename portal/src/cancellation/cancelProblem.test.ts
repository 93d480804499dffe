import type { CallError } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { cancelProblem } from './cancelProblem.ts'

const refused = (
  status: number,
  errorCode: ErrorCode | null,
  message: string | null = null,
  error: Record<string, unknown> = {},
): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message,
  error,
})

const kindOf = (error: CallError) => cancelProblem(error).kind

it('CNC-4: reports wrong digits and too many attempts', () => {
  expect(kindOf(refused(401, 'SECURITY_KEY_WRONG'))).toBe('WRONG_DIGITS')
  expect(kindOf(refused(429, 'TOO_MANY_TRIES'))).toBe('TOO_MANY_TRIES')
})

it('CNC-5: reports a forbidden cancellation and a settled convenience-store payment', () => {
  expect(kindOf(refused(403, 'ORDER_CANNOT_BE_CANCELLED'))).toBe('CANNOT_CANCEL')
  expect(kindOf(refused(400, null, 'COMBINI_SETTLED'))).toBe('CANNOT_CANCEL')
})

it('CNC-5: tells a marketplace that refuses from an order that cannot be cancelled here', () => {
  const error = refused(403, 'ORDER_CANNOT_BE_CANCELLED', null, { shop: 'RAKUTEN' })
  expect(cancelProblem(error)).toEqual({ kind: 'SHOP_REFUSED', error })
})

it('CNC-6: reports any other error as failed, and a marketplace that does not answer as unavailable', () => {
  expect(kindOf(refused(500, 'EC_REQUEST_TIMEOUT_EXCEPTION'))).toBe('SHOP_UNAVAILABLE')
  expect(kindOf(refused(404, 'EC_MAINTAIN'))).toBe('SHOP_CLOSED')
  expect(kindOf(refused(401, 'YAHOO_AUTHENTICATION_EXCEPTION'))).toBe('SHOP_UNAVAILABLE')
  expect(kindOf(refused(400, 'REQUEST_INVALID'))).toBe('FAILED')
  expect(kindOf({ kind: 'NETWORK' })).toBe('FAILED')
})
