import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table photo_transfer (
    id text primary key, token_hash text not null unique, secret_hash text not null,
    order_number text references shop_order (order_number), created_at timestamptz not null,
    expires_at timestamptz not null)`,
  'create index photo_transfer_secret on photo_transfer (secret_hash)',
  'create index photo_transfer_order on photo_transfer (order_number)',
  `create table transferred_photo (
    transfer_id text not null references photo_transfer (id) on delete cascade, id text not null,
    file_key text, bytes integer not null, state text not null, created_at timestamptz not null,
    primary key (transfer_id, id))`,
]

/** Transfers of photos from a phone to the desk, with the encrypted photos that wait. */
export async function photoTransfer(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
