import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const PROOF_LINK = [
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

const MERGE_LIST = [
  `create table merge_list (
    order_number text not null, group_number integer not null, content text not null, is_sealed boolean not null,
    cards integer not null, created_at timestamptz not null, updated_at timestamptz not null,
    primary key (order_number, group_number))`,
  `create table card_page (
    order_number text not null, group_number integer not null, list_row integer not null, design_id text not null,
    content_hash text not null, pixel_hash text not null,
    primary key (order_number, group_number, list_row, design_id))`,
]

/** Links with which others see the saved pages of a piece, and their comments on these pages. */
export async function proofLink(database: QueryExecutorProvider): Promise<void> {
  for (const statement of PROOF_LINK) await sql.raw(statement).execute(database)
}

/** Lists from which pieces are printed once for each row, and the pages of their cards that are drawn. */
export async function mergeList(database: QueryExecutorProvider): Promise<void> {
  for (const statement of MERGE_LIST) await sql.raw(statement).execute(database)
}
