import type { MailChoice } from './openMailTransport.ts'

/**
 * Parses MAIL_URL: `file`, or the address of a mail server; null if it is neither.
 * @param directory for mails that are written as files
 */
export function readMailUrl(text: string, directory: string): MailChoice | null {
  if (text === 'file') return { kind: 'FILES', directory }
  const isServer = /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== ''
  return isServer ? { kind: 'SMTP', url: text } : null
}
