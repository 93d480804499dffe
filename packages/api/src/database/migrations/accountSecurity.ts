import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table failed_attempt (
    kind text not null, subject text not null, attempts integer not null, window_started_at timestamptz not null,
    primary key (kind, subject))`,
  'create index failed_attempt_window on failed_attempt (kind, window_started_at)',
  `insert into failed_attempt (kind, subject, attempts, window_started_at)
    select
      case
        when order_number like 'account:%' then 'ACCOUNT_PASSWORD'
        when order_number like 'mail:%' then 'ACCOUNT_MAIL'
        when order_number like 'confirm:%' then 'CONFIRMATION_MAIL'
        when order_number like 'cancel %' then 'CANCELLATION_KEY'
        else 'ORDER_PHONE'
      end,
      regexp_replace(order_number, '^(account:|mail:|confirm:|cancel )', ''), tries, window_started_at
    from wrong_try`,
  'drop table wrong_try',
]

/** Counts failed attempts by kind and subject; until then the kind was a prefix of the column `order_number`. */
export async function failedAttempts(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}

const KNOWN_DEVICE = [
  `alter table session add column device text, add column awaits_device boolean not null default false,
    add column browser text, add column system text`,
  `create table known_device (
    device text not null, subject text not null, proved_at timestamptz not null, primary key (device, subject))`,
  'create index known_device_subject on known_device (subject)',
  'create index known_device_proved on known_device (proved_at)',
]

/** Sessions belong to the browser that began them, and browsers that proved an order or an account are known. */
export async function knownDevice(database: QueryExecutorProvider): Promise<void> {
  for (const statement of KNOWN_DEVICE) await sql.raw(statement).execute(database)
}

const PASSKEYS = [
  `create table passkey (
    id text primary key, account_id text not null references account (id) on delete cascade, public_key text not null,
    counter bigint not null, transports jsonb not null, browser text, system text, created_at timestamptz not null,
    last_used_at timestamptz)`,
  'create index passkey_account on passkey (account_id)',
  `create table passkey_challenge (
    challenge text primary key, account_id text references account (id) on delete cascade, expires_at timestamptz not null)`,
  'create index passkey_challenge_account on passkey_challenge (account_id)',
  'create index passkey_challenge_expiry on passkey_challenge (expires_at)',
]

/** Passkeys of accounts, and the challenges that are waiting for an answer. */
export async function passkeys(database: QueryExecutorProvider): Promise<void> {
  for (const statement of PASSKEYS) await sql.raw(statement).execute(database)
}

const SECOND_FACTOR = [
  `create table second_factor (
    account_id text primary key references account (id) on delete cascade, sealed_secret text not null,
    created_at timestamptz not null, confirmed_at timestamptz, last_step bigint not null default 0)`,
  `create table recovery_code (
    account_id text not null references second_factor (account_id) on delete cascade, code_hash text not null,
    primary key (account_id, code_hash))`,
]

/** The second factor of accounts: the secret of an authenticator app, and recovery codes. */
export async function secondFactor(database: QueryExecutorProvider): Promise<void> {
  for (const statement of SECOND_FACTOR) await sql.raw(statement).execute(database)
}

const DEVICE_LINK = [
  `create table device_link (
    token_hash text primary key, order_number text not null references shop_order (order_number) on delete cascade,
    expires_at timestamptz not null)`,
  'create index device_link_order on device_link (order_number)',
  'create index device_link_expiry on device_link (expires_at)',
]

/** Links that make a device known to an order. */
export async function deviceLink(database: QueryExecutorProvider): Promise<void> {
  for (const statement of DEVICE_LINK) await sql.raw(statement).execute(database)
}
