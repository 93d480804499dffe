import { err, ok } from '@irodori/result'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import MailComposer from 'nodemailer/lib/mail-composer'
import { redactError } from '../logging/redactError.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import { composeMail } from './composeMail.ts'
import type { MailTransport, OutgoingMail } from './mailTransport.ts'

/**
 * File name of a mail: the day in Tokyo on which it was written and its id, so a repetition overwrites the same file.
 */
export const mailFileName = ({ id, date }: Pick<OutgoingMail, 'id' | 'date'>): string => `${tokyoDay(date)}/${id}.eml`

/** Writes mails into a directory as .eml files, which any mail program opens. */
export function fileTransport(directory: string): MailTransport {
  const storage = fileStorage(directory)
  return {
    async send(mail) {
      try {
        await storage.put(mailFileName(mail), await new MailComposer(composeMail(mail)).compile().build())
        return ok(null)
      } catch (error) {
        return err({ code: 'TEMPORARY', reason: redactError(error) })
      }
    },
    close: () => undefined,
  }
}
