import { mayChange } from '@irodori/rules/orderStatus'
import type { Database } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { recordDesignChange } from '../order/recordDesignChange.ts'
import type { PieceName } from '../proofLink/pieceOfCaller.ts'
import { savedPiece } from './pagesOfPiece.ts'
import { removeList } from './stored/followPieces.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/** LST-1: removes the list of a piece of the caller, which is one card again. A repeated call changes nothing. */
export async function removeMergeList(
  { database, now }: Deps,
  caller: Caller,
  name: PieceName,
): Promise<Outcome<null>> {
  const saved = await savedPiece(database, caller, name)
  if (!saved.ok) return saved
  const { piece } = saved.value
  return transactResult(database, async (tx): Promise<Outcome<null>> => {
    const order = await lockOrder(tx, piece.orderNumber)
    if (!order) return fail(403, 'FORBIDDEN')
    if (!mayChange(order.status)) return fail(403, 'ORDER_IS_PRODUCED')
    if (!(await removeList(tx, piece))) return answer(null)
    const changed = await recordDesignChange(tx, order, now())
    return changed.ok ? answer(null) : fail(403, 'ORDER_IS_PRODUCED')
  })
}
