import type { Order } from '@irodori/contract'
import { mayPack } from '@irodori/rules'

/** Where whoever opens the packaging of an order is led. */
export type PackagingAccess = 'SHOWN' | 'NOT_FOUND' | 'MY_PAGE'

type Arriving = Pick<Order, 'status' | 'remainingNumber' | 'overNumber' | 'designs' | 'hasLineProduct'>

/**
 * PCK-1: only a draft is packed; one whose designs are not complete goes back to my page, and so does one of the messaging
 * app, which is not sent.
 */
export function packagingAccess({
  status,
  remainingNumber,
  overNumber,
  designs,
  hasLineProduct,
}: Arriving): PackagingAccess {
  if (!mayPack(status)) return 'NOT_FOUND'
  const isDesigned = remainingNumber === 0 && overNumber === 0 && designs.every(({ isNotComplete }) => !isNotComplete)
  return isDesigned && !hasLineProduct ? 'SHOWN' : 'MY_PAGE'
}
