import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { requestSweep } from './requestSweep.ts'

/**
 * Protects files of an order that are about to be written and referenced from deletion: their photos count as new and
 * no file is marked as a leftover. A sweep deletes only marked files, while it locks the order; so it has either
 * finished before this transaction or finds no mark. Files that are written and never referenced are found by a later
 * sweep.
 */
export async function claimFiles(
  database: Database,
  orderNumber: string,
  files: readonly string[],
  now: Date,
): Promise<void> {
  const names = [...files, '']
  await transact(database, async (tx) => {
    await tx.selectFrom('shop_order').select('id').where('order_number', '=', orderNumber).forUpdate().execute()
    await tx.deleteFrom('leftover_file').where('order_number', '=', orderNumber).where('name', 'in', names).execute()
    await tx
      .updateTable('photo')
      .set({ created_at: now })
      .where('order_number', '=', orderNumber)
      .where('name', 'in', names)
      .execute()
    await requestSweep(tx, orderNumber, now)
  })
}
