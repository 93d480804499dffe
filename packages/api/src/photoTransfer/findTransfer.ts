import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { Selectable } from 'kysely'
import { hashOfToken } from '../authentication/sessions.ts'
import type { PhotoTransferTable } from '../database/tables/photoTransfers.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'

export type TransferRow = Selectable<PhotoTransferTable>

/** A wrong secret and one whose transfer has ended are answered alike. */
const found = (row: TransferRow | undefined): Result<TransferRow, ApiError> =>
  row ? ok(row) : fail(404, 'PHOTO_TRANSFER_ENDED')

const openTransfers = (database: Database | Transacting, now: Date) =>
  database.selectFrom('photo_transfer').selectAll().where('expires_at', '>', now)

/** NLW-35: the open transfer of a desk, which proves itself by the secret of its browser. */
export const transferOfDesk = async (
  database: Database | Transacting,
  { transferId, secret }: { readonly transferId: string; readonly secret: string },
  now: Date,
): Promise<Result<TransferRow, ApiError>> =>
  found(
    await openTransfers(database, now)
      .where('id', '=', transferId)
      .where('secret_hash', '=', hashOfToken(secret))
      .executeTakeFirst(),
  )

/** NLW-35: the open transfer of a phone, which proves itself by the token of the link. */
export const transferOfPhone = async (
  database: Database | Transacting,
  token: string,
  now: Date,
): Promise<Result<TransferRow, ApiError>> =>
  found(await openTransfers(database, now).where('token_hash', '=', hashOfToken(token)).executeTakeFirst())
