import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** Message files that are uploaded in pieces; one for each place, which limits the unfinished files of an order. */
export async function messageUpload(database: QueryExecutorProvider): Promise<void> {
  await sql`create table message_upload (
    id text primary key, order_number text not null references shop_order (order_number), template_id text not null,
    type text not null, position integer not null, bytes integer not null, fingerprint text not null,
    received integer not null, pieces jsonb not null, file_name text, item_id text, created_at timestamptz not null,
    unique (order_number, template_id, type, position))`.execute(database)
}

/** Nothing reads which part of the message an upload became; its file name identifies the part. */
export async function messageUploadItem(database: QueryExecutorProvider): Promise<void> {
  await sql`alter table message_upload drop column item_id`.execute(database)
}
