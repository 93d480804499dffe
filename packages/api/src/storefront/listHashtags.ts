import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/**
 * Hashtags of the products or templates that are shown. A recursive query finds each hashtag with an index lookup after
 * the one before, so the work grows with the number of different hashtags, not with that of the templates. `limit 1` is
 * used because the planner turns an `exists` into a join that reads all rows.
 */
export async function listHashtags(
  database: Database,
  type: 'product' | 'template',
  productId?: string,
): Promise<string[]> {
  const table = sql.table(type === 'product' ? 'product_hashtag' : 'template_hashtag')
  const ofProduct = productId === undefined ? sql`true` : sql`tagged.product_id = ${productId}`
  const { rows } = await sql<{ hashtag: string }>`
    with recursive used (hashtag) as (
      (${nextHashtag(table, ofProduct, sql`true`)})
      union all
      select (${nextHashtag(table, ofProduct, sql`tagged.hashtag > used.hashtag`)})
      from used where used.hashtag is not null)
    select hashtag from used
    where hashtag is not null and (
      select true from ${table} as tagged join product on product.id = tagged.product_id
      where tagged.hashtag = used.hashtag and ${ofProduct} and product.is_shown limit 1)`.execute(database)
  return rows.map((row) => row.hashtag).sort((a, b) => a.localeCompare(b, 'ja'))
}

const nextHashtag = (table: RawBuilder<unknown>, ofProduct: RawBuilder<unknown>, after: RawBuilder<unknown>) =>
  sql`select min(tagged.hashtag) from ${table} as tagged where ${ofProduct} and ${after}`
