import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import type { OutgoingMail } from './mailTransport.ts'
import { SHOP_NAME } from './renderMail.ts'

/**
 * The message of a mail for nodemailer. Message-ID and date are those of the mail, so a repetition after a crash is
 * recognisable as the same message.
 * @param from the address of the shop
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
