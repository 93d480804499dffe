import type { SavedMergeList } from '@irodori/contract/entities/mergeList'
import { ok } from '@irodori/result'
import { mayChange } from '@irodori/rules/orderStatus'
import type { SealingKeys } from '../credentials/seal.ts'
import type { Database } from '../database/tables.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { findOrder } from '../order/findOrder.ts'
import type { PieceName } from '../proofLink/pieceOfCaller.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { savedPiece } from './pagesOfPiece.ts'
import { presentList } from './presentList.ts'
import { readList } from './stored/listStore.ts'

interface Deps {
  readonly database: Database
  readonly pool: Pick<ImageTasks, 'fillRows'>
  readonly sealingKeys: SealingKeys
}

/** LST-1: the list of a piece of the caller; null if it has none. */
export async function readMergeList(
  { database, pool, sealingKeys }: Deps,
  caller: Caller,
  name: PieceName,
): Promise<Outcome<SavedMergeList | null>> {
  const saved = await savedPiece(database, caller, name)
  if (!saved.ok) return saved
  const { piece, pages } = saved.value
  const stored = await readList(database, sealingKeys, piece)
  if (!stored) return answer(null)
  const order = await findOrder(database, piece.orderNumber)
  const isOpen = order !== null && mayChange(order.status)
  const shown = await busyAsFailure(presentList({ database, pool }, pages, stored, isOpen).then(ok))
  return shown.ok ? answer(shown.value) : shown
}
