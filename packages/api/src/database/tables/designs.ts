import type { DesignDraft, PrintCheck } from '@irodori/contract/entities/design'
import type { Selectable } from 'kysely'
import type { Instant, Json, Perhaps } from './columns.ts'

export interface DesignSeriesTable {
  id: string
  order_number: string
  template_series_id: string
  product_id: string
  product_option_id: string | null
  total_page: number
  created_at: Instant
}

/** The document of a page: a draft without the values of other columns. */
export type StoredDraft = Omit<DesignDraft, 'id'>

export interface DesignTable {
  id: string
  order_number: string
  random_id: string
  group_number: number
  design_series_id: string | null
  page_number: string
  side_number: number
  /** Number of saves; a render belongs to one revision. */
  revision: number
  draft: Json<StoredDraft>
  print_check: PrintCheck
  print_hash: string | null
  /** Version of the kernel that made the print picture. */
  print_kernel: Perhaps<number>
  /** Name of the print picture in the order's folder. */
  print_name: string | null
  /** Equal for all pages of a group. */
  package_plan_id: Perhaps<string>
  product_option_id: Perhaps<string>
  created_at: Instant
  updated_at: Instant
}

export type DesignRow = Selectable<DesignTable>
