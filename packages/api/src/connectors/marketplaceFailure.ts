import type { PaymentType } from '@irodori/contract/entities/order'
import type { ErrorCode } from '@irodori/contract/errorCode'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { CancelError, MarketplaceAnswer, MarketplaceError, MarketplaceId } from './marketplaceConnector.ts'

const AUTHENTICATION: Readonly<Record<MarketplaceId, ErrorCode>> = {
  YAHOO: 'YAHOO_AUTHENTICATION_EXCEPTION',
  RAKUTEN: 'RAKUTEN_AUTHENTICATION_EXCEPTION',
  COLOR_ME: 'COLOR_ME_AUTHENTICATION_ERROR',
}
const CONNECTION: Readonly<Record<MarketplaceId, ErrorCode>> = {
  YAHOO: 'EC_CONNECTION_ERROR',
  RAKUTEN: 'EC_CONNECTION_ERROR',
  COLOR_ME: 'COLOR_ME_CONNECTION_ERROR',
}

/** The status, code and details that the specification assigns to an error of a marketplace. */
export function marketplaceFailure(marketplace: MarketplaceId, error: MarketplaceError): ApiFailure {
  switch (error.code) {
    case 'MAINTENANCE':
      return fail(404, 'EC_MAINTAIN', error.until ? { error: { until: error.until.toISOString() } } : {})
    case 'AUTHENTICATION_FAILED':
      return fail(401, AUTHENTICATION[marketplace])
    case 'CONNECTION_ERROR':
      return fail(500, CONNECTION[marketplace])
    case 'TIME_OUT':
      return fail(500, 'EC_REQUEST_TIMEOUT_EXCEPTION')
  }
}

/** The status and code of an order that exists at its marketplace and cannot be designed. */
export function orderStateFailure(state: Extract<MarketplaceAnswer, { kind: 'CANCELLED' | 'VERIFYING' }>): ApiFailure {
  return state.kind === 'CANCELLED'
    ? fail(403, 'ORDER_IS_CANCELLED')
    : fail(400, 'ORDER_YAHOO_IS_VERIFYING', { error: { minutes: state.minutes } })
}

/** The payment type is part of the failure because the text for the customer depends on it. */
export const paymentNotSettled = (paymentType: PaymentType): ApiFailure =>
  fail(403, 'ORDER_NOT_SETTLED', { error: { paymentType } })

/** False for an answer of a marketplace that works. */
export const isMarketplaceError = (error: CancelError): error is MarketplaceError =>
  error.code !== 'REFUSED' && error.code !== 'NOT_FOUND'

/**
 * A failed cancellation is always 500 with the code of the marketplace: 401 and 403 of that call are reserved for the
 * customer's digits and for the state of the order in this shop.
 */
export const cancelFailureOf = (marketplace: MarketplaceId, error: CancelError): ApiFailure =>
  fail(500, isMarketplaceError(error) ? marketplaceFailure(marketplace, error).error.code : CONNECTION[marketplace])
