import { randomBytes } from 'node:crypto'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { MessageUploadRow } from '../../database/tables/messages.ts'
import type { Database } from '../../database/tables.ts'
import type { ApiError } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Caller } from '../../http/request.ts'
import type { Storage } from '../../storage/storage.ts'
import { changeableOrder } from '../parts/changeMessage.ts'
import { uploadFolder } from './uploadFolder.ts'

/** Each piece has its own name, so that two pieces for one offset do not overwrite each other. */
export const newPieceKey = (uploadId: string): string =>
  `${uploadFolder(uploadId)}/${randomBytes(16).toString('hex')}.part`

/** The caller's upload, if its message may be changed now. */
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

/** Deletes all stored pieces of an upload, including those that a killed process did not record. */
export async function deletePieces(storage: Storage, uploadId: string): Promise<void> {
  for (const key of await storage.list(uploadFolder(uploadId))) await storage.delete(key)
}
