import { err, ok } from '@irodori/result'
import { tokyoDay } from '@irodori/rules'
import MailComposer from 'nodemailer/lib/mail-composer'
import { redactError } from '../logging/redactError.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import { composeMail } from './composeMail.ts'
import type { MailTransport, OutgoingMail } from './mailTransport.ts'

/** Where a mail lies: by the Tokyo day of its writing and its id, so that a repeat takes its own place again. */
export const mailFileName = ({ id, date }: Pick<OutgoingMail, 'id' | 'date'>): string => `${tokyoDay(date)}/${id}.eml`

/** Writes mails into a directory, as files that any mail program opens. */
export function fileTransport(directory: string, from: string): MailTransport {
  const storage = fileStorage(directory)
  return {
    async send(mail) {
      try {
        await storage.put(mailFileName(mail), await new MailComposer(composeMail(mail, from)).compile().build())
        return ok(null)
      } catch (error) {
        return err({ code: 'TEMPORARY', reason: redactError(error) })
      }
    },
    close: () => undefined,
  }
}
