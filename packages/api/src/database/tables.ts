import type {
  Category,
  DeliveryEvent,
  DesignDraft,
  EC_TYPES,
  FontFamily,
  Notice,
  Orderer,
  OrderStatus,
  PrintCheck,
  Product,
  Receiver,
  Template,
  TemplateSeries,
} from '@irodori/contract'
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely'

/** Read as an object, written as JSON text: both drivers take text for jsonb, but they disagree about arrays. */
type Json<Value> = ColumnType<Value, string, string>
type Instant = ColumnType<Date, Date, Date>

interface CategoryTable {
  id: string
  document: Json<Category>
}

interface ProductTable {
  id: string
  category_id: string
  document: Json<Product>
}

interface TemplateTable {
  id: string
  product_id: string
  template_group_id: string
  template_series_id: string | null
  page_number: string
  side_number: number
  document: Json<Template>
}

export type StoredSeries = Omit<TemplateSeries, 'templates'>

interface TemplateSeriesTable {
  id: string
  product_id: string
  document: Json<StoredSeries>
}

interface NoticeTable {
  id: string
  kind: string
  document: Json<Notice>
}

interface DeliveryEventTable {
  id: string
  document: Json<DeliveryEvent>
}

interface FontFamilyTable {
  value: string
  position: number
  document: Json<FontFamily>
}

interface SettingTable {
  name: string
  value: Json<unknown>
}

/** What an order holds beside the columns that rules look at. */
export interface OrderDetails {
  readonly ecSiteId: (typeof EC_TYPES)[number] | null
  readonly payMethod: string
  readonly processMethod: 'normal' | 'digital_message'
  readonly heldFrom: OrderStatus | null
  readonly orderDate: string
  readonly shipDate: string | null
  readonly orderer: Orderer
  readonly receiver: Receiver
  readonly products: readonly { readonly productId: string; readonly unit: number }[]
}

interface ShopOrderTable {
  order_number: string
  id: string
  /** Digits only. */
  phone_number: string
  status: OrderStatus
  /** Of the order's files: 128 random bits in hex. */
  image_folder: string
  details: Json<OrderDetails>
  created_at: Instant
  updated_at: Instant
}

interface DesignSeriesTable {
  id: string
  order_number: string
  template_series_id: string
  product_id: string
  product_option_id: string | null
  total_page: number
  created_at: Instant
}

/** The document of a page: a draft without what the columns say. */
export type StoredDraft = Omit<DesignDraft, 'id'>

interface DesignTable {
  id: string
  order_number: string
  random_id: string
  group_number: number
  design_series_id: string | null
  page_number: string
  side_number: number
  /** Counts the saves; a render belongs to one of them. */
  revision: number
  draft: Json<StoredDraft>
  print_check: PrintCheck
  print_hash: string | null
  /** File in the order's folder. */
  print_name: string | null
  created_at: Instant
  updated_at: Instant
}

interface PhotoTable {
  order_number: string
  name: string
  /** Upright, in pixels. */
  width: number
  height: number
  bytes: number
  created_at: Instant
}

interface SessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  order_number: string
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
}

interface WrongTryTable {
  order_number: string
  tries: number
  window_started_at: Instant
}

interface JobTable {
  id: string
  kind: string
  /** One job of a kind for one thing. */
  subject: string
  payload: Json<unknown>
  run_at: Instant
  attempts: number
  lease: string | null
  leased_until: Instant | null
  failed_at: Instant | null
  last_error: string | null
}

export interface Tables {
  category: CategoryTable
  product: ProductTable
  template: TemplateTable
  template_series: TemplateSeriesTable
  notice: NoticeTable
  delivery_event: DeliveryEventTable
  font_family: FontFamilyTable
  setting: SettingTable
  shop_order: ShopOrderTable
  design_series: DesignSeriesTable
  design: DesignTable
  photo: PhotoTable
  session: SessionTable
  wrong_try: WrongTryTable
  job: JobTable
  migration: { name: string; applied_at: Instant }
  migration_lock: { id: number; taken: number }
}

/** The shop's database. Inside a transaction only the transaction may be used: PGlite has one connection. */
export type Database = Kysely<Tables>
export type OrderRow = Selectable<ShopOrderTable>
export type DesignRow = Selectable<DesignTable>
export type JobRow = Selectable<JobTable>
export type Transacting = Transaction<Tables>

export const json = (value: unknown): string => JSON.stringify(value)
