import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { guestLoginProblem } from './guestLoginProblem.ts'

const refused = (status: number, errorCode: ErrorCode | null): CallError => ({
  kind: 'REFUSED',
  status,
  errorCode,
  message: null,
  error: {},
})
const answered = (failure: CallError) => {
  const { place, error } = guestLoginProblem(failure)
  return [place, errorCodeOf(error)]
}

it('SES-9: shows the maintenance of a marketplace in the form, with its end', () => {
  const failure = { ...refused(404, 'EC_MAINTAIN'), error: { until: '2026-01-01T05:00:00+09:00' } } as CallError
  expect(guestLoginProblem(failure)).toEqual({ place: 'FORM', error: failure })
})

it.each([
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
  'EC_CONNECTION_ERROR',
  'ORDER_NOT_SETTLED',
] as const)('SES-10: shows %s in the dialog of the marketplace instead of the form', (code) => {
  expect(answered(refused(401, code))).toEqual(['SHOP_BOX', code])
})

it('SES-11: reports an unknown number and every other refusal of the order as an order number that was not found', () => {
  for (const code of ['ORDER_NUMBER_NOT_FOUND', 'REQUEST_INVALID', 'NOT_FOUND', 'FORBIDDEN', null] as const) {
    expect(answered(refused(404, code))).toEqual(['FORM', 'ORDER_NUMBER_NOT_FOUND'])
  }
})

it.each(['TOO_MANY_TRIES', 'BUSY', 'EC_REQUEST_TIMEOUT_EXCEPTION'] as const)(
  'SES-11: shows %s with its own message, because the numbers are correct',
  (code) => {
    expect(answered(refused(429, code))).toEqual(['FORM', code])
  },
)

it('SES-11: reports a lost connection and a server error as what they are', () => {
  expect(guestLoginProblem({ kind: 'NETWORK' }).error).toEqual({ kind: 'NETWORK' })
  expect(answered(refused(500, null))).toEqual(['FORM', null])
})

it('SES-12: shows a cancelled order in the dialog with the question form', () => {
  expect(answered(refused(403, 'ORDER_IS_CANCELLED'))).toEqual(['ADMIN_BOX', 'ORDER_IS_CANCELLED'])
})

it('SES-12: shows the dialog with the question form for a product that was not found', () => {
  expect(answered(refused(404, 'PRODUCT_IS_NOT_FOUND'))).toEqual(['ADMIN_BOX', 'PRODUCT_IS_NOT_FOUND'])
})
