import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { byPage } from '../catalogue/catalogue.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Caller } from '../http/request.ts'
import { ownOrder } from '../order/ownOrder.ts'

export interface PieceName {
  readonly orderNumber: string
  readonly groupNumber: string
}

export interface Piece {
  readonly orderNumber: string
  readonly groupNumber: number
}

/** The piece that a path names, if its order belongs to the caller. Whether it has pages is not checked. */
export async function pieceOfCaller(
  database: Database,
  caller: Caller,
  { orderNumber, groupNumber }: PieceName,
): Promise<Result<Piece, ApiError>> {
  const order = await ownOrder(database, caller, orderNumber)
  if (!order.ok) return order
  if (!/^\d{1,6}$/.test(groupNumber)) return fail(404, 'DESIGN_NOT_FOUND')
  return ok({ orderNumber: order.value.order_number, groupNumber: Number(groupNumber) })
}

/** The ids of the saved pages of a piece in reading order. */
export async function pageIdsOf(database: Database | Transacting, piece: Piece): Promise<string[]> {
  const rows = await database
    .selectFrom('design')
    .select(['id', 'page_number as pageNumber', 'side_number as sideNumber'])
    .where('order_number', '=', piece.orderNumber)
    .where('group_number', '=', piece.groupNumber)
    .execute()
  return rows.sort(byPage).map(({ id }) => id)
}

/** The ids of the saved pages of a piece of the caller, at least one. */
export async function pageIdsOfCaller(
  database: Database,
  caller: Caller,
  name: PieceName,
): Promise<Result<string[], ApiError>> {
  const piece = await pieceOfCaller(database, caller, name)
  if (!piece.ok) return piece
  const pageIds = await pageIdsOf(database, piece.value)
  return pageIds.length > 0 ? ok(pageIds) : fail(404, 'DESIGN_NOT_FOUND')
}
