import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import type { OutgoingMail } from './mailTransport.ts'

/**
 * The message of a mail for nodemailer: text, HTML and its pictures. Message-ID, date and the boundaries of its parts are
 * those of the mail, so a repetition after a crash is recognisable as the same message and has the same bytes.
 */
export function composeMail(mail: OutgoingMail): MailComposerOptions {
  return {
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    attachments: mail.pictures.map(({ cid, bytes }, index) => ({
      cid,
      content: Buffer.from(bytes),
      contentType: 'image/jpeg',
      filename: `${index + 1}.jpg`,
      contentDisposition: 'inline' as const,
    })),
    date: mail.date,
    messageId: messageIdOf(mail.id, mail.from.address),
    baseBoundary: mail.id,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeLink) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 8058: the mail program sends the second header's field to the first header's address. */
const unsubscribeHeaders = (link: string | null): Readonly<Record<string, string>> =>
  link === null ? {} : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

const messageIdOf = (id: string, from: string): string => `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`
