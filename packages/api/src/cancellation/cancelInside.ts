import type { Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Changed } from '../production/changeStatus.ts'
import { changeStatus } from '../production/changeStatus.ts'
import { AUTO_START_JOB, HAND_OVER_JOB, WAITING_END_JOB } from '../production/jobKinds.ts'
import { giveStockBack } from '../production/takeStock.ts'

/** Who cancels and why. */
export interface Cancellation {
  readonly by: 'CUSTOMER' | 'SHOP'
  /** A code of CAN-1; 0 where none was given. */
  readonly reason: number
  readonly note: string
}

/** Cancels an order that the caller has locked: its status, the stock that it held, its jobs and the record of it. */
export async function cancelInside(
  tx: Transacting,
  order: OrderRow,
  { by, reason, note }: Cancellation,
  now: Date,
): Promise<Changed> {
  const event = by === 'CUSTOMER' ? 'CANCELLED_BY_CUSTOMER' : 'CANCELLED_BY_SHOP'
  const changed = await changeStatus(tx, order, event, now, { details: { ...order.details, takenStock: [] } })
  if (!changed.ok) return changed
  await giveStockBack(tx, order)
  await tx
    .deleteFrom('job')
    .where('kind', 'in', [WAITING_END_JOB, HAND_OVER_JOB, AUTO_START_JOB])
    .where('subject', '=', order.order_number)
    .execute()
  await tx
    .insertInto('cancellation')
    .values({ order_number: order.order_number, reason, note, by, cancelled_at: now })
    .onConflict((at) => at.column('order_number').doNothing())
    .execute()
  return changed
}
