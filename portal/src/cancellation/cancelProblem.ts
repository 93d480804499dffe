import type { CallError } from '@irodori/client/callError'

/** Why a cancellation failed. WRONG_DIGITS and TOO_MANY_TRIES are shown in the form, the others in a dialog. */
export type CancelProblem = 'WRONG_DIGITS' | 'TOO_MANY_TRIES' | 'CANNOT_CANCEL' | 'SHOP_UNAVAILABLE' | 'FAILED'

const SHOP_UNAVAILABLE: ReadonlySet<string> = new Set([
  'EC_MAINTAIN',
  'EC_CONNECTION_ERROR',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
])

/** CNC-4 to CNC-6: the problem of a failed verification or cancellation. */
export function cancelProblem(error: CallError): CancelProblem {
  if (error.kind !== 'REFUSED') return 'FAILED'
  const { status, errorCode, message } = error
  if (errorCode !== null && SHOP_UNAVAILABLE.has(errorCode)) return 'SHOP_UNAVAILABLE'
  if (status === 401) return 'WRONG_DIGITS'
  if (status === 403) return 'CANNOT_CANCEL'
  if (status === 400 && (errorCode === 'COMBINI_SETTLED' || message === 'COMBINI_SETTLED')) return 'CANNOT_CANCEL'
  if (status === 429) return 'TOO_MANY_TRIES'
  return 'FAILED'
}
