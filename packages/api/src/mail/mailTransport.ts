/** A mail as it goes out. The same mail gives the same bytes, however often it is sent. */
export interface OutgoingMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly date: Date
}

/** What came of sending. Reasons hold no address and no words of a mail, for they are logged. */
export type Delivery =
  | { readonly kind: 'SENT' }
  /** Not now; to be tried again. */
  | { readonly kind: 'LATER'; readonly reason: string }
  /** Never, as the server says. */
  | { readonly kind: 'REFUSED'; readonly reason: string }

export interface MailTransport {
  /** Never throws for what a mail server, a network or a disk does. */
  send(mail: OutgoingMail): Promise<Delivery>
  close(): void
}
