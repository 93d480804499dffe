import type { ErrorCode } from '@irodori/contract/errorCode'
import { orderNumberForm } from '@irodori/rules/orderNumber'

/** The marketplaces that orders come from, beside the shop itself. */
export type Marketplace = 'YAHOO' | 'RAKUTEN' | 'COLOR_ME'

const BY_CODE: Readonly<Partial<Record<ErrorCode, Marketplace>>> = {
  RAKUTEN_AUTHENTICATION_EXCEPTION: 'RAKUTEN',
  YAHOO_AUTHENTICATION_EXCEPTION: 'YAHOO',
  COLOR_ME_CONNECTION_ERROR: 'COLOR_ME',
  COLOR_ME_AUTHENTICATION_ERROR: 'COLOR_ME',
}

/** The marketplace of a refusal, from its code or from the form of the order number; null if neither says. */
export function marketplaceOf(code: ErrorCode | null, orderNumber: string): Marketplace | null {
  const byCode = code === null ? undefined : BY_CODE[code]
  if (byCode) return byCode
  const form = orderNumberForm(orderNumber, '')
  return form === null || form === 'OWN_SHOP' ? null : form
}
