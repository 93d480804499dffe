import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@irodori/contract/entities/webhookEvent'
import { TEST_EVENT_TYPE } from '@irodori/contract/entities/webhookEvent'
import type { WebhookMessageTable } from '../../database/tables/webhooks.ts'
import type { Transacting } from '../../database/tables.ts'
import { requestDelivery } from './deliveryQueue.ts'

/**
 * Writes the message about an event of an order in the transaction of the event, for each endpoint that receives its type;
 * without such an endpoint nothing is written. The caller has locked the order, so its messages have one sequence.
 */
export async function writeMessage(tx: Transacting, event: WebhookEvent, now: Date): Promise<void> {
  const endpoints = await tx
    .selectFrom('webhook_endpoint')
    .select(['id', 'event_types'])
    .where('disabled_at', 'is', null)
    // An endpoint that is removed at the same time does not make the event fail.
    .forKeyShare()
    .execute()
  const receivers = endpoints.filter(({ event_types }) => event_types === null || event_types.includes(event.type))
  if (receivers.length === 0) return
  const { orderNumber } = event.data
  const { last } = await tx
    .selectFrom('webhook_message')
    .select((build) => build.fn.max('sequence').as('last'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const sequence = (last ?? 0) + 1
  const message = messageOf(event.type, event.data, now)
  await tx
    .insertInto('webhook_message')
    .values({ ...message, order_number: orderNumber, sequence })
    .execute()
  for (const { id: endpointId } of receivers) await addDelivery(tx, endpointId, message.id, orderNumber, sequence)
}

/**
 * Writes a test message for one endpoint.
 * @returns its id
 */
export async function writeTestMessage(tx: Transacting, endpointId: string, now: Date): Promise<string> {
  const message = messageOf(TEST_EVENT_TYPE, { endpointId }, now)
  await tx
    .insertInto('webhook_message')
    .values({ ...message, order_number: null, sequence: 1 })
    .execute()
  await addDelivery(tx, endpointId, message.id, message.id, 1)
  return message.id
}

const messageOf = (type: WebhookMessageTable['event_type'], data: object, now: Date) => ({
  id: `msg_${randomUUID().replaceAll('-', '')}`,
  event_type: type,
  body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
  created_at: now,
})

async function addDelivery(
  tx: Transacting,
  endpointId: string,
  messageId: string,
  queue: string,
  sequence: number,
): Promise<void> {
  await tx
    .insertInto('webhook_delivery')
    .values({ endpoint_id: endpointId, message_id: messageId, queue, sequence, state: 'WAITING' })
    .execute()
  await requestDelivery(tx, { endpointId, queue })
}
