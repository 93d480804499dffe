import type { StoredProduct } from '@irodori/contract/entities/product'
import { sql } from 'kysely'
import type { Database, Transacting } from '../database/tables.ts'

const SETTING = 'templateVersion'

/** Called by every writer of templates, of their series and of the words that lists show of them. */
export async function renewTemplateVersion(tx: Transacting): Promise<void> {
  await sql`
    insert into setting (name, value) values (${SETTING}, to_jsonb(gen_random_uuid()::text))
    on conflict (name) do update set value = excluded.value`.execute(tx)
}

interface ProductAtVersion {
  /** Null if there is none with this id. */
  readonly product: StoredProduct | null
  /** Differs after each change of templates; null in a shop whose templates were written by an earlier release. */
  readonly version: string | null
}

/** A product, deleted and hidden ones included, and the version of the templates, in one query. */
export async function readProductAtVersion(database: Database, id: string): Promise<ProductAtVersion> {
  const { rows } = await sql<ProductAtVersion>`
    select (select document from product where id = ${id}) as product,
      (select value from setting where name = ${SETTING}) as version`.execute(database)
  return rows[0] ?? { product: null, version: null }
}
