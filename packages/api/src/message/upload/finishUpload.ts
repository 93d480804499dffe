import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { MessageUploadRow } from '../../database/tables/messages.ts'
import { json } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import { fail } from '../../http/apiError.ts'
import type { Outcome } from '../../http/reply.ts'
import { answer } from '../../http/reply.ts'
import type { Caller, UploadedFile } from '../../http/request.ts'
import type { Storage } from '../../storage/storage.ts'
import { temporaryPath } from '../../storage/temporaryFiles.ts'
import type { MessageDeps } from '../parts/messageDeps.ts'
import { uploadMessageFile } from './uploadMessageFile.ts'
import { deletePieces, ownUpload, wrongOffset } from './uploadRow.ts'

type Finished = AnswerOf<typeof endpoints.finishMessageUpload>

const PRIVATE_FILE = 0o600
/** Another call has finished the upload after this one read its row. */
class PieceGone extends Error {}

/** Status of a failure that sending the same file again would repeat. */
const IS_THE_FILE = 400

/**
 * Joins the pieces, then checks and saves the file like a whole upload. The result is recorded, so that a client that
 * missed the answer may call again; a refused file is deleted with its pieces.
 */
export async function finishUpload(deps: MessageDeps, caller: Caller, uploadId: string): Promise<Outcome<Finished>> {
  const { database, storage } = deps
  const forget = () =>
    transact(database, (tx) =>
      tx.deleteFrom('message_upload').where('id', '=', uploadId).where('file_name', 'is', null).execute(),
    )
  const rowResult = await ownUpload(database, caller, uploadId)
  if (!rowResult.ok) return rowResult
  const row = rowResult.value
  const { order_number: orderNumber, template_id: templateId, type, position } = row
  const before = finishedBefore(row)
  if (before) return answer(before)
  if (row.received !== row.bytes) return wrongOffset(row)

  const file = await joinPieces(storage, row)
  if (!file) {
    // A simultaneous call may have finished the upload.
    const current = await ownUpload(database, caller, uploadId)
    const meanwhile = current.ok ? finishedBefore(current.value) : null
    if (meanwhile) return answer(meanwhile)
    await forget()
    return fail(404, 'NOT_FOUND')
  }
  try {
    const placed = await uploadMessageFile(deps, caller, { orderNumber, templateId, type, position }, file)
    if (placed.ok) {
      const { id, fileName } = placed.value
      await transact(database, (tx) =>
        tx
          .updateTable('message_upload')
          .set({ item_id: id, file_name: fileName, pieces: json([]) })
          .where('id', '=', uploadId)
          .execute(),
      )
    } else if (placed.error.status === IS_THE_FILE) {
      await forget()
    } else {
      return placed
    }
    await deletePieces(storage, uploadId)
    return placed.ok ? answer(placed.value) : placed
  } finally {
    await file.discard()
  }
}

/** The result of a finished upload; null before its end. */
const finishedBefore = (row: MessageUploadRow): Finished | null =>
  row.file_name !== null && row.item_id !== null
    ? { id: row.item_id, orderNumber: row.order_number, fileName: row.file_name }
    : null

/** Joins the pieces to a temporary file; null where a piece is missing. */
async function joinPieces(
  storage: Storage,
  { pieces, bytes }: Pick<MessageUploadRow, 'pieces' | 'bytes'>,
): Promise<UploadedFile | null> {
  const path = await temporaryPath()
  const discard = () => rm(path, { force: true })
  async function* all() {
    for (const key of pieces) {
      const piece = await storage.open(key)
      if (!piece) throw new PieceGone()
      yield* piece.stream
    }
  }
  try {
    await pipeline(all, createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE }))
  } catch (error) {
    await discard()
    if (error instanceof PieceGone) return null
    throw error
  }
  return { size: bytes, isCut: false, path, bytes: async () => new Uint8Array(await readFile(path)), discard }
}
