import type { Transacting } from '../database/tables.ts'

/**
 * Requests a sweep of the folder of an order in one of the next nights. Call it in a transaction before writing a file
 * that a crash could leave behind, or when a reference is removed without a change of the order itself.
 */
export async function requestSweep(tx: Transacting, orderNumber: string, now: Date): Promise<void> {
  await tx
    .insertInto('folder_to_sweep')
    .values({ order_number: orderNumber, wanted_at: now })
    .onConflict((at) => at.column('order_number').doUpdateSet({ wanted_at: now }))
    .execute()
}
