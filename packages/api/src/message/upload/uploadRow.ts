import { randomBytes } from 'node:crypto'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { MessageUploadRow } from '../../database/tables/messages.ts'
import type { Database } from '../../database/tables.ts'
import type { ApiError, ApiFailure } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Caller } from '../../http/request.ts'
import type { Storage } from '../../storage/storage.ts'
import { changeableOrder } from '../parts/changeMessage.ts'

/** Apart from the files of messages: what lies here is nobody's to see. */
const folderOf = (uploadId: string): string => `uploads/${uploadId}`

/** A piece has a name of its own, so that two that are sent for the same offset do not write over each other. */
export const newPieceKey = (uploadId: string): string => `${folderOf(uploadId)}/${randomBytes(16).toString('hex')}.part`

/** The caller's upload, where its message may be changed now. */
export async function ownUpload(
  database: Database,
  caller: Caller,
  uploadId: string,
): Promise<Result<MessageUploadRow, ApiError>> {
  const row = await database.selectFrom('message_upload').selectAll().where('id', '=', uploadId).executeTakeFirst()
  if (!row) return fail(404, 'NOT_FOUND')
  const order = await changeableOrder(database, caller, { orderNumber: row.order_number, templateId: row.template_id })
  return order.ok ? ok(row) : order
}

/** Tells whoever sends from a wrong place where to go on. */
export const wrongOffset = ({ received }: Pick<MessageUploadRow, 'received'>): ApiFailure =>
  fail(409, 'UPLOAD_OFFSET_WRONG', { error: { offset: received } })

/** Every piece that was ever stored of an upload, also those that a process wrote down nowhere before it died. */
export async function deletePieces(storage: Storage, uploadId: string): Promise<void> {
  for (const key of await storage.list(folderOf(uploadId))) await storage.delete(key)
}
