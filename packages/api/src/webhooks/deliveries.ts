import { sql } from 'kysely'
import type { WebhookDeliveryRow, WebhookMessageTable } from '../database/tables/webhooks.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { DELIVERY_JOB, requestDelivery } from './outbox/deliveryQueue.ts'

export type ListedDelivery = WebhookDeliveryRow & Pick<WebhookMessageTable, 'event_type' | 'order_number'>

interface Choice {
  readonly endpointId?: string
  readonly messageId?: string
  readonly state?: WebhookDeliveryRow['state']
}

const LISTED = 200

/** The latest deliveries first. */
export function listDeliveries(
  database: Database,
  { endpointId, messageId, state }: Choice,
): Promise<ListedDelivery[]> {
  return database
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_message', 'webhook_message.id', 'webhook_delivery.message_id')
    .selectAll('webhook_delivery')
    .select(['event_type', 'order_number'])
    .$if(endpointId !== undefined, (query) => query.where('endpoint_id', '=', endpointId ?? ''))
    .$if(messageId !== undefined, (query) => query.where('message_id', '=', messageId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'WAITING'))
    .orderBy('webhook_message.created_at', 'desc')
    .orderBy('webhook_delivery.sequence', 'desc')
    .limit(LISTED)
    .execute()
}

/**
 * WHK-5: sends messages again, under the same ids: one message, also a delivered one, or all that failed at an endpoint.
 * Each order is a transaction of its own.
 * @returns how many will be sent
 */
export async function sendAgain(
  database: Database,
  which: { readonly messageId: string; readonly endpointId?: string } | { readonly failedAt: string },
): Promise<number> {
  const chosen = (reader: Database | Transacting) => {
    const all = reader.selectFrom('webhook_delivery').select(['endpoint_id', 'message_id', 'queue'])
    if ('failedAt' in which) return all.where('endpoint_id', '=', which.failedAt).where('state', '=', 'FAILED')
    const ofMessage = all.where('message_id', '=', which.messageId)
    return which.endpointId === undefined ? ofMessage : ofMessage.where('endpoint_id', '=', which.endpointId)
  }
  const queues = new Set((await chosen(database).execute()).map(({ queue }) => queue))
  let count = 0
  for (const queue of queues) {
    count += await transact(database, async (tx) => {
      await lockOrder(tx, queue)
      const rows = await chosen(tx).where('queue', '=', queue).execute()
      for (const { endpoint_id: endpointId, message_id } of rows) {
        await tx
          .updateTable('webhook_delivery')
          .set({ state: 'WAITING', attempts: 0, settled_at: null, next_attempt_at: null })
          .where('endpoint_id', '=', endpointId)
          .where('message_id', '=', message_id)
          .execute()
        await requestDelivery(tx, { endpointId, queue })
      }
      return rows.length
    })
  }
  return count
}

/** Adds the job of each queue that has none, for example after a restored backup. */
export async function scheduleDeliveries(database: Database): Promise<void> {
  const waiting = await database
    .selectFrom('webhook_delivery')
    .select(['endpoint_id', 'queue'])
    .distinct()
    .where('state', '=', 'WAITING')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job')
            .select('job.id')
            .where('kind', '=', DELIVERY_JOB)
            .where('subject', '=', sql<string>`webhook_delivery.endpoint_id || ' ' || webhook_delivery.queue`),
        ),
      ),
    )
    .execute()
  for (const { endpoint_id: endpointId, queue } of waiting)
    await transact(database, async (tx) => {
      await lockOrder(tx, queue)
      await requestDelivery(tx, { endpointId, queue })
    })
}

export interface DeliveryCount {
  readonly endpointId: string
  readonly state: 'WAITING' | 'FAILED'
  readonly count: number
  /** When the oldest of the messages was written. */
  readonly oldest: Date
}

/** Numbers of the deliveries that are not made, by endpoint. */
export async function countOpenDeliveries(database: Database): Promise<DeliveryCount[]> {
  const rows = await database
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_message', 'webhook_message.id', 'webhook_delivery.message_id')
    .select(['endpoint_id', 'state', sql<string>`count(*)`.as('count'), sql<Date>`min(created_at)`.as('oldest')])
    .where('state', '!=', 'DELIVERED')
    .groupBy(['endpoint_id', 'state'])
    .orderBy('endpoint_id')
    .execute()
  return rows.flatMap(({ endpoint_id: endpointId, state, count, oldest }) =>
    state === 'DELIVERED' ? [] : { endpointId, state, count: Number(count), oldest },
  )
}
