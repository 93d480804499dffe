import type { OrderEvent } from '@irodori/rules'
import type { Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { changeStatus } from '../production/changeStatus.ts'
import { AUTO_START_JOB } from '../production/jobKinds.ts'

/** Has the print files of an order that has just become PENDING_CREATION made and handed over. */
export type StartHandOver = (tx: Transacting, orderNumber: string, now: Date) => Promise<void>

/**
 * Takes a released order, which the caller has locked, into production: the one way of an acceptance and of the automatic
 * start. False where somebody else was first.
 */
export async function startMaking(
  tx: Transacting,
  startHandOver: StartHandOver,
  order: OrderRow,
  event: Extract<OrderEvent, 'GIFT_ACCEPTED' | 'AUTO_START_DUE'>,
  now: Date,
): Promise<boolean> {
  const change = await changeStatus(tx, order, event, now)
  if (!change.ok) return false
  await tx.deleteFrom('job').where('kind', '=', AUTO_START_JOB).where('subject', '=', order.order_number).execute()
  await startHandOver(tx, order.order_number, now)
  return true
}
