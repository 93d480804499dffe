import type { ErrorCode, PaymentType } from '@irodori/contract'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { EcAnswer, EcCancelAnswer, EcShop } from './ecConnector.ts'

type Fault = Exclude<EcAnswer, { kind: 'FOUND' | 'SEVERAL_RECEIVERS' | 'NOT_FOUND' }>

const AUTHENTICATION: Readonly<Record<EcShop, ErrorCode>> = {
  YAHOO: 'YAHOO_AUTHENTICATION_EXCEPTION',
  RAKUTEN: 'RAKUTEN_AUTHENTICATION_EXCEPTION',
  COLOR_ME: 'COLOR_ME_AUTHENTICATION_ERROR',
}
const CONNECTION: Readonly<Record<EcShop, ErrorCode>> = {
  YAHOO: 'EC_CONNECTION_ERROR',
  RAKUTEN: 'EC_CONNECTION_ERROR',
  COLOR_ME: 'COLOR_ME_CONNECTION_ERROR',
}

/** The specification's status, code and particulars for what a marketplace said. */
export function failureOf(shop: EcShop, fault: Fault): ApiFailure {
  switch (fault.kind) {
    case 'MAINTENANCE':
      return fail(404, 'EC_MAINTAIN', fault.until ? { error: { until: fault.until.toISOString() } } : {})
    case 'AUTHENTICATION_FAILED':
      return fail(401, AUTHENTICATION[shop])
    case 'CONNECTION_ERROR':
      return fail(500, CONNECTION[shop])
    case 'TIME_OUT':
      return fail(500, 'EC_REQUEST_TIMEOUT_EXCEPTION')
    case 'VERIFYING':
      return fail(400, 'ORDER_YAHOO_IS_VERIFYING', { error: { minutes: fault.minutes } })
    case 'CANCELLED':
      return fail(403, 'ORDER_IS_CANCELLED')
  }
}

/** The customer's words differ with how it is to be paid. */
export const paymentNotSettled = (paymentType: PaymentType): ApiFailure =>
  fail(403, 'ORDER_NOT_SETTLED', { error: { paymentType } })

type CancelFault = Exclude<EcCancelAnswer, { kind: 'CANCELLED' }>

/**
 * A cancellation that did not come through is 500 with the code of the shop, whatever the reason: 401 and 403 of that
 * call speak of the customer's digits and of our own order.
 */
export function cancelFailureOf(shop: EcShop, fault: CancelFault): ApiFailure {
  const isAnswer = fault.kind === 'REFUSED' || fault.kind === 'NOT_FOUND'
  return fail(500, isAnswer ? CONNECTION[shop] : failureOf(shop, fault).error.code)
}
