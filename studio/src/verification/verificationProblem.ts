import type { CallError } from '@irodori/client'
import { errorCodeOf } from '@irodori/client'
import type { ErrorCode } from '@irodori/contract'

/** How a refused verification is put to the customer; each kind has its own way out. */
export type VerificationProblem =
  /** Said in the form: typing again mends it. */
  | 'FORM'
  /** Go on with this product all the same, or back to the list. */
  | 'WRONG_PRODUCT'
  /** The marketplace cannot be reached. */
  | 'CONNECTION'
  | 'TIMEOUT'
  | 'MAINTENANCE'
  /** The marketplace still checks the order itself, for some minutes. */
  | 'VERIFYING'
  /** Several receivers: cancel and order again. */
  | 'REORDER'
  | 'CANCELLED'
  | 'NOT_SETTLED'
  | 'PRODUCT_UNAVAILABLE'
  | 'PRODUCED'

export type BlockingProblem = Exclude<VerificationProblem, 'FORM'>

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
  // It belongs to another account: another number, or logging in there, mends it.
  FORBIDDEN: 'FORM',
}

/** The specification's catalogue of "verify order": by code, and every other 403 is an order that was produced. */
export function verificationProblem(failure: CallError): VerificationProblem {
  const code = errorCodeOf(failure)
  const known = code === null ? undefined : BY_CODE[code]
  if (known) return known
  return failure.kind === 'REFUSED' && failure.status === 403 ? 'PRODUCED' : 'FORM'
}

/** The failure as it is told: an order that was produced is one, whatever the answer names it. */
export const displayedError = (stop: VerificationProblem, failure: CallError): CallError =>
  stop === 'PRODUCED' && failure.kind === 'REFUSED' && failure.errorCode === null
    ? { ...failure, errorCode: 'ORDER_IS_PRODUCED' }
    : failure

/** What a customer can do about a stop. */
export type Remedy =
  | 'CONTINUE'
  | 'RETRY'
  /** Another number. */
  | 'ENTER_AGAIN'
  | 'PRODUCT_LIST'
  | 'CANCEL_PAGE'
  | 'MY_PAGE'
  /** The shop is asked. */
  | 'ASK'
  /** The frequent question about this very thing. */
  | 'READ_FAQ'

interface Remedies {
  readonly first: Remedy
  /** What closing the dialog means. */
  readonly close: Extract<Remedy, 'ENTER_AGAIN' | 'PRODUCT_LIST'>
  readonly help: Extract<Remedy, 'ASK' | 'READ_FAQ'> | null
}

/** The ways on from each stop: the one that helps most, the one that closes, and who else helps. */
export const REMEDIES: Readonly<Record<BlockingProblem, Remedies>> = {
  WRONG_PRODUCT: { first: 'CONTINUE', close: 'PRODUCT_LIST', help: null },
  CONNECTION: { first: 'RETRY', close: 'ENTER_AGAIN', help: 'ASK' },
  TIMEOUT: { first: 'RETRY', close: 'ENTER_AGAIN', help: 'ASK' },
  MAINTENANCE: { first: 'RETRY', close: 'ENTER_AGAIN', help: null },
  VERIFYING: { first: 'RETRY', close: 'ENTER_AGAIN', help: null },
  REORDER: { first: 'CANCEL_PAGE', close: 'ENTER_AGAIN', help: 'ASK' },
  CANCELLED: { first: 'PRODUCT_LIST', close: 'ENTER_AGAIN', help: 'ASK' },
  NOT_SETTLED: { first: 'RETRY', close: 'ENTER_AGAIN', help: 'ASK' },
  PRODUCT_UNAVAILABLE: { first: 'PRODUCT_LIST', close: 'ENTER_AGAIN', help: 'ASK' },
  PRODUCED: { first: 'MY_PAGE', close: 'ENTER_AGAIN', help: 'READ_FAQ' },
}
