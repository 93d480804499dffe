import type { Instant, PerhapsInstant } from './columns.ts'

export interface MailTable {
  id: string
  /** Identifies the reason of the mail; a second mail with the same key is not written. */
  dedup_key: string
  kind: string
  recipient: string
  order_number: string | null
  subject: string
  body: string
  created_at: Instant
  sent_at: PerhapsInstant
  failed_at: PerhapsInstant
}
