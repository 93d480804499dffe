import type { Language } from '@irodori/contract/language'
import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
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

/** Stores the language of the guest of an order, for its mails. The order counts as unchanged: nothing that is shown changes. */
export async function setOrderLanguage(database: Database, orderNumber: string, language: Language): Promise<void> {
  await database.updateTable('shop_order').set({ language }).where('order_number', '=', orderNumber).execute()
}
