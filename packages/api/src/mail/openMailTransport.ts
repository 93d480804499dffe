import { fileTransport } from './fileTransport.ts'
import type { MailTransport } from './mailTransport.ts'
import { smtpTransport } from './smtpTransport.ts'

/** How mails are delivered. */
export type MailChoice =
  | { readonly kind: 'FILES'; readonly directory: string }
  | { readonly kind: 'SMTP'; readonly url: string }

export const openMailTransport = (choice: MailChoice): MailTransport =>
  choice.kind === 'FILES' ? fileTransport(choice.directory) : smtpTransport(choice.url)
