import { randomBytes } from 'node:crypto'
import type { PhotoTransfer, TransferredPhoto } from '@irodori/contract/entities/photoTransfer'
import { TRANSFER_LIMITS } from '@irodori/contract/entities/photoTransfer'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { TransferredPhotoRow } from '../database/tables/photoTransfers.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { RateLimit } from '../http/register.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { UploadedFile } from '../http/request.ts'
import type { Storage } from '../storage/storage.ts'
import { transferOfPhone } from './findTransfer.ts'
import { presentPhoto, presentTransfer } from './presentTransfer.ts'
import { transferFolder } from './transferFolder.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly limit: RateLimit
  readonly now: () => Date
}

/** What the phone shows of its transfer. */
export async function readPhoneTransfer(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  token: string,
): Promise<Outcome<PhotoTransfer>> {
  const transfer = await transferOfPhone(database, token, now())
  return transfer.ok ? answer(await presentTransfer(database, transfer.value)) : transfer
}

/**
 * NLW-36: stores an encrypted photo of the phone, once for its id. The file is stored first and counted afterwards; one that
 * is not counted is deleted, at the latest with its transfer.
 */
export async function sendPhonePhoto(
  { database, storage, limit, now }: Deps,
  { token, photoId }: { readonly token: string; readonly photoId: string },
  upload: UploadedFile | null,
): Promise<Outcome<TransferredPhoto>> {
  const transfer = await transferOfPhone(database, token, now())
  if (!transfer.ok) return transfer
  const { id: transfer_id } = transfer.value
  const known = await knownPhoto(database, transfer_id, photoId)
  if (!known.ok) return known
  if (known.value !== null) return answer(presentPhoto(known.value))
  // The id of a transfer is counted as it is, in place of an address.
  const tooMany = await limit('TRANSFER_UPLOAD', transfer_id)
  if (tooMany) return tooMany
  if (!upload || upload.size === 0) return fail(400, 'REQUEST_INVALID', { error: { file: ['missing'] } })
  if (upload.isCut) return fail(400, 'IMAGE_MAXIMUM_SIZE')
  const file_key = `${transferFolder(transfer_id)}/${randomBytes(16).toString('hex')}.sealed`
  if (upload.path === null) await storage.put(file_key, await upload.bytes())
  else await storage.putFile(file_key, upload.path)
  const counted = await transactResult(database, async (tx): Promise<Result<TransferredPhotoRow, ApiError>> => {
    // Photos of a transfer are counted one after the other, so that no two of them are the last one.
    await tx.selectFrom('photo_transfer').select('id').where('id', '=', transfer_id).forUpdate().execute()
    const open = await transferOfPhone(tx, token, now())
    if (!open.ok) return open
    const place = await knownPhoto(tx, transfer_id, photoId)
    if (!place.ok) return place
    if (place.value !== null) return ok(place.value)
    const row = { transfer_id, id: photoId, file_key, bytes: upload.size, state: 'WAITING', created_at: now() } as const
    return ok(await tx.insertInto('transferred_photo').values(row).returningAll().executeTakeFirstOrThrow())
  })
  if (!counted.ok || counted.value.file_key !== file_key) await storage.delete(file_key)
  return counted.ok ? answer(presentPhoto(counted.value)) : counted
}

/** The photo of an id if the transfer has it; null if there is room for it. */
async function knownPhoto(
  database: Database | Transacting,
  transferId: string,
  photoId: string,
): Promise<Result<TransferredPhotoRow | null, ApiError>> {
  const photos = database.selectFrom('transferred_photo').where('transfer_id', '=', transferId)
  const known = await photos.selectAll().where('id', '=', photoId).executeTakeFirst()
  if (known) return ok(known)
  const { count } = await photos.select((build) => build.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count) < TRANSFER_LIMITS.PHOTOS ? ok(null) : fail(400, 'PHOTO_TRANSFER_FULL')
}
