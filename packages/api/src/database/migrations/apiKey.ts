import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table api_key (
    id text primary key, name text not null, key_hash text not null unique, scopes jsonb not null,
    created_at timestamptz not null, last_used_at timestamptz, revoked_at timestamptz)`,
  `create table idempotent_call (
    api_key_id text not null references api_key (id) on delete cascade,
    idempotency_key text not null, request_hash text not null, claim text not null, claimed_at timestamptz not null,
    answer jsonb,
    primary key (api_key_id, idempotency_key))`,
  'create index idempotent_call_time on idempotent_call (claimed_at)',
]

/** Keys of other systems, and the answers of their calls that have their effect once. */
export async function apiKey(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
