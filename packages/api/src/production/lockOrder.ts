import type { Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'

/** The order, held by this transaction until its end; null where there is none. Every change of an order begins with it. */
export async function lockOrder(tx: Transacting, orderNumber: string): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('shop_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
