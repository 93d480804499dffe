import * as z from 'zod'
import type { Transacting } from '../../database/tables.ts'
import type { Due } from '../../jobs/jobs.ts'
import { enqueue, enqueueIfMissing } from '../../jobs/jobs.ts'

/** Sends the waiting messages of a queue; the subject names the endpoint and the queue. */
export const DELIVERY_JOB = 'webhook'

/** The messages of one order, or one test message, for one endpoint: they are sent one after the other. */
export const DeliveryQueue = z.object({ endpointId: z.string(), queue: z.string() })
export type DeliveryQueue = z.infer<typeof DeliveryQueue>

export const deliverySubject = ({ endpointId, queue }: DeliveryQueue): string => `${endpointId} ${queue}`

/** A kind has one job for each subject, so one of several servers sends the messages of a queue. */
const deliveryJobOf = (queue: DeliveryQueue) => ({
  kind: DELIVERY_JOB,
  subject: deliverySubject(queue),
  payload: queue,
  group: queue.endpointId,
})

/**
 * Adds the job of a queue unless there is one. The caller holds the lock of the queue's order, as the end of each delivery
 * does: so a job either sees the new message when it ends, or has ended before.
 */
export const requestDelivery = (tx: Transacting, queue: DeliveryQueue): Promise<void> =>
  enqueueIfMissing(tx, deliveryJobOf(queue), 'NOW')

/** Adds the job of a queue in place of one that waits or has just ended. */
export const scheduleDelivery = (tx: Transacting, queue: DeliveryQueue, due: Due): Promise<void> =>
  enqueue(tx, deliveryJobOf(queue), due)
