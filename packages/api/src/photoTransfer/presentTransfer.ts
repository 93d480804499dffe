import type { PhotoTransfer, TransferredPhoto } from '@irodori/contract/entities/photoTransfer'
import type { TransferredPhotoRow } from '../database/tables/photoTransfers.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { TransferRow } from './findTransfer.ts'

export const presentPhoto = ({ id, bytes, state }: TransferredPhotoRow): TransferredPhoto => ({ id, bytes, state })

export async function presentTransfer(
  database: Database | Transacting,
  { id, expires_at }: TransferRow,
): Promise<PhotoTransfer> {
  const photos = await database
    .selectFrom('transferred_photo')
    .selectAll()
    .where('transfer_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return { id, expiresAt: expires_at.toISOString(), photos: photos.map(presentPhoto) }
}
