import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const STATEMENTS = [
  'create table category (id text primary key, document jsonb not null)',
  'create table product (id text primary key, category_id text not null, document jsonb not null)',
  'create index product_category on product (category_id)',
  `create table template (
    id text primary key, product_id text not null, template_group_id text not null, template_series_id text,
    page_number text not null, side_number integer not null, document jsonb not null)`,
  'create index template_product on template (product_id)',
  'create index template_of_group on template (template_group_id)',
  'create index template_of_series on template (template_series_id)',
  'create table template_series (id text primary key, product_id text not null, document jsonb not null)',
  'create index template_series_product on template_series (product_id)',
  'create table notice (id text primary key, kind text not null, document jsonb not null)',
  'create table delivery_event (id text primary key, document jsonb not null)',
  'create table font_family (value text primary key, position integer not null, document jsonb not null)',
  'create table setting (name text primary key, value jsonb not null)',
  `create table shop_order (
    order_number text primary key, id text not null unique, phone_number text not null, status text not null,
    image_folder text not null unique, details jsonb not null,
    created_at timestamptz not null, updated_at timestamptz not null)`,
  `create table design_series (
    id text primary key, order_number text not null references shop_order (order_number),
    template_series_id text not null, product_id text not null, product_option_id text, total_page integer not null,
    created_at timestamptz not null)`,
  'create index design_series_order on design_series (order_number)',
  `create table design (
    id text primary key, order_number text not null references shop_order (order_number), random_id text not null,
    group_number integer not null, design_series_id text references design_series (id), page_number text not null,
    side_number integer not null, revision integer not null, draft jsonb not null,
    print_check text not null, print_hash text, print_name text,
    created_at timestamptz not null, updated_at timestamptz not null,
    unique (order_number, random_id), unique (order_number, group_number, page_number, side_number))`,
  'create index design_of_series on design (design_series_id)',
  `create table photo (
    order_number text not null references shop_order (order_number), name text not null,
    width integer not null, height integer not null, bytes integer not null, created_at timestamptz not null,
    primary key (order_number, name))`,
  `create table session (
    token_hash text primary key, order_number text not null references shop_order (order_number),
    created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null)`,
  'create index session_expiry on session (expires_at)',
  `create table wrong_try (
    order_number text primary key, tries integer not null, window_started_at timestamptz not null)`,
  `create table job (
    id text primary key, kind text not null, subject text not null, payload jsonb not null,
    run_at timestamptz not null, attempts integer not null, lease text, leased_until timestamptz,
    failed_at timestamptz, last_error text, unique (kind, subject))`,
  'create index job_due on job (run_at)',
]

/** Catalogue, orders, designs, photos, sessions and jobs. */
export async function foundation(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
