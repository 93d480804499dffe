import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** What the shop proves itself with at each marketplace, sealed with a key that is not in the database. */
export async function marketplaceCredential(database: QueryExecutorProvider): Promise<void> {
  await sql`create table marketplace_credential (
    shop text primary key,
    sealed text not null,
    ends_at timestamptz,
    refused_at timestamptz,
    updated_at timestamptz not null
  )`.execute(database)
}
