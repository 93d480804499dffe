import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer } from '../http/outcome.ts'
import { changeStatus } from './changeStatus.ts'
import { WAITING_END_JOB } from './jobKinds.ts'
import { lockOrder } from './lockOrder.ts'
import { refuseStatus } from './refuseStatus.ts'
import { giveStockBack } from './takeStock.ts'

interface Needs {
  readonly database: Database
  readonly now: () => Date
}

/** Ends the waiting period without production. A draft is what the call leads to, so repeating it is no fault. */
export async function cancelCreation({ database, now }: Needs, orderNumber: string): Promise<Outcome<null>> {
  return transact(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    if (order?.status === 'DRAFT') return answer(null)
    if (order?.status !== 'WAITING_CREATION') return refuseStatus(order?.status ?? 'CANCEL')
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
