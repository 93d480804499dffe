import type { CallError } from '@irodori/client/callError'

/** Why a cancellation failed. WRONG_DIGITS and TOO_MANY_TRIES are shown in the form, the others in a dialog. */
export type CancelProblem =
  | { readonly kind: 'WRONG_DIGITS' | 'TOO_MANY_TRIES' | 'CANNOT_CANCEL' | 'FAILED' }
  /** SHOP_REFUSED: the marketplace of the order does not allow it. The other kinds: it gave no usable answer. */
  | { readonly kind: 'SHOP_REFUSED' | 'SHOP_CLOSED' | 'SHOP_UNAVAILABLE'; readonly error: CallError }

const SHOP_UNAVAILABLE: ReadonlySet<string> = new Set([
  'EC_CONNECTION_ERROR',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
])

/** CNC-4 to CNC-6: the problem of a failed verification or cancellation. */
export function cancelProblem(error: CallError): CancelProblem {
  if (error.kind !== 'REFUSED') return { kind: 'FAILED' }
  const { status, errorCode, message } = error
  if (errorCode === 'EC_MAINTAIN') return { kind: 'SHOP_CLOSED', error }
  if (errorCode !== null && SHOP_UNAVAILABLE.has(errorCode)) return { kind: 'SHOP_UNAVAILABLE', error }
  if (status === 401) return { kind: 'WRONG_DIGITS' }
  if (status === 403)
    return error.error.shop === undefined ? { kind: 'CANNOT_CANCEL' } : { kind: 'SHOP_REFUSED', error }
  if (status === 400 && (errorCode === 'COMBINI_SETTLED' || message === 'COMBINI_SETTLED')) {
    return { kind: 'CANNOT_CANCEL' }
  }
  return { kind: status === 429 ? 'TOO_MANY_TRIES' : 'FAILED' }
}
