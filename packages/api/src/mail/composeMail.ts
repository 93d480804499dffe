import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import type { OutgoingMail } from './mailTransport.ts'
import { SHOP_NAME } from './renderMail.ts'

/**
 * The message of a mail for nodemailer. Its Message-ID and its date are those of the mail, so that a repeat after a
 * crash is the same message and can be known for it.
 * @param from the shop's address
 */
export function composeMail(mail: OutgoingMail, from: string): MailComposerOptions {
  return {
    from: { name: SHOP_NAME, address: from },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    date: mail.date,
    messageId: messageIdOf(mail.id, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const messageIdOf = (id: string, from: string): string => `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
