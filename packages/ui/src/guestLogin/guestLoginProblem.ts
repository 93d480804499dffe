import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'

/**
 * Where a refused guest login is shown: in the form, in the dialog of a marketplace that has to be waited for, or in the
 * dialog that leads to the shop's support.
 */
export interface GuestLoginProblem {
  readonly place: 'FORM' | 'SHOP_BOX' | 'ADMIN_BOX'
  /** The error whose message is shown. */
  readonly error: CallError
}

const WAITS_FOR_MARKETPLACE: ReadonlySet<ErrorCode> = new Set([
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
  'EC_CONNECTION_ERROR',
  // The customer may try again as soon as the marketplace has received the payment.
  'ORDER_NOT_SETTLED',
])

/** The server answers ORDER_IS_CANCELLED, like ORDER_NOT_SETTLED, only to the right phone number. */
const SHOP_HELPS: ReadonlySet<ErrorCode> = new Set(['PRODUCT_IS_NOT_FOUND', 'ORDER_IS_CANCELLED'])

/** Errors that do not concern the two numbers, so that retyping them would not help. */
const OTHER_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'EC_MAINTAIN',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'ORDER_YAHOO_IS_VERIFYING',
  'TOO_MANY_TRIES',
  'BUSY',
  'INTERNAL',
])

/**
 * The error table of "guest login" in the specification, and the two codes that only the right phone number receives.
 * Every other code is shown as an order number that was not found.
 */
export function guestLoginProblem(error: CallError): GuestLoginProblem {
  const code = errorCodeOf(error)
  if (code !== null && WAITS_FOR_MARKETPLACE.has(code)) return { place: 'SHOP_BOX', error }
  if (code !== null && SHOP_HELPS.has(code)) return { place: 'ADMIN_BOX', error }
  const isAboutTheOrder = error.kind === 'REFUSED' && error.status < 500 && !(code !== null && OTHER_ERRORS.has(code))
  return { place: 'FORM', error: isAboutTheOrder ? { ...error, errorCode: 'ORDER_NUMBER_NOT_FOUND' } : error }
}
