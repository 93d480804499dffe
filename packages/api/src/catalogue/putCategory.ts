import type { StoredCategory } from '@irodori/contract/entities/product'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'

/** The only writer of categories. */
export async function putCategory(tx: Transacting, category: StoredCategory): Promise<void> {
  const row = { id: category.id, document: json(category) }
  await tx
    .insertInto('category')
    .values(row)
    .onConflict((at) => at.column('id').doUpdateSet(row))
    .execute()
}
