import type { StoredProduct } from '@irodori/contract/entities/product'
import { searchTextOf } from '../database/searchText.ts'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'

/** The only writer of products; derives the columns for sorting, searching and filtering from the document. */
export async function putProduct(tx: Transacting, product: StoredProduct): Promise<void> {
  const row = {
    id: product.id,
    category_id: product.categoryId,
    search_text: searchTextOf(product.name),
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
  await tx.deleteFrom('product_hashtag').where('product_id', '=', product.id).execute()
  if (product.hashtags.length === 0) return
  await tx
    .insertInto('product_hashtag')
    .values([...new Set(product.hashtags)].map((hashtag) => ({ product_id: product.id, hashtag })))
    .execute()
}
