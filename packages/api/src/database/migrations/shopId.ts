import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** The id of the shop, in one row; it is also stored beside the files, so that both are known to belong together. */
export async function shopId(database: QueryExecutorProvider): Promise<void> {
  await sql`create table shop_identity (
    only_row boolean primary key default true check (only_row),
    id text not null,
    is_marked boolean not null default false,
    created_at timestamptz not null default now()
  )`.execute(database)
}
