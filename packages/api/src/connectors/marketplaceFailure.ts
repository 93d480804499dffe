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

/** What the staff do about a refused access. */
const ADVICE: Readonly<Record<MarketplaceId, string>> = {
  YAHOO: 'the access token has ended or is wrong: authorise the store again and enter the new token',
  RAKUTEN: 'the licence key has ended after 90 days or is wrong: issue a new one in RMS and enter it',
  COLOR_ME: 'the access token is wrong or was withdrawn: authorise the shop again and enter the new token',
}

/** The line of the log for an error of a marketplace. It contains nothing of the order. */
export const marketplaceLogLine = (marketplace: MarketplaceId, error: CancelError): string =>
  `marketplace ${marketplace}: ${error.code}${remarkOn(marketplace, error)}`

function remarkOn(marketplace: MarketplaceId, error: CancelError): string {
  if (error.code === 'AUTHENTICATION_FAILED') return `, ${ADVICE[marketplace]}`
  return error.code === 'CONNECTION_ERROR' && error.cause !== undefined ? `, ${error.cause}` : ''
}

/** The status, code and details that the specification assigns to an error of a marketplace. The details name the marketplace. */
export function marketplaceFailure(marketplace: MarketplaceId, error: MarketplaceError): ApiFailure {
  const shop = { shop: marketplace }
  switch (error.code) {
    case 'MAINTENANCE':
      return fail(404, 'EC_MAINTAIN', { error: error.until ? { ...shop, until: error.until.toISOString() } : shop })
    case 'AUTHENTICATION_FAILED':
      return fail(401, AUTHENTICATION[marketplace], { error: shop })
    case 'CONNECTION_ERROR':
      return fail(500, CONNECTION[marketplace], { error: shop })
    case 'TIME_OUT':
      return fail(500, 'EC_REQUEST_TIMEOUT_EXCEPTION', { error: shop })
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
const isMarketplaceError = (error: CancelError): error is MarketplaceError =>
  error.code !== 'REFUSED' && error.code !== 'NOT_FOUND'

/**
 * A failed cancellation. A marketplace that answers and does not cancel makes it forbidden, with the marketplace as a
 * detail. An error of the marketplace is always 500, because 401 of that call is reserved for the customer's digits.
 */
export function cancelFailureOf(marketplace: MarketplaceId, error: CancelError): ApiFailure {
  if (!isMarketplaceError(error)) return fail(403, 'ORDER_CANNOT_BE_CANCELLED', { error: { shop: marketplace } })
  const { code, details } = marketplaceFailure(marketplace, error).error
  return fail(500, code, { error: { ...details } })
}
