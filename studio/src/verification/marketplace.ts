import type { ErrorCode } from '@irodori/contract'
import { orderNumberForm } from '@irodori/rules'

/** The kinds of shops that orders come from, beside our own. */
export type Marketplace = 'YAHOO' | 'RAKUTEN' | 'COLOR_ME'

const BY_CODE: Readonly<Partial<Record<ErrorCode, Marketplace>>> = {
  RAKUTEN_AUTHENTICATION_EXCEPTION: 'RAKUTEN',
  YAHOO_AUTHENTICATION_EXCEPTION: 'YAHOO',
  COLOR_ME_CONNECTION_ERROR: 'COLOR_ME',
  COLOR_ME_AUTHENTICATION_ERROR: 'COLOR_ME',
}

/** Which shop a refusal speaks of: the code tells, or the form of the order number; null where neither does. */
export function marketplaceOf(code: ErrorCode | null, orderNumber: string): Marketplace | null {
  const byCode = code === null ? undefined : BY_CODE[code]
  if (byCode) return byCode
  const form = orderNumberForm(orderNumber, '')
  return form === null || form === 'OWN_SHOP' ? null : form
}
