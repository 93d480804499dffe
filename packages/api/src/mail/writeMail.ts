import { randomUUID } from 'node:crypto'
import type { Language } from '@irodori/contract/language'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { enqueue } from '../jobs/jobs.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { isMailAddress } from './isMailAddress.ts'
import { MAIL_JOB } from './mailJob.ts'
import { textPart } from './parts/textPart.ts'
import type { MailKind, MailShop, MailValues } from './renderMail.ts'
import { mailLanguage, renderMail } from './renderMail.ts'

/** A mail to be sent; its kind determines its values. */
export type Mail = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind
    /** An address, or SHOP for the one that answers customers. */
    readonly to: string
    /** The address that an answer to the mail goes to; that of the shop if omitted. */
    readonly replyTo?: string
    readonly language: Language
    /** Identifies the reason: a mail that is written again with the same key is sent once. */
    readonly dedupKey: string
    /** The order that the mail is about. */
    readonly orderNumber: string | null
    readonly values: MailValues[Kind]
  }
}[MailKind]

/** Adds a mail to the caller's transaction; it is sent after the commit. */
export type WriteMail = (tx: Transacting, mail: Mail) => Promise<void>

interface Deps extends Pick<MailShop, 'publicUrl'> {
  readonly now: () => Date
}

/** A mail that a customer waits for overtakes those of a magazine. */
const priorityOf = (kind: MailKind): number => (kind === 'MAGAZINE' ? -1 : 0)

/**
 * Creates the writer of mails. A mail to an invalid address, which a marketplace may provide, is recorded as failed and
 * does not interrupt the transaction.
 */
export function mailWriter({ now, publicUrl }: Deps): WriteMail {
  return async (tx, mail) => {
    const profile = await readProfile(tx)
    const content = renderMail(mail.kind, mail.values, mailLanguage(profile, mail.language), { publicUrl, profile })
    const { email } = profile.contact
    const { replyTo = email } = mail
    const to = mail.to === 'SHOP' ? email : mail.to
    const isSendable = isMailAddress(to)
    const written = await tx
      .insertInto('mail')
      .values({
        id: randomUUID(),
        dedup_key: mail.dedupKey,
        kind: mail.kind,
        recipient: isSendable ? to : '',
        reply_to: isMailAddress(replyTo) ? replyTo : null,
        order_number: mail.orderNumber,
        subject: content.subject,
        body: textPart(content, profile.name),
        content: json(content),
        created_at: now(),
        failed_at: isSendable ? null : now(),
      })
      .onConflict((at) => at.column('dedup_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written || !isSendable) return
    await enqueue(tx, { kind: MAIL_JOB, subject: written.id, payload: {}, priority: priorityOf(mail.kind) }, 'NOW')
  }
}
