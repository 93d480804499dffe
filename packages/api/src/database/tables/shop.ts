import type { DeliveryEvent, Notice, Region } from '@irodori/contract'
import type { Json } from './columns.ts'

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
