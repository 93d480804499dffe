import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'

/** Writes what has changed in the details of an order that this transaction holds, and when. */
export async function writeOrderDetails(
  tx: Transacting,
  order: OrderRow,
  at: Date,
  change: Partial<OrderDetails> = {},
): Promise<OrderRow> {
  return tx
    .updateTable('shop_order')
    .set({ details: json({ ...order.details, ...change }), updated_at: at })
    .where('order_number', '=', order.order_number)
    .returningAll()
    .executeTakeFirstOrThrow()
}
