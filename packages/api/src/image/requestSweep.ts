import type { Transacting } from '../database/tables.ts'

/**
 * Has the folder of an order looked through in one of the next nights. To be called in a transaction before a file is
 * written that may be left behind, or when something ceases to be named without a change of the order itself.
 */
export async function requestSweep(tx: Transacting, orderNumber: string, now: Date): Promise<void> {
  await tx
    .insertInto('folder_to_sweep')
    .values({ order_number: orderNumber, wanted_at: now })
    .onConflict((at) => at.column('order_number').doUpdateSet({ wanted_at: now }))
    .execute()
}
