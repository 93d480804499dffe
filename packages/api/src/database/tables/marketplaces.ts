import type { EC_TYPES } from '@irodori/contract/entities/order'
import type { ColumnType } from 'kysely'
import type { Instant, Perhaps, PerhapsInstant } from './columns.ts'

type Shop = (typeof EC_TYPES)[number]
type Count = ColumnType<number, number | undefined, number>

export interface MarketplacePollTable {
  shop: Shop
  /** Every change before this moment has been listed. */
  position: Instant
  /** The end of the last complete poll; null before the first. */
  succeeded_at: PerhapsInstant
  /** When the last poll stopped; null after a complete one. */
  failed_at: PerhapsInstant
  /** Code of a `MarketplaceError`; null after a complete poll. */
  problem: Perhaps<string>
}

/** An order that was listed as changed and has not been read since. */
export interface MarketplaceChangeTable {
  shop: Shop
  order_number: string
  listed_at: Instant
  due_at: Instant
  /** Failed reads. */
  tries: Count
}

/** What a change at the marketplace leaves to the staff. */
export type OrderNotice = 'CANCELLED' | 'UNPAID' | 'ADDRESS' | 'RECEIVERS'

/** What is known of an order at its marketplace beside the order itself. */
export interface MarketplaceOrderTable {
  order_number: string
  shop: Shop
  read_at: Instant
  /** SHA-256 of orderer and receiver as the marketplace last told them; null for imports of an earlier release. */
  address_hash: Perhaps<string>
  notice: Perhaps<OrderNotice>
  noticed_at: PerhapsInstant
  /** When the staff have seen to the notice; null until then. */
  seen_at: PerhapsInstant
}

/** The report of one parcel's shipment to the order's marketplace. */
export interface ShipmentReportTable {
  package_id: string
  order_number: string
  shop: Shop
  /** Id of a carrier of the profile. */
  carrier: string
  tracking_number: string
  /** Day of dispatch in Japan. */
  day: string
  state: 'NOT_REPORTED' | 'REPORTED' | 'REFUSED'
  /** Why it is refused, or why the last attempt failed. */
  reason: Perhaps<string>
  /** Failed attempts. */
  tries: Count
  requested_at: Instant
  /** When it was reported or refused. */
  settled_at: PerhapsInstant
}
