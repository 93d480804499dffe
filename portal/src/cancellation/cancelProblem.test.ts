import type { CallError } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { cancelProblem } from './cancelProblem.ts'

const refused = (status: number, errorCode: ErrorCode | null, message: string | null = null): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message,
  error: {},
})

it('CNC-4: reports wrong digits and too many attempts', () => {
  expect(cancelProblem(refused(401, 'SECURITY_KEY_WRONG'))).toBe('WRONG_DIGITS')
  expect(cancelProblem(refused(429, 'TOO_MANY_TRIES'))).toBe('TOO_MANY_TRIES')
})

it('CNC-5: reports a forbidden cancellation and a settled convenience-store payment', () => {
  expect(cancelProblem(refused(403, 'ORDER_CANNOT_BE_CANCELLED'))).toBe('CANNOT_CANCEL')
  expect(cancelProblem(refused(400, null, 'COMBINI_SETTLED'))).toBe('CANNOT_CANCEL')
})

it('CNC-6: reports any other error as failed, and a marketplace that does not answer as unavailable', () => {
  expect(cancelProblem(refused(500, 'EC_REQUEST_TIMEOUT_EXCEPTION'))).toBe('SHOP_UNAVAILABLE')
  expect(cancelProblem(refused(401, 'YAHOO_AUTHENTICATION_EXCEPTION'))).toBe('SHOP_UNAVAILABLE')
  expect(cancelProblem(refused(400, 'REQUEST_INVALID'))).toBe('FAILED')
  expect(cancelProblem({ kind: 'NETWORK' })).toBe('FAILED')
})
