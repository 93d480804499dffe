import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { ColumnType } from 'kysely'
import type { Instant } from './columns.ts'

export interface PhotoTable {
  order_number: string
  name: string
  /** Upright, in pixels. */
  width: number
  height: number
  bytes: number
  condition: PhotoCondition
  /** Frames by the names of their crops, for crops that uploads asked for and that are made when they are first requested. */
  crops: ColumnType<Readonly<Record<string, ImageItem>>, string | undefined, string>
  created_at: Instant
}

/** A file in the folder of an order that was unused when the sweep checked it. */
export interface LeftoverFileTable {
  order_number: string
  name: string
  marked_at: Instant
}

/** An order whose folder may contain unused files. */
export interface FolderToSweepTable {
  order_number: string
  wanted_at: Instant
}
