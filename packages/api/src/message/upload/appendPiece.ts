import type { MessageUploadRow } from '../../database/tables/messages.ts'
import { json } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import type { MessageDeps } from '../parts/messageDeps.ts'
import { newPieceKey } from './uploadRow.ts'

/**
 * Appends a piece at the offset that the row has. The piece is stored first and counted afterwards, unless another call was
 * faster: of two pieces for one offset one is kept, and a process that is killed in between leaves the count unchanged.
 * @returns the row with the piece; null if another call has appended one
 */
export async function appendPiece(
  { database, storage }: Pick<MessageDeps, 'database' | 'storage'>,
  row: MessageUploadRow,
  piece: Uint8Array,
): Promise<MessageUploadRow | null> {
  const key = newPieceKey(row.id)
  await storage.put(key, piece)
  const counted = await transact(database, (tx) =>
    tx
      .updateTable('message_upload')
      .set({ received: row.received + piece.length, pieces: json([...row.pieces, key]) })
      .where('id', '=', row.id)
      .where('received', '=', row.received)
      .returningAll()
      .executeTakeFirst(),
  )
  if (!counted) await storage.delete(key)
  return counted ?? null
}
