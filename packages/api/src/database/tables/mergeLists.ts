import type { Selectable } from 'kysely'
import type { Instant } from './columns.ts'

/** The list from which a piece is printed once for each row. */
export interface MergeListTable {
  order_number: string
  group_number: number
  /** The list as JSON, sealed with `CREDENTIALS_KEY` if the shop has one. */
  content: string
  is_sealed: boolean
  /** Rows that are printed. */
  cards: number
  created_at: Instant
  updated_at: Instant
}

export type MergeListRow = Selectable<MergeListTable>

/** A page of a card that was drawn for print, so that a print job continues after a crash. */
export interface CardPageTable {
  order_number: string
  group_number: number
  /** Number of the row in the list, from 1. */
  list_row: number
  design_id: string
  /** SHA-256 of all that the page is drawn from. */
  content_hash: string
  /** SHA-256 of its pixels at print resolution. */
  pixel_hash: string
}
