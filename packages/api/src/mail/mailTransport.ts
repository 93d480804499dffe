import type { Result } from '@irodori/result'

/** A picture of a mail, which its HTML part shows by its content id. */
export interface InlinePicture {
  readonly cid: string
  /** JPEG. */
  readonly bytes: Uint8Array
}

/** A mail that is ready to be sent. The same mail always has the same bytes. */
export interface OutgoingMail {
  readonly id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  /** The address that an answer goes to; null for that of the sender. */
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  /** Null for mails of earlier releases, which have only a text. */
  readonly html: string | null
  readonly pictures: readonly InlinePicture[]
  /** Where a mail program unsubscribes the reader by one click (RFC 8058); null for mails that are no subscription. */
  readonly unsubscribeLink: string | null
  readonly date: Date
}

/** Why a mail was not sent. The reason is logged, so it contains no address and no text of a mail. */
interface DeliveryError {
  /** TEMPORARY: to be tried again. REJECTED: the mail server refuses the mail or its address for good. */
  readonly code: 'TEMPORARY' | 'REJECTED'
  readonly reason: string
}

export type Delivery = Result<null, DeliveryError>

export interface MailTransport {
  /** Does not throw for an error of a mail server, a network or a disk. */
  send(mail: OutgoingMail): Promise<Delivery>
  close(): void
}
