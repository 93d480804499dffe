import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table folder_to_sweep (
    order_number text primary key references shop_order (order_number), wanted_at timestamptz not null)`,
  'create index shop_order_changed on shop_order (updated_at, order_number)',
  'create index photo_age on photo (created_at, order_number, name)',
]

/** Folders of orders that may contain unused files, and indexes that find orders and photos by their time. */
export async function foldersToSweep(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
