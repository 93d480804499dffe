import type { endpoints, QueryOf } from '@irodori/contract'
import { isUnchanged } from '@irodori/rules'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import { changeStatus } from './changeStatus.ts'
import { WAITING_END_JOB } from './jobKinds.ts'
import { lockOrder } from './lockOrder.ts'
import { refuseStatus } from './refuseStatus.ts'
import { giveStockBack } from './takeStock.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

type Input = QueryOf<typeof endpoints.cancelCreation>

/**
 * Ends the waiting period without production. A draft is what the call leads to, so repeating it is no fault; but a call
 * that was held up on its way must not end a waiting period that began after it.
 */
export async function cancelCreation(
  { database, now }: Deps,
  orderNumber: string,
  { updatedAt }: Input = {},
): Promise<Outcome<null>> {
  return transact(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    if (order?.status === 'DRAFT') return answer(null)
    if (order?.status !== 'WAITING_CREATION') return refuseStatus(order?.status ?? 'CANCEL')
    if (updatedAt !== undefined && !isUnchanged(updatedAt, order.updated_at.toISOString())) {
      return refused(400, 'ORDER_CHANGED')
    }
    await giveStockBack(tx, order)
    const details = { ...order.details, takenStock: [] }
    const changed = await changeStatus(tx, order, 'CREATION_CANCELLED', now(), {
      details,
      waiting_began_at: null,
      waiting_ends_at: null,
    })
    if (!changed.ok) throw new Error('a waiting order could not go back')
    await tx.deleteFrom('job').where('kind', '=', WAITING_END_JOB).where('subject', '=', orderNumber).execute()
    return answer(null)
  })
}
