import type { MessageItem, MessageTemplate } from '@irodori/contract'
import type { Selectable } from 'kysely'
import type { Instant, Json } from './columns.ts'

export interface MessageTemplateTable {
  id: string
  position: number
  document: Json<MessageTemplate>
}

export interface MessageItemTable {
  id: string
  order_number: string
  template_id: string
  type: MessageItem['type']
  position: number
  document: Json<MessageItem>
  file_name: string | null
  updated_at: Instant
}

export interface MessageUploadTable {
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

export type MessageUploadRow = Selectable<MessageUploadTable>
