import { fileTransport } from './fileTransport.ts'
import type { MailTransport } from './mailTransport.ts'
import { smtpTransport } from './smtpTransport.ts'

/** How mails are delivered. */
export type MailChoice =
  | { readonly kind: 'FILES'; readonly directory: string }
  | { readonly kind: 'SMTP'; readonly url: string }

export const openMailTransport = (choice: MailChoice, from: string): MailTransport =>
  choice.kind === 'FILES' ? fileTransport(choice.directory, from) : smtpTransport(choice.url, from)
