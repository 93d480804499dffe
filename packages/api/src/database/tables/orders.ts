import type {
  EC_TYPES,
  Orderer,
  OrderStatus,
  PaymentType,
  PrintCompany,
  ProcessMethod,
  Receiver,
  SurveyChild,
} from '@irodori/contract'
import type { OrderEvent } from '@irodori/rules'
import type { Selectable } from 'kysely'
import type { Instant, Json, Perhaps, PerhapsInstant } from './columns.ts'

interface OrderedProduct {
  readonly productId: string
  /** Pieces bought. */
  readonly unit: number
  /** How many of them with a chargeable wrapping. */
  readonly chargeableUnit: number
}

/** What an order holds beside the columns that rules look at. */
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
  /** Yen, tax and delivery included. */
  readonly totalPrice: number
  /** The template of the released message. */
  readonly messageTemplateId: string | null
  /** What the order has taken from the stock, so that just this can be given back; absent where nothing. */
  readonly reservedStock?: readonly ReservedStock[]
  /** File in the storage that says what was handed over to the print houses; absent before. */
  readonly manifestKey?: string
}

/** Pieces of a product, or of one of its options, that an order has taken from the stock. */
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
  /** Of the order's files: 128 random bits in hex. */
  image_folder: string
  details: Json<OrderDetails>
  /** Whose account it was joined to. */
  account_id: Perhaps<string>
  /** In small letters. */
  orderer_email: Perhaps<string>
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
  delivery_day: string | null
  delivery_time: string | null
  default_expected_delivery_date: string | null
  updated_at: Instant
}

export interface ChildrenSurveyTable {
  order_number: string
  /** Null where only birth months were saved. */
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
  /** How often it was downloaded. */
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

export type OrderRow = Selectable<ShopOrderTable>
