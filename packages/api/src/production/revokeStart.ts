import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { deleteOrderJobs, WAITING_END_JOB } from '../order/orderJobs.ts'
import { releaseStock } from '../order/stock/stock.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { forgetShipDates } from '../orderView/promiseShipDates.ts'

/**
 * Ends the waiting period of an order without production: the order is a DRAFT again, without reserved stock.
 * @param order locked in this transaction, with the status WAITING_CREATION
 */
export async function revokeStart(tx: Transacting, order: OrderRow, now: Date): Promise<OrderRow> {
  await releaseStock(tx, order)
  const details = { ...order.details, reservedStock: [] }
  const changed = await transitionOrder(tx, order, 'CREATION_CANCELLED', now, {
    details,
    waiting_began_at: null,
    waiting_ends_at: null,
  })
  if (!changed.ok) throw new Error(`order ${order.order_number} waits but could not return to DRAFT: ${changed.error}`)
  await forgetShipDates(tx, order)
  await deleteOrderJobs(tx, order.order_number, [WAITING_END_JOB])
  return changed.value
}
