import type { Result } from '@irodori/result'
import type { StatusViolation } from '@irodori/rules/orderTransitions'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { deleteOrderJobs } from './orderJobs.ts'
import { releaseStock } from './stock/stock.ts'
import { transitionOrder } from './transitionOrder.ts'

/** Who cancels an order and why. */
export interface Cancellation {
  readonly by: 'CUSTOMER' | 'SHOP'
  /** A code of CAN-1; 0 where none was given. */
  readonly reason: number
  readonly note: string
}

/** Cancels a locked order: its status, its reserved stock, its jobs and the record of the cancellation. */
export async function cancelLockedOrder(
  tx: Transacting,
  order: OrderRow,
  { by, reason, note }: Cancellation,
  now: Date,
): Promise<Result<OrderRow, StatusViolation>> {
  const event = by === 'CUSTOMER' ? 'CANCELLED_BY_CUSTOMER' : 'CANCELLED_BY_SHOP'
  const cancelled = await transitionOrder(tx, order, event, now, { details: { ...order.details, reservedStock: [] } })
  if (!cancelled.ok) return cancelled
  await releaseStock(tx, order)
  await deleteOrderJobs(tx, order.order_number)
  await tx
    .insertInto('cancellation')
    .values({ order_number: order.order_number, reason, note, by, cancelled_at: now })
    .onConflict((at) => at.column('order_number').doNothing())
    .execute()
  return cancelled
}
