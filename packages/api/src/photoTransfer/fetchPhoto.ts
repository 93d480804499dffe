import type { PhotoTransfer, TransferredPhoto } from '@irodori/contract/entities/photoTransfer'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { TransferredPhotoRow } from '../database/tables/photoTransfers.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer, file } from '../http/reply.ts'
import type { Storage } from '../storage/storage.ts'
import { transferOfDesk } from './findTransfer.ts'
import { presentPhoto, presentTransfer } from './presentTransfer.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
}

/** A photo as the desk names it, with the secret of its browser. */
interface PhotoOfDesk {
  readonly transferId: string
  readonly photoId: string
  readonly secret: string
}

/** Which photos the phone has sent. */
export async function readPhotoTransfer(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  desk: Omit<PhotoOfDesk, 'photoId'>,
): Promise<Outcome<PhotoTransfer>> {
  const transfer = await transferOfDesk(database, desk, now())
  return transfer.ok ? answer(await presentTransfer(database, transfer.value)) : transfer
}

/** The encrypted file of a photo that waits for the desk; no cache keeps it. */
export async function readTransferredPhoto(deps: Deps, named: PhotoOfDesk): Promise<Outcome<null>> {
  const photo = await photoOfDesk(deps, named)
  if (!photo.ok) return photo
  const { file_key } = photo.value
  const bytes = file_key === null ? null : await deps.storage.get(file_key)
  return bytes ? file(bytes, 'application/octet-stream', 'NEVER') : fail(404, 'IMAGE_NOT_FOUND')
}

/** NLW-37: the desk has the photo, or cannot use it: its file is deleted, and the phone learns that. A repeated call finds it done. */
export async function finishTransferredPhoto(
  deps: Deps,
  named: PhotoOfDesk,
  isTaken: boolean,
): Promise<Outcome<TransferredPhoto>> {
  const { database, storage } = deps
  const photo = await photoOfDesk(deps, named)
  if (!photo.ok) return photo
  const { transfer_id, id, file_key } = photo.value
  if (file_key === null) return answer(presentPhoto(photo.value))
  const state = isTaken ? 'TAKEN' : 'REFUSED'
  await transact(database, (tx) =>
    tx
      .updateTable('transferred_photo')
      .set({ state, file_key: null })
      .where('transfer_id', '=', transfer_id)
      .where('id', '=', id)
      .execute(),
  )
  await storage.delete(file_key)
  return answer(presentPhoto({ ...photo.value, state }))
}

async function photoOfDesk(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  named: PhotoOfDesk,
): Promise<Result<TransferredPhotoRow, ApiError>> {
  const transfer = await transferOfDesk(database, named, now())
  if (!transfer.ok) return transfer
  const row = await database
    .selectFrom('transferred_photo')
    .selectAll()
    .where('transfer_id', '=', transfer.value.id)
    .where('id', '=', named.photoId)
    .executeTakeFirst()
  return row ? ok(row) : fail(404, 'IMAGE_NOT_FOUND')
}
