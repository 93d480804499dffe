import type { OrderStatus } from '@irodori/contract/entities/order'
import { isCancelled, mayChange } from './orderStatus.ts'

/** What follows here when the marketplace of an order has cancelled it. */
export type CancellationResponse =
  /** The order is cancelled already. */
  | 'NONE'
  | 'CANCEL'
  /** The waiting period ends, and the order is cancelled. */
  | 'REVOKE_AND_CANCEL'
  /** The order is held, and the staff decide. */
  | 'HOLD'
  /** Only the staff are told. */
  | 'TELL'

/**
 * MKT-1: an order whose production has not begun is cancelled with its marketplace; its waiting period ends.
 * MKT-2: an order on its way to print is held; one that is held there stays so.
 * MKT-3: an order that is printed or sent goes on.
 * @param heldFrom the status of a held order before it was held
 */
export function responseToCancellation(status: OrderStatus, heldFrom: OrderStatus | null): CancellationResponse {
  switch (status) {
    case 'CANCEL':
      return 'NONE'
    case 'WAITING':
    case 'DRAFT':
    case 'PENDING_CANCEL':
      return 'CANCEL'
    case 'WAITING_CREATION':
      return 'REVOKE_AND_CANCEL'
    case 'PENDING':
      return heldFrom !== null && (mayChange(heldFrom) || isCancelled(heldFrom)) ? 'CANCEL' : 'HOLD'
    case 'PENDING_CREATION':
    case 'URL_RELEASED':
    case 'COMMITTED':
      return 'HOLD'
    case 'CREATING':
    case 'SHIPPED':
      return 'TELL'
  }
}

/** MKT-4: people changed at the marketplace are followed, told to the staff, or too late to matter. */
export function responseToAddress(status: OrderStatus): 'FOLLOW' | 'TELL' | 'NONE' {
  if (mayChange(status)) return 'FOLLOW'
  return status === 'SHIPPED' || isCancelled(status) ? 'NONE' : 'TELL'
}
