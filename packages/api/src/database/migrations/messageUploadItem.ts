import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** Nothing reads which part of the message an upload became; its file name identifies the part. */
export async function messageUploadItem(database: QueryExecutorProvider): Promise<void> {
  await sql`alter table message_upload drop column item_id`.execute(database)
}
