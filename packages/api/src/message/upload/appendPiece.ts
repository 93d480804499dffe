import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { MESSAGE_PIECE_BYTES } from '@irodori/contract/entities/message'
import { json } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import { fail } from '../../http/apiError.ts'
import type { Outcome } from '../../http/reply.ts'
import { answer } from '../../http/reply.ts'
import type { Caller, UploadedFile } from '../../http/request.ts'
import type { MessageDeps } from '../parts/messageDeps.ts'
import { newPieceKey, ownUpload, wrongOffset } from './uploadRow.ts'

type Appended = AnswerOf<typeof endpoints.sendMessagePiece>

/**
 * Appends a piece at its offset. The piece is stored first and counted afterwards, unless another call was faster: of two
 * pieces for one offset one is kept, and a process that is killed in between leaves the count unchanged.
 */
export async function appendPiece(
  { database, storage }: Pick<MessageDeps, 'database' | 'storage'>,
  caller: Caller,
  uploadId: string,
  offset: number,
  piece: UploadedFile,
): Promise<Outcome<Appended>> {
  const rowResult = await ownUpload(database, caller, uploadId)
  if (!rowResult.ok) return rowResult
  const row = rowResult.value
  if (offset !== row.received) return wrongOffset(row)
  const received = row.received + piece.size
  if (piece.size === 0 || piece.size > MESSAGE_PIECE_BYTES || received > row.bytes) {
    return fail(400, 'REQUEST_INVALID', { error: { file: ['not a piece of this upload'] } })
  }
  const key = newPieceKey(uploadId)
  await (piece.path === null ? storage.put(key, await piece.bytes()) : storage.putFile(key, piece.path))
  const isCounted = await transact(database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('message_upload')
      .set({ received, pieces: json([...row.pieces, key]) })
      .where('id', '=', uploadId)
      .where('received', '=', offset)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
  if (isCounted) return answer({ offset: received, bytes: row.bytes })
  await storage.delete(key)
  const current = await ownUpload(database, caller, uploadId)
  return current.ok ? wrongOffset(current.value) : current
}
