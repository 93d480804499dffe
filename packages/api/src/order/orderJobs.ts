import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import type { Due } from '../jobs/jobs.ts'
import { deleteJob, enqueue } from '../jobs/jobs.ts'

/** Ends the waiting period of an order; the subject is its number. */
export const WAITING_END_JOB = 'waiting-end'

/** Hands the finished print files of an order over; the subject is its number. */
export const HAND_OVER_JOB = 'hand-over'

/** Starts production of a released message that its recipient has not accepted; the subject is the order's number. */
export const AUTO_START_JOB = 'auto-start'

/** When a job runs again that is due by the database's clock and too early by that of its server. */
export const WHEN_CLOCKS_DIFFER = { afterSeconds: 10 }

type OrderJobKind = typeof WAITING_END_JOB | typeof HAND_OVER_JOB | typeof AUTO_START_JOB

/** Queues a job of an order in the transaction that makes it due; the caller wakes the runner after the commit. */
export async function enqueueOrderJob(
  tx: Transacting,
  kind: OrderJobKind,
  orderNumber: string,
  due: Due,
): Promise<void> {
  await enqueue(tx, { kind, subject: orderNumber, payload: {} }, due)
}

/** Queues the hand-over of an order that has just become PENDING_CREATION. */
export const startHandOver = (tx: Transacting, orderNumber: string): Promise<void> =>
  enqueueOrderJob(tx, HAND_OVER_JOB, orderNumber, 'NOW')

/** Deletes jobs of an order that are not due any more. */
export async function deleteOrderJobs(
  tx: Transacting,
  orderNumber: string,
  kinds: readonly OrderJobKind[] = [WAITING_END_JOB, HAND_OVER_JOB, AUTO_START_JOB],
): Promise<void> {
  for (const kind of kinds) await deleteJob(tx, kind, orderNumber)
}

/** Queues the jobs of an order that is no longer held: they found nothing to do while it was, and ended. */
export async function resumeJobs(tx: Transacting, order: OrderRow, now: Date): Promise<void> {
  const { order_number: orderNumber, status } = order
  if (status === 'PENDING_CREATION') await startHandOver(tx, orderNumber)
  if (status === 'WAITING_CREATION') {
    await enqueueOrderJob(tx, WAITING_END_JOB, orderNumber, order.waiting_ends_at ?? now)
  }
  if (status === 'URL_RELEASED') await enqueueOrderJob(tx, AUTO_START_JOB, orderNumber, order.auto_start_at ?? now)
}
