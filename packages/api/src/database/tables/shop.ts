import type { Region } from '@irodori/contract/entities/help'
import type { DeliveryEvent, Notice } from '@irodori/contract/entities/notice'
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
