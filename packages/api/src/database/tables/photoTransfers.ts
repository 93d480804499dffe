import type { TRANSFERRED_PHOTO_STATES } from '@irodori/contract/entities/photoTransfer'
import type { Selectable } from 'kysely'
import type { Instant, Perhaps } from './columns.ts'

/** A transfer of photos from a phone to the desk. */
export interface PhotoTransferTable {
  id: string
  /** SHA-256 of the phone's token, hex. */
  token_hash: string
  /** SHA-256 of the secret of the desk's browser, hex. */
  secret_hash: string
  /** Null for a design without an order. */
  order_number: Perhaps<string>
  created_at: Instant
  expires_at: Instant
}

/** An encrypted photo of a transfer; its row stays when the desk has it, so that the phone learns that. */
export interface TransferredPhotoTable {
  transfer_id: string
  /** Created by the phone. */
  id: string
  /** Key in the storage; null once the desk has fetched it. */
  file_key: Perhaps<string>
  bytes: number
  state: (typeof TRANSFERRED_PHOTO_STATES)[number]
  created_at: Instant
}

export type TransferredPhotoRow = Selectable<TransferredPhotoTable>
