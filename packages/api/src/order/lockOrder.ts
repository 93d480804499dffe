import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'

/**
 * Locks an order until the transaction ends; null where there is none. Every change of an order begins here, so that
 * changes run one after the other and each sees the status that the last one left.
 */
export async function lockOrder(tx: Transacting, orderNumber: string): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('shop_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
