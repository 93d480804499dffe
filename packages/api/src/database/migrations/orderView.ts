import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** Searches of orders that members of the staff keep. */
export async function orderView(database: QueryExecutorProvider): Promise<void> {
  await sql`create table staff_order_view (
    id text primary key, staff_id text not null references staff_account (id) on delete cascade, name text not null,
    filter jsonb not null, created_at timestamptz not null, unique (staff_id, name))`.execute(database)
}
