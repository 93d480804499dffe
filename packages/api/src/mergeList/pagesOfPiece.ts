import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { DesignRow } from '../database/tables/designs.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Caller } from '../http/request.ts'
import type { PieceName } from '../proofLink/pieceOfCaller.ts'
import { pieceOfCaller } from '../proofLink/pieceOfCaller.ts'
import type { PieceKey } from './stored/listStore.ts'

/** The saved pages of a piece, at least one. */
export async function pagesOfPiece(
  database: Database | Transacting,
  { orderNumber, groupNumber }: PieceKey,
): Promise<Result<readonly DesignRow[], ApiError>> {
  const pages = await database
    .selectFrom('design')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('group_number', '=', groupNumber)
    .execute()
  return pages.length > 0 ? ok(pages) : fail(404, 'DESIGN_NOT_FOUND')
}

/** The piece that a path names with its saved pages, if its order belongs to the caller. */
export async function savedPiece(
  database: Database,
  caller: Caller,
  name: PieceName,
): Promise<Result<{ readonly piece: PieceKey; readonly pages: readonly DesignRow[] }, ApiError>> {
  const piece = await pieceOfCaller(database, caller, name)
  if (!piece.ok) return piece
  const pages = await pagesOfPiece(database, piece.value)
  return pages.ok ? ok({ piece: piece.value, pages: pages.value }) : pages
}
