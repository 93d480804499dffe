import type { OrderEventType, WebhookEventType } from '@irodori/contract/entities/webhookEvent'
import type { ColumnType, Selectable } from 'kysely'
import type { Instant, Perhaps, PerhapsInstant } from './columns.ts'

export interface WebhookEndpointTable {
  /** `whe_` and 32 hexadecimal digits. */
  id: string
  url: string
  /** The sealed signing secrets. */
  sealed: string
  /** Null for all events, also those that a later release adds. */
  event_types: ColumnType<readonly OrderEventType[] | null, string | null, string | null>
  created_at: Instant
  /** Null while events are sent to it. */
  disabled_at: PerhapsInstant
  disabled_reason: Perhaps<string>
}

export interface WebhookMessageTable {
  /** `msg_` and 32 hexadecimal digits. */
  id: string
  /** Null for a test message. */
  order_number: string | null
  /** Place among the messages of the order, from 1. */
  sequence: number
  event_type: WebhookEventType
  /** The JSON text as it is signed and sent. */
  body: string
  created_at: Instant
}

export interface WebhookDeliveryTable {
  endpoint_id: string
  message_id: string
  /** The order number, or the id of a test message: the messages of a queue are sent one after the other. */
  queue: string
  sequence: number
  state: 'WAITING' | 'DELIVERED' | 'FAILED'
  attempts: ColumnType<number, number | undefined, number>
  /** HTTP status of the last answer; null if there was none. */
  last_status: Perhaps<number>
  /** The beginning of the last answer, or why there was none; null before the first attempt. */
  last_answer: Perhaps<string>
  attempted_at: PerhapsInstant
  /** Null before the first attempt and after the last one. */
  next_attempt_at: PerhapsInstant
  settled_at: PerhapsInstant
}

export type WebhookEndpointRow = Selectable<WebhookEndpointTable>
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>
