import type { Order } from '@irodori/contract/entities/order'
import { mayPack } from '@irodori/rules/orderStatus'

/** Where the customer is led who opens the packaging page of an order. */
export type PackagingAccess = 'SHOWN' | 'NOT_FOUND' | 'MY_PAGE'

type CheckedOrder = Pick<Order, 'status' | 'isDesigned' | 'hasLineProduct'>

/**
 * PCK-1: shows the page for a draft with complete designs. A draft with incomplete designs leads to my page, and so does an
 * order of the messaging app, which is not shipped.
 */
export function packagingAccess({ status, isDesigned, hasLineProduct }: CheckedOrder): PackagingAccess {
  if (!mayPack(status)) return 'NOT_FOUND'
  return isDesigned && !hasLineProduct ? 'SHOWN' : 'MY_PAGE'
}
