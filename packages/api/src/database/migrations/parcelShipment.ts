import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** A parcel keeps the ship date that was told at the start of production, and how it was sent and when it arrived. */
export async function parcelShipment(database: QueryExecutorProvider): Promise<void> {
  await sql`alter table order_package
    add column ship_day text, add column carrier text, add column tracking_number text,
    add column delivered_day text`.execute(database)
}
