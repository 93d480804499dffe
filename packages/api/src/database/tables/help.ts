import type { FaqCategory } from '@irodori/contract/entities/help'
import type { Language } from '@irodori/contract/language'
import type { Instant, Json, Perhaps, PerhapsInstant } from './columns.ts'

export interface MagazineReaderTable {
  email: string
  token: string
  subscribed_at: Instant
  cancelled_at: PerhapsInstant
}

export interface FaqCategoryTable {
  id: string
  position: number
  document: Json<FaqCategory>
}

export interface QuestionTable {
  id: string
  email: string
  name: string
  order_number: string | null
  account_id: string | null
  question: string
  /** Reference in the mails about the question; null for questions of earlier releases. */
  number: Perhaps<string>
  language: Perhaps<Language>
  answer: Perhaps<string>
  answered_at: PerhapsInstant
  created_at: Instant
}

export interface SubscriberTable {
  id: string
  email: string
  product_id: string
  /** '' for the product itself. */
  product_option_id: string
  language: Perhaps<Language>
  created_at: Instant
  notified_at: PerhapsInstant
}

export interface CampaignEntryTable {
  id: string
  campaign: string
  document: Json<unknown>
  file_key: string
  created_at: Instant
}
