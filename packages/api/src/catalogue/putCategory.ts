import type { StoredCategory } from '@irodori/contract/entities/product'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { ListTranslations } from '../translation/translations.ts'
import { putTranslations } from '../translation/translations.ts'

/** The only writer of categories. */
export async function putCategory(
  tx: Transacting,
  category: StoredCategory,
  translations: ListTranslations = {},
): Promise<void> {
  const row = { id: category.id, document: json(category) }
  await tx
    .insertInto('category')
    .values(row)
    .onConflict((at) => at.column('id').doUpdateSet(row))
    .execute()
  await putTranslations(tx, 'categories', [category.id], translations)
}
