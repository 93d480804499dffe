import type { Transacting } from '../database/tables.ts'

/**
 * Joins an order, whose phone number the caller has proven, to an account. Joining it again changes nothing.
 * @returns false where it belongs to another account, with which it stays
 */
export async function joinOrder(tx: Transacting, accountId: string, orderNumber: string): Promise<boolean> {
  // Held, so that the account is not deleted before the order points to it.
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst()
  if (!account) return false
  const { numUpdatedRows } = await tx
    .updateTable('shop_order')
    .set({ account_id: accountId })
    .where('order_number', '=', orderNumber)
    .where((where) => where.or([where('account_id', 'is', null), where('account_id', '=', accountId)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Joins the orders that were placed with an address to the account that has proven it, but none of another account. */
export async function joinOrdersOf(tx: Transacting, accountId: string, email: string): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ account_id: accountId })
    .where('orderer_email', '=', email)
    .where('account_id', 'is', null)
    .execute()
}
