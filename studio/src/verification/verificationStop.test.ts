import type { Failure } from '@irodori/client'
import { type ErrorCode, endpoints } from '@irodori/contract'
import { expect, it } from 'vitest'
import { verificationStop } from './verificationStop.ts'

const refused = (status: number, errorCode: ErrorCode | null): Failure => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message: null,
  error: {},
})

it.each<[number, ErrorCode, string]>([
  [404, 'EC_MAINTAIN', 'MAINTENANCE'],
  [404, 'NOT_MATCH_PRODUCT_WITH_ORDER', 'WRONG_PRODUCT'],
  [401, 'RAKUTEN_AUTHENTICATION_EXCEPTION', 'CONNECTION'],
  [401, 'YAHOO_AUTHENTICATION_EXCEPTION', 'CONNECTION'],
  [500, 'COLOR_ME_CONNECTION_ERROR', 'CONNECTION'],
  [401, 'COLOR_ME_AUTHENTICATION_ERROR', 'CONNECTION'],
  [500, 'EC_CONNECTION_ERROR', 'CONNECTION'],
  [500, 'EC_REQUEST_TIMEOUT_EXCEPTION', 'TIMEOUT'],
  [403, 'MULTI_ADDRESS_RAKUTEN_ORDER', 'REORDER'],
  [403, 'ORDER_IS_CANCELLED', 'CANCELLED'],
  [403, 'ORDER_NOT_SETTLED', 'NOT_SETTLED'],
  [403, 'PRODUCT_IS_DELETED', 'PRODUCT_UNAVAILABLE'],
  [403, 'PRODUCT_IS_NOT_PUBLIC', 'PRODUCT_UNAVAILABLE'],
  [403, 'PRODUCT_IS_NOT_FOUND', 'PRODUCT_UNAVAILABLE'],
  [403, 'ORDER_IS_PRODUCED', 'PRODUCED'],
  [400, 'ORDER_YAHOO_IS_VERIFYING', 'FORM'],
  [404, 'ORDER_NUMBER_NOT_FOUND', 'FORM'],
  [429, 'TOO_MANY_TRIES', 'FORM'],
  [403, 'FORBIDDEN', 'FORM'],
])('%i %s leads to %s', (status, code, stop) => {
  expect(verificationStop(refused(status, code))).toBe(stop)
})

it('any other 403 means that the order was already produced', () => {
  expect(verificationStop(refused(403, 'NOT_AVAILABLE'))).toBe('PRODUCED')
  expect(verificationStop(refused(403, null))).toBe('PRODUCED')
})

it('a lost line is said in the form, where the button tries again', () => {
  expect(verificationStop({ kind: 'NETWORK' })).toBe('FORM')
})

it('every code that the contract gives this call, but those mended in the form, has a way out of its own', () => {
  const inForm = endpoints.verifyOrder.errors.filter((code) => verificationStop(refused(404, code)) === 'FORM')
  expect(inForm.sort()).toEqual(['FORBIDDEN', 'ORDER_NUMBER_NOT_FOUND', 'ORDER_YAHOO_IS_VERIFYING', 'TOO_MANY_TRIES'])
})
