import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table erasure (
    order_number text primary key, counts jsonb not null, folders jsonb not null,
    designs_erased_at timestamptz not null, files_erased_at timestamptz, order_erased_at timestamptz)`,
  'create index erasure_unfinished on erasure (order_number) where files_erased_at is null',
  `create table staff_access (
    id text primary key, staff text not null, command text not null, subject text not null,
    happened_at timestamptz not null)`,
  'create index staff_access_subject on staff_access (subject)',
  'create index staff_access_time on staff_access (happened_at)',
  "create index shop_order_ended on shop_order (updated_at) where status in ('SHIPPED', 'CANCEL')",
]

/** Records of what was erased, and of the commands of the staff. */
export async function erasure(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
