import type { Database } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'

interface Deps {
  readonly database: Database
  readonly storage: Pick<Storage, 'list' | 'delete'>
  readonly now: () => Date
}

/** Deletes the files of an order whose designs were erased. Repeated after a crash, it deletes what is left. */
export async function eraseFiles({ database, storage, now }: Deps, orderNumber: string): Promise<void> {
  const unfinished = database.selectFrom('erasure').select('folders').where('order_number', '=', orderNumber)
  const row = await unfinished.where('files_erased_at', 'is', null).executeTakeFirst()
  if (!row) return
  for (const folder of row.folders) for (const key of await storage.list(folder)) await storage.delete(key)
  await database
    .updateTable('erasure')
    .set({ files_erased_at: now(), folders: json([]) })
    .where('order_number', '=', orderNumber)
    .execute()
}
