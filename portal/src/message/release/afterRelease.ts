import type { CallError } from '@irodori/client/callError'
import { errorCodeOf } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'

/** Where a refused release leads. STAY: it can be tried again. PACKAGE: the wrapping is missing. MY_PAGE: the order has a problem. */
export type AfterRelease = 'STAY' | 'PACKAGE' | 'MY_PAGE'

const WRAPPING: readonly ErrorCode[] = [
  'PACKAGE_PLAN_NOT_FOUND',
  'PACKAGE_PLAN_NOT_CHOSEN',
  'PRODUCT_OPTION_NOT_CHOSEN',
  'QUANTITY_OF_PACKAGE_PLAN',
]
const RETRYABLE: readonly ErrorCode[] = [
  'MESSAGE_NOT_COMPLETED',
  'REQUEST_INVALID',
  'DESIGN_CREATE_IMAGE_EXCEPTION',
  'TOO_MANY_TRIES',
  'BUSY',
  'INTERNAL',
]

/** Error codes of a marketplace that is unavailable or answers wrongly; the release can be tried again. */
const MARKETPLACE = /^(EC|RAKUTEN|YAHOO|COLOR_ME|ORDER_YAHOO)_/

/** DGM-15: where a refused release leads, by its error code. */
export function afterRelease(error: CallError): AfterRelease {
  const code = errorCodeOf(error)
  if (code === null || RETRYABLE.includes(code)) return 'STAY'
  if (WRAPPING.includes(code)) return 'PACKAGE'
  return MARKETPLACE.test(code) ? 'STAY' : 'MY_PAGE'
}
