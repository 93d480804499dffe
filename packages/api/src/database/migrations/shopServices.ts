import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  `create table account (
    id text primary key, email text not null unique, user_name text not null, password_hash text not null,
    is_verified boolean not null, wants_magazine boolean not null, created_at timestamptz not null,
    updated_at timestamptz not null)`,
  `create table account_token (
    token_hash text primary key, account_id text not null references account (id) on delete cascade,
    purpose text not null, new_email text, created_at timestamptz not null, expires_at timestamptz not null)`,
  'create index account_token_owner on account_token (account_id)',
  'create index account_token_expiry on account_token (expires_at)',

  'alter table session alter column order_number drop not null',
  'alter table session add column account_id text references account (id) on delete cascade',
  'create index session_account on session (account_id)',

  'alter table shop_order add column account_id text references account (id) on delete set null',
  'alter table shop_order add column orderer_email text',
  'alter table shop_order add column waiting_began_at timestamptz',
  'alter table shop_order add column waiting_ends_at timestamptz',
  'alter table shop_order add column url_released_at timestamptz',
  'alter table shop_order add column auto_start_at timestamptz',
  'create index shop_order_account on shop_order (account_id)',
  'create index shop_order_email on shop_order (orderer_email)',
  'create index shop_order_status on shop_order (status)',

  'alter table design add column package_plan_id text',
  'alter table design add column product_option_id text',

  `create table package_plan (
    id text primary key, package_plan_cat_id text not null, position integer not null, document jsonb not null)`,
  'create index package_plan_category on package_plan (package_plan_cat_id)',
  `create table order_package (
    id text primary key, order_number text not null references shop_order (order_number), print_company text not null,
    delivery_day text, delivery_time text, default_expected_delivery_date text, updated_at timestamptz not null,
    unique (order_number, print_company))`,
  `create table children_survey (
    order_number text primary key references shop_order (order_number), number_of_children integer,
    children jsonb not null, created_at timestamptz not null, updated_at timestamptz not null)`,
  `create table invoice (
    order_number text primary key references shop_order (order_number), name text not null, description text not null,
    is_seen_tutorial boolean not null, issues integer not null, updated_at timestamptz not null)`,
  `create table cancellation (
    order_number text primary key references shop_order (order_number), reason integer not null, note text not null,
    by text not null, cancelled_at timestamptz not null)`,

  `create table mail (
    id text primary key, dedup_key text not null unique, kind text not null, recipient text not null,
    order_number text, subject text not null, body text not null, created_at timestamptz not null,
    sent_at timestamptz, failed_at timestamptz)`,
  'create index mail_order on mail (order_number, kind)',
  `create table magazine_reader (
    email text primary key, token text not null unique, subscribed_at timestamptz not null,
    cancelled_at timestamptz)`,

  'create table faq_category (id text primary key, position integer not null, document jsonb not null)',
  'create table region (id text primary key, position integer not null, document jsonb not null)',
  `create table question (
    id text primary key, email text not null, name text not null, order_number text, account_id text,
    question text not null, created_at timestamptz not null)`,
  'create index question_order on question (order_number)',
  'create index question_account on question (account_id)',
  `create table subscriber (
    id text primary key, email text not null, product_id text not null, product_option_id text not null,
    created_at timestamptz not null, notified_at timestamptz, unique (email, product_id, product_option_id))`,
  'create index subscriber_product on subscriber (product_id)',
  `create table campaign_entry (
    id text primary key, campaign text not null, document jsonb not null, file_key text not null,
    created_at timestamptz not null)`,

  'create table message_template (id text primary key, position integer not null, document jsonb not null)',
  `create table message_item (
    id text primary key, order_number text not null references shop_order (order_number), template_id text not null,
    type text not null, position integer not null, document jsonb not null, file_name text,
    updated_at timestamptz not null, unique (order_number, template_id, type, position))`,
  'create index message_item_file on message_item (order_number, file_name)',

  'create table rate_limit (key text primary key, hits integer not null, window_started_at timestamptz not null)',
  'create index rate_limit_window on rate_limit (window_started_at)',
]

/** Accounts, packaging, cancellation, receipts, mail, help, the digital message and the counters of addresses. */
export async function shopServices(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
