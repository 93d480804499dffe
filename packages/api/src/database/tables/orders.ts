import type { StatedAmounts } from '@irodori/contract/entities/amounts'
import type {
  EC_TYPES,
  Orderer,
  OrderStatus,
  PaymentType,
  ProcessMethod,
  Receiver,
  SurveyChild,
} from '@irodori/contract/entities/order'
import type { PrintCompany } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import type { OrderEvent } from '@irodori/rules/orderTransitions'
import type { Selectable } from 'kysely'
import type { Instant, Json, Perhaps, PerhapsInstant } from './columns.ts'

interface OrderedProduct {
  readonly productId: string
  /** Pieces bought. */
  readonly unit: number
  /** How many of them with a chargeable wrapping. */
  readonly chargeableUnit: number
}

/** The fields of an order that no query filters by. */
export interface OrderDetails {
  readonly ecSiteId: (typeof EC_TYPES)[number] | null
  readonly payMethod: string
  readonly paymentType: PaymentType
  /** Whether the marketplace or the bank has said that it is paid. */
  readonly isSettled: boolean
  readonly processMethod: ProcessMethod
  readonly heldFrom: OrderStatus | null
  readonly orderDate: string
  readonly shipDate: string | null
  readonly orderer: Orderer
  readonly receiver: Receiver
  readonly products: readonly OrderedProduct[]
  /** The total in yen, as the shop of the order stated it; null if it stated none. */
  readonly totalPrice: number | null
  /** Absent if nothing but the total is stated, and for orders that an earlier release imported. */
  readonly amounts?: StatedAmounts
  /** The template of the released message. */
  readonly messageTemplateId: string | null
  /** The reserved stock, which a cancellation releases; absent if none. */
  readonly reservedStock?: readonly ReservedStock[]
  /** Storage key of the manifest of the hand-over; absent before it. */
  readonly manifestKey?: string
  /** ISO time at which the designs were erased because their time was over; absent while they are kept. */
  readonly designsErasedAt?: string
}

/** Pieces of a product, or of one of its options, that an order has reserved. */
export interface ReservedStock {
  readonly productId: string
  readonly optionIdentifier: string | null
  readonly pieces: number
}

export interface ShopOrderTable {
  order_number: string
  id: string
  /** Digits only. */
  phone_number: string
  status: OrderStatus
  /** Folder of the order's files: 128 random bits in hex. */
  image_folder: string
  details: Json<OrderDetails>
  /** The account to which the order was joined. */
  account_id: Perhaps<string>
  /** In lower case. */
  orderer_email: Perhaps<string>
  /** The language of the guest who last worked on the order; null until one has chosen a language. */
  language: Perhaps<Language>
  waiting_began_at: PerhapsInstant
  waiting_ends_at: PerhapsInstant
  url_released_at: PerhapsInstant
  auto_start_at: PerhapsInstant
  created_at: Instant
  updated_at: Instant
}

export interface OrderHistoryTable {
  id: string
  order_number: string
  event: OrderEvent
  from_status: OrderStatus
  to_status: OrderStatus
  happened_at: Instant
}

export interface OrderPackageTable {
  id: string
  order_number: string
  print_company: PrintCompany
  delivery_day: Perhaps<string>
  /** A time band, or 指定なし for any time; null until the customer or the recipient has answered. */
  delivery_time: Perhaps<string>
  default_expected_delivery_date: Perhaps<string>
  /** The ship date that was told when production started; null before. */
  ship_day: Perhaps<string>
  /** Id of a carrier of the profile; null until the parcel is sent with one. */
  carrier: Perhaps<string>
  tracking_number: Perhaps<string>
  delivered_day: Perhaps<string>
  updated_at: Instant
}

export interface ChildrenSurveyTable {
  order_number: string
  /** Null if only birth months were saved. */
  number_of_children: number | null
  children: Json<readonly SurveyChild[]>
  created_at: Instant
  updated_at: Instant
}

export interface InvoiceTable {
  order_number: string
  name: string
  description: string
  is_seen_tutorial: boolean
  /** Number of downloads. */
  issues: number
  updated_at: Instant
}

export interface CancellationTable {
  order_number: string
  reason: number
  note: string
  by: 'CUSTOMER' | 'SHOP'
  cancelled_at: Instant
}

/** What was erased of an order, as proof, and the files that remain to be deleted. The row stays when the order is erased. */
export interface ErasureTable {
  order_number: string
  /** Rows that were erased, by what they were. */
  counts: Json<Readonly<Record<string, number>>>
  /** Folders of the storage that are deleted after the commit; empty when they are. */
  folders: Json<readonly string[]>
  designs_erased_at: Instant
  /** When the last file was deleted; null before. */
  files_erased_at: PerhapsInstant
  /** When the order itself was erased; null while it is kept. */
  order_erased_at: PerhapsInstant
}

export type OrderRow = Selectable<ShopOrderTable>
