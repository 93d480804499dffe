import { type CallError, errorCodeOf } from '@irodori/client'
import type { ErrorCode } from '@irodori/contract'

/** Where a refused guest login is said: in the form, in the box of the outside shop that is away, or in the one that names us as who can help. */
export interface GuestLoginProblem {
  readonly place: 'FORM' | 'SHOP_BOX' | 'ADMIN_BOX'
  /** Whose words are said. */
  readonly said: CallError
}

const SHOP_IS_AWAY: ReadonlySet<ErrorCode> = new Set([
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
  'EC_CONNECTION_ERROR',
])

/** They are about something else than the two numbers, and typing those again would not help. */
const SAYS_ITSELF: ReadonlySet<ErrorCode> = new Set([
  'EC_MAINTAIN',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'ORDER_YAHOO_IS_VERIFYING',
  'TOO_MANY_TRIES',
  'BUSY',
  'INTERNAL',
])

/** The specification's catalogue of "guest login": whatever it does not name is an order number that was not found. */
export function guestLoginProblem(failure: CallError): GuestLoginProblem {
  const code = errorCodeOf(failure)
  if (code !== null && SHOP_IS_AWAY.has(code)) return { place: 'SHOP_BOX', said: failure }
  if (code === 'PRODUCT_IS_NOT_FOUND') return { place: 'ADMIN_BOX', said: failure }
  const isAboutTheOrder =
    failure.kind === 'REFUSED' && failure.status < 500 && !(code !== null && SAYS_ITSELF.has(code))
  return { place: 'FORM', said: isAboutTheOrder ? { ...failure, errorCode: 'ORDER_NUMBER_NOT_FOUND' } : failure }
}
