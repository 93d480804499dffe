import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { MergeList, SavedMergeList } from '@irodori/contract/entities/mergeList'
import { printedRows } from '@irodori/design/merge/mergeList'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { mayChange } from '@irodori/rules/orderStatus'
import type { SealingKeys } from '../credentials/seal.ts'
import type { Database } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { nextUpdatedAt } from '../order/nextUpdatedAt.ts'
import { recordDesignChange } from '../order/recordDesignChange.ts'
import type { PieceName } from '../proofLink/pieceOfCaller.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { pagesOfPiece, savedPiece } from './pagesOfPiece.ts'
import { presentList } from './presentList.ts'
import type { PieceKey, StoredList } from './stored/listStore.ts'
import { putList, readList } from './stored/listStore.ts'
import { readMostCards } from './stored/mostCards.ts'

interface Deps {
  readonly database: Database
  readonly pool: Pick<ImageTasks, 'fillRows'>
  readonly sealingKeys: SealingKeys
  readonly now: () => Date
}

type Input = BodyOf<typeof endpoints.saveMergeList>

/**
 * LST-1: saves the list of a piece of the caller. Rows that are not good yet are saved too and only prevent production. A
 * repeated call changes nothing; one that is based on another list than the saved one is refused.
 */
export async function saveMergeList(
  deps: Deps,
  caller: Caller,
  name: PieceName,
  input: Input,
): Promise<Outcome<SavedMergeList>> {
  const saved = await savedPiece(deps.database, caller, name)
  if (!saved.ok) return saved
  const { piece, pages } = saved.value
  const most = await readMostCards(deps.database, pages[0]?.draft.productId ?? '')
  const failure = shapeFailure(input.list) ?? limitFailure(input.list, most)
  if (failure) return failure
  const stored = await storeList(deps, piece, input)
  if (!stored.ok) return stored
  // Checked after the transaction, which would otherwise hold the order's lock while a worker typesets the rows.
  const shown = await busyAsFailure(presentList(deps, pages, stored.value, true).then(ok))
  return shown.ok ? answer(shown.value) : shown
}

function storeList(
  { database, sealingKeys, now }: Deps,
  piece: PieceKey,
  { list, basedOn }: Input,
): Promise<Result<StoredList, ApiError>> {
  return transactResult(database, async (tx): Promise<Result<StoredList, ApiError>> => {
    const order = await lockOrder(tx, piece.orderNumber)
    if (!order) return fail(403, 'FORBIDDEN')
    if (!mayChange(order.status)) return fail(403, 'ORDER_IS_PRODUCED')
    const pages = await pagesOfPiece(tx, piece)
    if (!pages.ok) return pages
    const known = await readList(tx, sealingKeys, piece)
    if (known && isDeepStrictEqual(known.list, list)) return ok(known)
    const isCurrent = (known?.updatedAt.getTime() ?? null) === (basedOn === null ? null : Date.parse(basedOn))
    if (!isCurrent) return fail(400, 'DESIGN_CHANGED')
    const updatedAt = known ? nextUpdatedAt({ updated_at: known.updatedAt }, now()) : now()
    await putList(tx, sealingKeys, piece, list, updatedAt)
    const changed = await recordDesignChange(tx, order, now())
    return changed.ok
      ? ok({ ...piece, list, cards: printedRows(list).length, updatedAt })
      : fail(403, 'ORDER_IS_PRODUCED')
  })
}

/** Why a list is none: a row with more or fewer cells than columns, or a name or an id twice. */
function shapeFailure({ columns, rows, address }: MergeList): ApiFailure | null {
  if (new Set(columns).size !== columns.length) return invalid('list.columns', 'a name twice')
  if (new Set(rows.map(({ id }) => id)).size !== rows.length) return invalid('list.rows', 'an id twice')
  if (address && address.meanings.length !== columns.length)
    return invalid('list.address.meanings', `must have ${columns.length} entries, one for each column`)
  const odd = rows.findIndex(({ cells }) => cells.length !== columns.length)
  return odd === -1 ? null : invalid(`list.rows.${odd}.cells`, `must have ${columns.length} cells, one for each column`)
}

function limitFailure(list: MergeList, most: number | null): ApiFailure | null {
  if (most === null) return invalid('list', 'a piece of this product is one card')
  const cards = printedRows(list).length
  return cards > most ? invalid('list.rows', `a piece has at most ${most} cards: leave out ${cards - most} rows`) : null
}

const invalid = (field: string, message: string): ApiFailure =>
  fail(400, 'REQUEST_INVALID', { error: { [field]: [message] } })
