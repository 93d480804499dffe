import type { Order } from '@irodori/contract'

/** Where whoever opens the packaging of an order is led. */
export type Arrival = 'SHOWN' | 'NOT_FOUND' | 'MY_PAGE'

type Arriving = Pick<Order, 'status' | 'remainingNumber' | 'overNumber' | 'designs' | 'hasLineProduct'>

/**
 * PCK-1: only a draft is packed; one whose designs are not complete goes back to my page, and so does one of the messaging
 * app, which is not sent.
 */
export function arrival({ status, remainingNumber, overNumber, designs, hasLineProduct }: Arriving): Arrival {
  if (status !== 'DRAFT') return 'NOT_FOUND'
  const isDesigned = remainingNumber === 0 && overNumber === 0 && designs.every(({ isNotComplete }) => !isNotComplete)
  return isDesigned && !hasLineProduct ? 'SHOWN' : 'MY_PAGE'
}
