import type { ColumnType } from 'kysely'
import type { Instant, Perhaps, PerhapsInstant } from './columns.ts'
import type { MailContent } from './mailContent.ts'

export interface MailTable {
  id: string
  /** Identifies the reason of the mail; a second mail with the same key is not written. */
  dedup_key: string
  kind: string
  recipient: string
  order_number: string | null
  subject: string
  /** The text part. */
  body: string
  /** What the mail says, from which its HTML part is made; null for mails of earlier releases, which have only a text. */
  content: ColumnType<MailContent | null, string | undefined, string | null>
  /** The address that an answer goes to; null for mails of earlier releases. */
  reply_to: Perhaps<string>
  created_at: Instant
  sent_at: PerhapsInstant
  failed_at: PerhapsInstant
}
