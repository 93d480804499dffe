import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table proof_link (
    id text primary key, token_hash text not null unique,
    design_id text not null references design (id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  'create index proof_link_design on proof_link (design_id)',
  'create index proof_link_expiry on proof_link (expires_at)',
  `create table proof_comment (
    id text primary key, link_id text not null, design_id text not null references design (id) on delete cascade,
    author text not null, words text not null, x double precision, y double precision, secret_hash text not null,
    created_at timestamptz not null, done_at timestamptz)`,
  'create index proof_comment_link on proof_comment (link_id)',
  'create index proof_comment_design on proof_comment (design_id)',
]

/** Links with which others see the saved pages of a piece, and their comments on these pages. */
export async function proofLink(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
