import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'

/** Kinds of refused verification; each has its own remedy. */
export type VerificationProblem =
  /** Shown in the form, where it can be corrected. */
  | 'FORM'
  /** The order contains other products: another order, the products, or this product all the same. */
  | 'WRONG_PRODUCT'
  /** The marketplace cannot be reached. */
  | 'CONNECTION'
  | 'TIMEOUT'
  | 'MAINTENANCE'
  /** The marketplace needs some minutes to verify the order. */
  | 'VERIFYING'
  /** The order has several receivers: cancel and order again. */
  | 'REORDER'
  | 'CANCELLED'
  | 'NOT_SETTLED'
  | 'PRODUCT_UNAVAILABLE'
  | 'PRODUCED'

/** Problems that a notice explains; another product has a dialog of its own. */
export type BlockingProblem = Exclude<VerificationProblem, 'FORM' | 'WRONG_PRODUCT'>

const BY_CODE: Readonly<Partial<Record<ErrorCode, VerificationProblem>>> = {
  EC_MAINTAIN: 'MAINTENANCE',
  EC_CONNECTION_ERROR: 'CONNECTION',
  EC_REQUEST_TIMEOUT_EXCEPTION: 'TIMEOUT',
  RAKUTEN_AUTHENTICATION_EXCEPTION: 'CONNECTION',
  YAHOO_AUTHENTICATION_EXCEPTION: 'CONNECTION',
  COLOR_ME_CONNECTION_ERROR: 'CONNECTION',
  COLOR_ME_AUTHENTICATION_ERROR: 'CONNECTION',
  ORDER_YAHOO_IS_VERIFYING: 'VERIFYING',
  NOT_MATCH_PRODUCT_WITH_ORDER: 'WRONG_PRODUCT',
  MULTI_ADDRESS_RAKUTEN_ORDER: 'REORDER',
  ORDER_IS_CANCELLED: 'CANCELLED',
  ORDER_NOT_SETTLED: 'NOT_SETTLED',
  PRODUCT_IS_DELETED: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_NOT_PUBLIC: 'PRODUCT_UNAVAILABLE',
  PRODUCT_IS_NOT_FOUND: 'PRODUCT_UNAVAILABLE',
  ORDER_IS_PRODUCED: 'PRODUCED',
  // The order belongs to another account: the customer may enter another number or log in there.
  FORBIDDEN: 'FORM',
}

/** The error table of "verify order" in the specification: by code, and every other 403 is an order in production. */
export function verificationProblem(error: CallError): VerificationProblem {
  const code = errorCodeOf(error)
  const known = code === null ? undefined : BY_CODE[code]
  if (known) return known
  return error.kind === 'REFUSED' && error.status === 403 ? 'PRODUCED' : 'FORM'
}

/** The error to show. An order in production always has its own code, even if the answer had none. */
export const displayedError = (stop: VerificationProblem, error: CallError): CallError =>
  stop === 'PRODUCED' && error.kind === 'REFUSED' && error.errorCode === null
    ? { ...error, errorCode: 'ORDER_IS_PRODUCED' }
    : error

/** What a customer can do about a problem. */
export type Remedy =
  | 'RETRY'
  /** Enter another number. */
  | 'ENTER_AGAIN'
  | 'PRODUCT_LIST'
  | 'CANCEL_PAGE'
  | 'MY_PAGE'
  /** Ask the shop. */
  | 'ASK'
  /** Read the FAQ about it. */
  | 'READ_FAQ'

interface Remedies {
  readonly first: Remedy
  readonly help: Extract<Remedy, 'ASK' | 'READ_FAQ'> | null
}

/** The remedies of each problem: the recommended one and the help. Closing the notice returns to the form. */
export const REMEDIES: Readonly<Record<BlockingProblem, Remedies>> = {
  CONNECTION: { first: 'RETRY', help: 'ASK' },
  TIMEOUT: { first: 'RETRY', help: 'ASK' },
  MAINTENANCE: { first: 'RETRY', help: null },
  VERIFYING: { first: 'RETRY', help: null },
  REORDER: { first: 'CANCEL_PAGE', help: 'ASK' },
  CANCELLED: { first: 'PRODUCT_LIST', help: 'ASK' },
  NOT_SETTLED: { first: 'RETRY', help: 'ASK' },
  PRODUCT_UNAVAILABLE: { first: 'PRODUCT_LIST', help: 'ASK' },
  PRODUCED: { first: 'MY_PAGE', help: 'READ_FAQ' },
}
