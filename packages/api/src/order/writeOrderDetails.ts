import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'

/** Writes changed details of a locked order together with the time of the change. */
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
