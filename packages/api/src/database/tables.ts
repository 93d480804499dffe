import type {
  DeliveryEvent,
  DesignDraft,
  EC_TYPES,
  FaqCategory,
  FontFamily,
  MessageItem,
  MessageTemplate,
  Notice,
  Orderer,
  OrderStatus,
  PackagePlan,
  PaymentType,
  PrintCheck,
  PrintCompany,
  ProcessMethod,
  Receiver,
  Region,
  StoredCategory,
  StoredProduct,
  SurveyChild,
  Template,
  TemplateSeries,
} from '@irodori/contract'
import type { OrderEvent } from '@irodori/rules'
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely'

/** Read as an object, written as JSON text: both drivers take text for jsonb, but they disagree about arrays. */
type Json<Value> = ColumnType<Value, string, string>
type Instant = ColumnType<Date, Date, Date>
type PerhapsInstant = ColumnType<Date | null, Date | null | undefined, Date | null>
type Perhaps<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

interface CategoryTable {
  id: string
  document: Json<StoredCategory>
}

interface ProductTable {
  id: string
  category_id: string
  /** Of its name, as searchTextOf makes it. */
  search_text: string
  /** Whether visitors may see it. */
  is_shown: boolean
  position: number | null
  created_at: Instant
  document: Json<StoredProduct>
}

interface TemplateTable {
  id: string
  product_id: string
  template_group_id: string
  template_series_id: string | null
  page_number: string
  side_number: number
  /** Of its name, as searchTextOf makes it. */
  search_text: string
  published_at: Instant
  image_item_count: number
  text_item_count: number
  /** Of the sheet, in print pixels. */
  width: number
  height: number
  dpi: number
  /** Of all sides together, so that lists keep them side by side: the latest, and sums. */
  group_published_at: Instant
  group_image_count: number
  group_text_count: number
  document: Json<Template>
}

export type StoredSeries = Omit<TemplateSeries, 'templates'>

interface TemplateSeriesTable {
  id: string
  product_id: string
  search_text: string
  published_at: Instant
  image_item_count: number
  text_item_count: number
  document: Json<StoredSeries>
}

interface ProductHashtagTable {
  product_id: string
  hashtag: string
}

/** Of what a product's list shows: templates by themselves, or the series of a booklet. */
interface TemplateHashtagTable {
  product_id: string
  hashtag: string
  owner_kind: 'TEMPLATE' | 'SERIES'
  owner_id: string
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
  /** Whether the outside shop or the bank has said that it is paid. */
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
  readonly takenStock?: readonly TakenStock[]
  /** File in the storage that says what was handed over to the print houses; absent before. */
  readonly manifestKey?: string
}

