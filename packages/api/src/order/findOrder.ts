import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'

export async function findOrder(database: Database, orderNumber: string): Promise<OrderRow | null> {
  const row = await database
    .selectFrom('shop_order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return row ?? null
}
