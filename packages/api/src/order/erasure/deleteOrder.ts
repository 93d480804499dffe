import type { OrderRow } from '../../database/tables/orders.ts'
import type { Transacting } from '../../database/tables.ts'

/** Deletes a locked order to which no other row refers. Its number is remembered, so that it is not imported again. */
export async function deleteOrder(tx: Transacting, { order_number }: OrderRow, now: Date): Promise<void> {
  await tx.deleteFrom('shop_order').where('order_number', '=', order_number).execute()
  await tx.updateTable('erasure').set({ order_erased_at: now }).where('order_number', '=', order_number).execute()
}
