import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** The status changes of each order, recorded by their own transaction. Rows are never changed or deleted. */
export async function orderHistory(database: QueryExecutorProvider): Promise<void> {
  await sql`create table order_history (
    id text primary key, order_number text not null, event text not null, from_status text not null,
    to_status text not null, happened_at timestamptz not null)`.execute(database)
  await sql`create index order_history_order on order_history (order_number, event)`.execute(database)
}
