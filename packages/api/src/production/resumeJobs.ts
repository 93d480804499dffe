import type { Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { enqueue } from '../jobs/jobs.ts'
import { AUTO_START_JOB, WAITING_END_JOB } from './jobKinds.ts'
import { startHandOver } from './startHandOver.ts'

/** While an order is held its jobs find nothing to do and end; when it goes on they are put back. */
export async function resumeJobs(tx: Transacting, order: OrderRow, now: Date): Promise<void> {
  if (order.status === 'PENDING_CREATION') await startHandOver(tx, order.order_number, now)
  if (order.status === 'WAITING_CREATION') {
    const job = { kind: WAITING_END_JOB, subject: order.order_number, payload: {} }
    await enqueue(tx, job, order.waiting_ends_at ?? now)
  }
  if (order.status === 'URL_RELEASED') {
    const job = { kind: AUTO_START_JOB, subject: order.order_number, payload: {} }
    await enqueue(tx, job, order.auto_start_at ?? now)
  }
}