/** Pieces of a product, or of one of its options, that an order has taken from the stock. */
export interface TakenStock {
  readonly productId: string
  readonly optionIdentifier: string | null
  readonly pieces: number
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

interface OrderHistoryTable {
  id: string
  order_number: string
  event: OrderEvent
  from_status: OrderStatus
  to_status: OrderStatus
  happened_at: Instant
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
  /** Version of the kernel that made the print picture. */
  print_kernel: Perhaps<number>
  /** File in the order's folder. */
  print_name: string | null
  /** Of its group; every page of a group has the same. */
  package_plan_id: Perhaps<string>
  product_option_id: Perhaps<string>
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

/** A file in the folder of an order that nothing named when it was looked at. */
interface LeftoverFileTable {
  order_number: string
  name: string
  marked_at: Instant
}

interface SessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  /** A guest's; null for an account. */
  order_number: Perhaps<string>
  account_id: Perhaps<string>
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
}

interface WrongTryTable {
  /** Or, with a prefix, the account, or the hash of the address, that is tried. */
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

interface AccountTable {
  id: string
  /** In small letters. */
  email: string
  user_name: string
  password_hash: string
  is_verified: boolean
  /** What was chosen at the registration; it counts when the address is confirmed. */
  wants_magazine: boolean
  created_at: Instant
  updated_at: Instant
}

interface AccountTokenTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  account_id: string
  purpose: 'ACTIVATE' | 'CHANGE_EMAIL' | 'RESET_PASSWORD' | 'DELETE'
  new_email: string | null
  created_at: Instant
  expires_at: Instant
}

interface PackagePlanTable {
  id: string
  package_plan_cat_id: string
  position: number
  document: Json<PackagePlan>
}

interface OrderPackageTable {
  id: string
  order_number: string
  print_company: PrintCompany
  delivery_day: string | null
  delivery_time: string | null
  default_expected_delivery_date: string | null
  updated_at: Instant
}

interface ChildrenSurveyTable {
  order_number: string
  /** Null where only birth months were saved. */
  number_of_children: number | null
  children: Json<readonly SurveyChild[]>
  created_at: Instant
  updated_at: Instant
}

interface InvoiceTable {
  order_number: string
  name: string
  description: string
  is_seen_tutorial: boolean
  /** How often it was downloaded. */
  issues: number
  updated_at: Instant
}

interface CancellationTable {
  order_number: string
  reason: number
  note: string
  by: 'CUSTOMER' | 'SHOP'
  cancelled_at: Instant
}

interface MailTable {
  id: string
  /** One mail for one reason: whoever writes it twice writes it once. */
  dedup_key: string
  kind: string
  recipient: string
  order_number: string | null
  subject: string
  body: string
  created_at: Instant
  sent_at: PerhapsInstant
  failed_at: PerhapsInstant
}

interface MagazineReaderTable {
  email: string
  token: string
  subscribed_at: Instant
  cancelled_at: PerhapsInstant
}

interface FaqCategoryTable {
  id: string
  position: number
  document: Json<FaqCategory>
}

interface RegionTable {
  id: string
  position: number
  document: Json<Region>
}

interface QuestionTable {
  id: string
  email: string
  name: string
  order_number: string | null
  account_id: string | null
  question: string
  created_at: Instant
}

interface SubscriberTable {
  id: string
  email: string
  product_id: string
  /** '' for the product itself. */
  product_option_id: string
  created_at: Instant
  notified_at: PerhapsInstant
}

interface CampaignEntryTable {
  id: string
  campaign: string
  document: Json<unknown>
  file_key: string
  created_at: Instant
}

interface MessageTemplateTable {
  id: string
  position: number
  document: Json<MessageTemplate>
}

interface MessageItemTable {
  id: string
  order_number: string
  template_id: string
  type: MessageItem['type']
  position: number
  document: Json<MessageItem>
  file_name: string | null
  updated_at: Instant
}

interface MessageUploadTable {
  id: string
  order_number: string
  template_id: string
  type: Exclude<MessageItem['type'], 'TEXT'>
  position: number
  /** Of the whole file. */
  bytes: number
  fingerprint: string
  /** How many of them have arrived. */
  received: number
  /** Keys of what has arrived, in order. */
  pieces: Json<readonly string[]>
  /** Of the part of the message that it became; null before it is whole. */
  file_name: string | null
  item_id: string | null
  created_at: Instant
}

interface RateLimitTable {
  key: string
  hits: number
  window_started_at: Instant
}

export interface Tables {
  category: CategoryTable
  product: ProductTable
  template: TemplateTable
  template_series: TemplateSeriesTable
  product_hashtag: ProductHashtagTable
  template_hashtag: TemplateHashtagTable
  notice: NoticeTable
  delivery_event: DeliveryEventTable
  font_family: FontFamilyTable
  setting: SettingTable
  shop_order: ShopOrderTable
  order_history: OrderHistoryTable
  design_series: DesignSeriesTable
  design: DesignTable
  photo: PhotoTable
  leftover_file: LeftoverFileTable
  session: SessionTable
  wrong_try: WrongTryTable
  job: JobTable
  account: AccountTable
  account_token: AccountTokenTable
  package_plan: PackagePlanTable
  order_package: OrderPackageTable
  children_survey: ChildrenSurveyTable
  invoice: InvoiceTable
  cancellation: CancellationTable
  mail: MailTable
  magazine_reader: MagazineReaderTable
  faq_category: FaqCategoryTable
  region: RegionTable
  question: QuestionTable
  subscriber: SubscriberTable
  campaign_entry: CampaignEntryTable
  message_template: MessageTemplateTable
  message_item: MessageItemTable
  message_upload: MessageUploadTable
  rate_limit: RateLimitTable
  migration: { name: string; applied_at: Instant }
  migration_lock: { id: number; taken: number }
}

/** The shop's database. Inside a transaction only the transaction may be used: PGlite has one connection. */
export type Database = Kysely<Tables>
export type OrderRow = Selectable<ShopOrderTable>
export type AccountRow = Selectable<AccountTable>
export type DesignRow = Selectable<DesignTable>
export type MessageUploadRow = Selectable<MessageUploadTable>
export type JobRow = Selectable<JobTable>
export type Transacting = Transaction<Tables>

export const json = (value: unknown): string => JSON.stringify(value)
