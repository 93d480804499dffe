import type { CallError } from '@irodori/client'
import { errorCodeOf } from '@irodori/client'
import type { ErrorCode } from '@irodori/contract'

/** Where a refused release leads: it can be tried again, the wrapping is to be chosen first, or my page tells what is wrong. */
export type AfterRelease = 'STAY' | 'PACKAGE' | 'MY_PAGE'

const WRAPPING: readonly ErrorCode[] = [
  'PACKAGE_PLAN_NOT_FOUND',
  'PACKAGE_PLAN_NOT_CHOSEN',
  'PRODUCT_OPTION_NOT_CHOSEN',
  'QUANTITY_OF_PACKAGE_PLAN',
]
const STAYING: readonly ErrorCode[] = ['MESSAGE_NOT_COMPLETED', 'UNAUTHENTICATED']

/** The order's marketplace is away, or does not answer as it should: it may be asked again. */
const OUTSIDE_SHOP = /^(EC|RAKUTEN|YAHOO|COLOR_ME|ORDER_YAHOO)_/

/** DGM-15: the way after a release that was refused. */
export function afterRelease(error: CallError): AfterRelease {
  const code = errorCodeOf(error)
  if (code === null || STAYING.includes(code)) return 'STAY'
  if (WRAPPING.includes(code)) return 'PACKAGE'
  return OUTSIDE_SHOP.test(code) ? 'STAY' : 'MY_PAGE'
}
