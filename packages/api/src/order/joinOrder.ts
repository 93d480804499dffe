import type { Transacting } from '../database/tables.ts'

/**
 * Joins an order, whose phone number the caller has proven, to an account. A repeated call changes nothing.
 * @returns false where the order belongs to another account, which keeps it
 */
export async function joinOrder(tx: Transacting, accountId: string, orderNumber: string): Promise<boolean> {
  // The lock keeps the account from being deleted before the order points to it.
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

/** Joins the orders that were placed with a mail address to the account that confirmed it, unless they have an account. */
export async function joinOrdersOf(tx: Transacting, accountId: string, email: string): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ account_id: accountId })
    .where('orderer_email', '=', email)
    .where('account_id', 'is', null)
    .execute()
}
