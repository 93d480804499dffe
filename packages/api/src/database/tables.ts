import type { Kysely, Transaction } from 'kysely'
import type {
  AccountTable,
  AccountTokenTable,
  DeviceLinkTable,
  FailedAttemptTable,
  KnownDeviceTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecondFactorTable,
  RateLimitTable,
  SessionTable,
} from './tables/accounts.ts'
import type { ApiKeyTable, IdempotentCallTable } from './tables/apiKeys.ts'
import type {
  CategoryTable,
  FontFamilyTable,
  OrnamentTable,
  PackagePlanTable,
  PatternTable,
  ProductHashtagTable,
  ProductTable,
  TemplateColourTable,
  TemplateHashtagTable,
  TemplateSeriesTable,
  TemplateTable,
  TranslationTable,
} from './tables/catalogue.ts'
import type { MarketplaceCredentialTable } from './tables/credentials.ts'
import type { DesignSeriesTable, DesignTable } from './tables/designs.ts'
import type {
  CampaignEntryTable,
  FaqCategoryTable,
  MagazineReaderTable,
  QuestionTable,
  SubscriberTable,
} from './tables/help.ts'
import type { JobTable } from './tables/jobs.ts'
import type { MailTable } from './tables/mails.ts'
import type {
  MarketplaceChangeTable,
  MarketplaceOrderTable,
  MarketplacePollTable,
  ShipmentReportTable,
} from './tables/marketplaces.ts'
import type { CardPageTable, MergeListTable } from './tables/mergeLists.ts'
import type { MessageItemTable, MessageTemplateTable, MessageUploadTable } from './tables/messages.ts'
import type {
  CancellationTable,
  ChildrenSurveyTable,
  ErasureTable,
  InvoiceTable,
  OrderHistoryTable,
  OrderPackageTable,
  ShopOrderTable,
} from './tables/orders.ts'
import type { FolderToSweepTable, LeftoverFileTable, PhotoTable } from './tables/photos.ts'
import type { PhotoTransferTable, TransferredPhotoTable } from './tables/photoTransfers.ts'
import type { ProofCommentTable, ProofLinkTable } from './tables/proofLinks.ts'
import type { DeliveryEventTable, NoticeTable, RegionTable, SettingTable, ShopIdentityTable } from './tables/shop.ts'
import type {
  StaffAccessTable,
  StaffAccountTable,
  StaffLinkTable,
  StaffOrderViewTable,
  StaffSessionTable,
} from './tables/staff.ts'
import type { WebhookDeliveryTable, WebhookEndpointTable, WebhookMessageTable } from './tables/webhooks.ts'

export interface Tables {
  category: CategoryTable
  product: ProductTable
  template: TemplateTable
  template_series: TemplateSeriesTable
  product_hashtag: ProductHashtagTable
  template_hashtag: TemplateHashtagTable
  template_colour: TemplateColourTable
  translation: TranslationTable
  notice: NoticeTable
  delivery_event: DeliveryEventTable
  font_family: FontFamilyTable
  ornament: OrnamentTable
  pattern: PatternTable
  setting: SettingTable
  shop_identity: ShopIdentityTable
  shop_order: ShopOrderTable
  order_history: OrderHistoryTable
  design_series: DesignSeriesTable
  design: DesignTable
  merge_list: MergeListTable
  card_page: CardPageTable
  proof_link: ProofLinkTable
  proof_comment: ProofCommentTable
  photo_transfer: PhotoTransferTable
  transferred_photo: TransferredPhotoTable
  photo: PhotoTable
  leftover_file: LeftoverFileTable
  folder_to_sweep: FolderToSweepTable
  session: SessionTable
  failed_attempt: FailedAttemptTable
  known_device: KnownDeviceTable
  device_link: DeviceLinkTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
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
  marketplace_credential: MarketplaceCredentialTable
  marketplace_poll: MarketplacePollTable
  marketplace_change: MarketplaceChangeTable
  marketplace_order: MarketplaceOrderTable
  shipment_report: ShipmentReportTable
  rate_limit: RateLimitTable
  erasure: ErasureTable
  staff_access: StaffAccessTable
  staff_account: StaffAccountTable
  staff_session: StaffSessionTable
  staff_link: StaffLinkTable
  staff_order_view: StaffOrderViewTable
  api_key: ApiKeyTable
  idempotent_call: IdempotentCallTable
  webhook_endpoint: WebhookEndpointTable
  webhook_message: WebhookMessageTable
  webhook_delivery: WebhookDeliveryTable
  /** Written by Kysely's migrator; `timestamp` is an ISO string. */
  migration: { name: string; timestamp: string }
}

/** The shop's database. Inside a transaction only the transaction may be used: PGlite has one connection. */
export type Database = Kysely<Tables>
export type Transacting = Transaction<Tables>

export const json = (value: unknown): string => JSON.stringify(value)
