import type { MessageItem, MessageTemplate } from '@irodori/contract/entities/message'
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
  /** Size of the whole file. */
  bytes: number
  fingerprint: string
  /** Bytes that have arrived. */
  received: number
  /** Storage keys of the pieces that have arrived, in order. */
  pieces: Json<readonly string[]>
  /** File name of the part of the message that was created from it; null until the upload is finished. */
  file_name: string | null
  created_at: Instant
}

export type MessageUploadRow = Selectable<MessageUploadTable>
