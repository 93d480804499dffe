import type { OrderEvent } from '@irodori/rules/orderTransitions'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Transacting } from '../../database/tables.ts'
import { AUTO_START_JOB, deleteOrderJobs, startHandOver } from '../../order/orderJobs.ts'
import { transitionOrder } from '../../order/transitionOrder.ts'
import type { Wish } from '../../orderView/promiseShipDates.ts'
import { promiseShipDates } from '../../orderView/promiseShipDates.ts'

/**
 * Takes a locked released order into production, for an acceptance and for the automatic start alike.
 * @param wish the delivery that the recipient chose
 * @returns false where the order had already left the released status
 */
export async function startReleasedOrder(
  tx: Transacting,
  order: OrderRow,
  event: Extract<OrderEvent, 'GIFT_ACCEPTED' | 'AUTO_START_DUE'>,
  now: Date,
  wish: Wish,
): Promise<boolean> {
  const started = await transitionOrder(tx, order, event, now)
  if (!started.ok) return false
  await promiseShipDates(tx, order, now, wish)
  await deleteOrderJobs(tx, order.order_number, [AUTO_START_JOB])
  await startHandOver(tx, order.order_number)
  return true
}
