import type { StoredProduct } from '@irodori/contract/entities/product'
import { searchTextOf } from '../database/searchText.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import type { ListTranslations } from '../translation/translations.ts'
import { namesOf, putTranslations } from '../translation/translations.ts'

/** The only writer of products; derives the columns for sorting, searching and filtering from the document. */
export async function putProduct(
  tx: Transacting,
  product: StoredProduct,
  translations: ListTranslations = {},
): Promise<void> {
  const row = {
    id: product.id,
    category_id: product.categoryId,
    search_text: searchTextOf(namesOf(product, translations)),
    is_shown: product.isPublic && !product.isDeleted,
    position: product.position,
    created_at: new Date(product.createdAt),
    document: json(product),
  }
  await tx
    .insertInto('product')
    .values(row)
    .onConflict((at) => at.column('id').doUpdateSet(row))
    .execute()
  await putTranslations(tx, 'products', [product.id], translations)
  await tx.deleteFrom('product_hashtag').where('product_id', '=', product.id).execute()
  if (product.hashtags.length === 0) return
  await tx
    .insertInto('product_hashtag')
    .values([...new Set(product.hashtags)].map((hashtag) => ({ product_id: product.id, hashtag })))
    .execute()
}
