import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { requestSweep } from './requestSweep.ts'

/**
 * Keeps files of an order that are about to be written and named from being deleted meanwhile: photos among them are as
 * good as new, and no file is a leftover. A sweep deletes marked files only, while it holds the order; so it has ended
 * before this, or finds no mark. Should they be written and never named, a later sweep finds them.
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
