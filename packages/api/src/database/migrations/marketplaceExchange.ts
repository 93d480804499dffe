import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** Polls of the marketplaces: how far they came, the orders still to be read, and what was reported of shipments. */
export async function marketplaceExchange(database: QueryExecutorProvider): Promise<void> {
  await sql`create table marketplace_poll (
    shop text primary key,
    position timestamptz not null,
    succeeded_at timestamptz,
    failed_at timestamptz,
    problem text
  )`.execute(database)
  await sql`create table marketplace_change (
    shop text not null,
    order_number text not null,
    listed_at timestamptz not null,
    due_at timestamptz not null,
    tries integer not null default 0,
    primary key (shop, order_number)
  )`.execute(database)
  await sql`create index marketplace_change_due on marketplace_change (shop, due_at)`.execute(database)
  await sql`create table marketplace_order (
    order_number text primary key references shop_order (order_number) on delete cascade,
    shop text not null,
    read_at timestamptz not null,
    address_hash text,
    notice text,
    noticed_at timestamptz
  )`.execute(database)
  await sql`create index marketplace_order_notice on marketplace_order (noticed_at) where notice is not null`.execute(
    database,
  )
  await sql`create table shipment_report (
    package_id text primary key,
    order_number text not null references shop_order (order_number) on delete cascade,
    shop text not null,
    carrier text not null,
    tracking_number text not null,
    day text not null,
    state text not null,
    reason text,
    tries integer not null default 0,
    requested_at timestamptz not null,
    settled_at timestamptz
  )`.execute(database)
  await sql`create index shipment_report_order on shipment_report (order_number)`.execute(database)
  await sql`create index shipment_report_open on shipment_report (shop, state) where state <> 'REPORTED'`.execute(
    database,
  )
}

/** When the staff have seen to a late change of an order at its marketplace. */
export async function noticeSeen(database: QueryExecutorProvider): Promise<void> {
  await sql`alter table marketplace_order add column seen_at timestamptz`.execute(database)
}
