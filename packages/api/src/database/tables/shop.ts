import type { Region } from '@irodori/contract/entities/help'
import type { DeliveryEvent, Notice } from '@irodori/contract/entities/notice'
import type { Generated } from 'kysely'
import type { Instant, Json } from './columns.ts'

export interface NoticeTable {
  id: string
  kind: string
  document: Json<Notice>
}

export interface DeliveryEventTable {
  id: string
  document: Json<DeliveryEvent>
}

export interface SettingTable {
  name: string
  value: Json<unknown>
}

export interface RegionTable {
  id: string
  position: number
  document: Json<Region>
}

/** One row: the id of the shop, which is also stored beside its files. */
export interface ShopIdentityTable {
  only_row: Generated<boolean>
  id: string
  /** Whether the id has been stored beside the files. */
  is_marked: Generated<boolean>
  created_at: Generated<Instant>
}
