import type { Instant, PerhapsInstant } from './columns.ts'

export interface MailTable {
  id: string
  /** One mail for one reason: whoever writes it twice writes it once. */
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
