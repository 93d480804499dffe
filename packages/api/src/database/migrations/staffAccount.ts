import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table staff_account (
    id text primary key, email text not null unique, user_name text not null, password_hash text not null,
    role text not null, language text, created_at timestamptz not null, updated_at timestamptz not null)`,
  `create table staff_session (
    token_hash text primary key, staff_id text not null references staff_account (id) on delete cascade,
    created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null,
    browser text, system text)`,
  'create index staff_session_staff on staff_session (staff_id)',
  'create index staff_session_expiry on staff_session (expires_at)',
  `create table staff_link (
    id text primary key, token_hash text not null unique, email text not null, role text not null,
    staff_id text references staff_account (id) on delete cascade, created_by text not null,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  'create index staff_link_email on staff_link (email)',
  'create index staff_link_staff on staff_link (staff_id)',
  'create index staff_link_expiry on staff_link (expires_at)',
  `alter table staff_access add column source text not null default 'COMMAND_LINE', add column staff_id text,
    add column outcome text`,
  // Passkeys and second factors belong to accounts of either kind, so the table of one of them cannot be referenced.
  'alter table passkey drop constraint passkey_account_id_fkey',
  'alter table passkey_challenge drop constraint passkey_challenge_account_id_fkey',
  'alter table second_factor drop constraint second_factor_account_id_fkey',
]

/** Accounts, sessions and mailed links of the staff, and the audit log of what they do. */
export async function staffAccount(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
