import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { MessageUploadRow } from '../../database/tables/messages.ts'
import { json } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import type { ApiError } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Caller, UploadedFile } from '../../http/request.ts'
import type { Storage } from '../../storage/storage.ts'
import { temporaryPath } from '../../storage/temporaryFiles.ts'
import type { MessageDeps } from '../parts/messageDeps.ts'
import { uploadMessageFile } from './uploadMessageFile.ts'
import { deletePieces, ownUpload } from './uploadRow.ts'

const PRIVATE_FILE = 0o600
/** Another call has finished the upload after this one read its row. */
class PieceGone extends Error {}

/** Status of a failure that sending the same file again would repeat. */
const IS_THE_FILE = 400

/**
 * Joins the stored pieces and the last one, then checks and saves the file like a whole upload. The last piece is counted
 * afterwards: a server that is killed meanwhile leaves the count unchanged, so that the client sends that piece again. A
 * refused file is deleted with its pieces.
 */
export async function finishUpload(
  deps: MessageDeps,
  caller: Caller,
  row: MessageUploadRow,
  lastPiece: Uint8Array,
): Promise<Result<MessageUploadRow, ApiError>> {
  const { database, storage } = deps
  const { id, order_number: orderNumber, template_id: templateId, type, position } = row
  const forget = () =>
    transact(database, (tx) =>
      tx.deleteFrom('message_upload').where('id', '=', id).where('file_name', 'is', null).execute(),
    )
  const file = await joinPieces(storage, row, lastPiece)
  if (!file) {
    // A simultaneous call may have finished the upload.
    const current = await ownUpload(database, caller, id)
    if (current.ok && current.value.file_name !== null) return current
    await forget()
    return fail(404, 'NOT_FOUND')
  }
  try {
    const placed = await uploadMessageFile(deps, caller, { orderNumber, templateId, type, position }, file)
    if (!placed.ok) {
      if (placed.error.status !== IS_THE_FILE) return placed
      await forget()
      await deletePieces(storage, id)
      return placed
    }
    const finished = { received: row.bytes, file_name: placed.value.fileName, pieces: json([]) }
    await transact(database, (tx) => tx.updateTable('message_upload').set(finished).where('id', '=', id).execute())
    await deletePieces(storage, id)
    return ok({ ...row, received: row.bytes })
  } finally {
    await file.discard()
  }
}

/** Joins the pieces to a temporary file; null where a stored piece is missing. */
async function joinPieces(
  storage: Storage,
  { pieces, bytes }: Pick<MessageUploadRow, 'pieces' | 'bytes'>,
  lastPiece: Uint8Array,
): Promise<UploadedFile | null> {
  const path = await temporaryPath()
  const discard = () => rm(path, { force: true })
  async function* all() {
    for (const key of pieces) {
      const piece = await storage.open(key)
      if (!piece) throw new PieceGone()
      yield* piece.stream
    }
    yield lastPiece
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
