import type { Transacting } from './tables.ts'
import { json } from './tables.ts'

/** Inserts or replaces a setting of the shop. */
export async function putSetting(tx: Transacting, name: string, value: unknown): Promise<void> {
  const row = { name, value: json(value) }
  await tx
    .insertInto('setting')
    .values(row)
    .onConflict((at) => at.column('name').doUpdateSet(row))
    .execute()
}
