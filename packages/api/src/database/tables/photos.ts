import type { Instant } from './columns.ts'

export interface PhotoTable {
  order_number: string
  name: string
  /** Upright, in pixels. */
  width: number
  height: number
  bytes: number
  created_at: Instant
}

/** A file in the folder of an order that nothing named when it was looked at. */
export interface LeftoverFileTable {
  order_number: string
  name: string
  marked_at: Instant
}

/** An order whose folder may hold something that nothing names. */
export interface FolderToSweepTable {
  order_number: string
  wanted_at: Instant
}
