import { sql } from 'kysely'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { RENDER_JOB } from '../design/renderJob.ts'
import { orderFileKey } from '../image/imageFiles.ts'
import { messageFileKey } from '../message/parts/messageFiles.ts'
import { uploadFolder } from '../message/upload/uploadFolder.ts'
import { recordErasedDesigns } from '../order/erasure/recordErasure.ts'
import { transferFolder } from '../photoTransfer/transferFolder.ts'
import { productionFolder } from '../printFiles/productionFolder.ts'

/** The tables with what a customer made; dependents first. */
export const TABLES_OF_DESIGNS = [
  'leftover_file',
  'folder_to_sweep',
  'photo',
  'photo_transfer',
  'message_upload',
  'message_item',
  'card_page',
  'merge_list',
  'design',
  'design_series',
] as const

/** Erases the designs, photos and message of a locked order. Its files are deleted after the commit by `eraseFiles`. */
export async function eraseDesigns(tx: Transacting, order: OrderRow, now: Date): Promise<void> {
  const { order_number, image_folder, id } = order
  const uploads = await tx.selectFrom('message_upload').select('id').where('order_number', '=', order_number).execute()
  const transfers = await tx
    .selectFrom('photo_transfer')
    .select('id')
    .where('order_number', '=', order_number)
    .execute()
  const designs = tx.selectFrom('design').select('id').where('order_number', '=', order_number)
  await tx.deleteFrom('job').where('kind', '=', RENDER_JOB).where('subject', 'in', designs).execute()
  const counts: Record<string, number> = {}
  for (const table of TABLES_OF_DESIGNS) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where order_number = ${order_number}`.execute(tx)
    counts[table] = Number(numAffectedRows ?? 0n)
  }
  const folders = [
    folderOf(orderFileKey(image_folder, '')),
    folderOf(messageFileKey(image_folder, '')),
    productionFolder(id),
    ...uploads.map((upload) => uploadFolder(upload.id)),
    ...transfers.map((transfer) => transferFolder(transfer.id)),
  ]
  await recordErasedDesigns(tx, order, { counts, folders }, now)
}

const folderOf = (key: string): string => key.slice(0, -1)
