import type { Transacting } from './tables.ts'
import { json } from './tables.ts'

/** Writes a setting of the shop in the place of the one that is there. */
export async function putSetting(tx: Transacting, name: string, value: unknown): Promise<void> {
  const row = { name, value: json(value) }
  await tx
    .insertInto('setting')
    .values(row)
    .onConflict((at) => at.column('name').doUpdateSet(row))
    .execute()
}
