import type { Failure } from '@irodori/client'
import { errorCodeOf } from '@irodori/client'
import type { ErrorCode } from '@irodori/contract'

/** How a refused verification is put to the customer; each kind has its own way out. */
export type VerificationStop =
  /** Said in the form: typing again, or waiting, mends it. */
  | 'FORM'
  /** Go on with this product all the same, or back to the list. */
  | 'WRONG_PRODUCT'
  /** The outside shop cannot be reached. */
  | 'CONNECTION'
  | 'TIMEOUT'
  | 'MAINTENANCE'
  /** Several receivers: cancel and order again. */
  | 'REORDER'
  | 'CANCELLED'
  | 'NOT_SETTLED'
  | 'PRODUCT_UNAVAILABLE'
  | 'PRODUCED'

const BY_CODE: Readonly<Partial<Record<ErrorCode, VerificationStop>>> = {
  EC_MAINTAIN: 'MAINTENANCE',
  EC_CONNECTION_ERROR: 'CONNECTION',
  EC_REQUEST_TIMEOUT_EXCEPTION: 'TIMEOUT',
  RAKUTEN_AUTHENTICATION_EXCEPTION: 'CONNECTION',
  YAHOO_AUTHENTICATION_EXCEPTION: 'CONNECTION',
  COLOR_ME_CONNECTION_ERROR: 'CONNECTION',
  COLOR_ME_AUTHENTICATION_ERROR: 'CONNECTION',
  NOT_MATCH_PRODUCT_WITH_ORDER: 'WRONG_PRODUCT',
  MULTI_ADDRESS_RAKUTEN_ORDER: 'REORDER',
  ORDER_IS_CANCELLED: 'CANCELLED',
  ORDER_NOT_SETTLED: 'NOT_SETTLED',
  PRODUCT_IS_DELETED: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_NOT_PUBLIC: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_NOT_FOUND: 'PRODUCT_UNAVAILABLE',
  ORDER_IS_PRODUCED: 'PRODUCED',
  // It belongs to another account: another number, or logging in there, mends it.
  FORBIDDEN: 'FORM',
}

/** The specification's catalogue of "verify order": by code, and every other 403 is an order that was produced. */
export function verificationStop(failure: Failure): VerificationStop {
  const code = errorCodeOf(failure)
  const known = code === null ? undefined : BY_CODE[code]
  if (known) return known
  return failure.kind === 'REFUSED' && failure.status === 403 ? 'PRODUCED' : 'FORM'
}
