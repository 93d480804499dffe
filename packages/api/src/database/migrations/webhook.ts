import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table webhook_endpoint (
    id text primary key, url text not null, sealed text not null, event_types jsonb,
    created_at timestamptz not null, disabled_at timestamptz, disabled_reason text)`,
  `create table webhook_message (
    id text primary key, order_number text, sequence integer not null, event_type text not null, body text not null,
    created_at timestamptz not null)`,
  `create unique index webhook_message_order on webhook_message (order_number, sequence)
    where order_number is not null`,
  'create index webhook_message_time on webhook_message (created_at)',
  `create table webhook_delivery (
    endpoint_id text not null references webhook_endpoint (id) on delete cascade,
    message_id text not null references webhook_message (id) on delete cascade,
    queue text not null, sequence integer not null, state text not null, attempts integer not null default 0,
    last_status integer, last_answer text, attempted_at timestamptz, next_attempt_at timestamptz,
    settled_at timestamptz,
    primary key (endpoint_id, message_id))`,
  'create index webhook_delivery_message on webhook_delivery (message_id)',
  `create index webhook_delivery_waiting on webhook_delivery (endpoint_id, queue, sequence)
    where state = 'WAITING'`,
  "create index webhook_delivery_failed on webhook_delivery (endpoint_id) where state = 'FAILED'",
]

/** Receivers of events, the messages to them, and what became of each message at each receiver. */
export async function webhook(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
