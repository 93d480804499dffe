import type { Transacting } from '../database/tables.ts'
import { enqueue } from '../jobs/jobs.ts'
import { HAND_OVER_JOB } from './jobKinds.ts'

/**
 * Has an order that has just become PENDING_CREATION handed over as soon as its pages are rendered. To be called in the
 * transaction of that change; the caller wakes the runner after the commit.
 */
export async function startHandOver(tx: Transacting, orderNumber: string, now: Date): Promise<void> {
  await enqueue(tx, { kind: HAND_OVER_JOB, subject: orderNumber, payload: {} }, now)
}
