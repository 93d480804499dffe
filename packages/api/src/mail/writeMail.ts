import { randomUUID } from 'node:crypto'
import type { Language } from '@irodori/contract/language'
import type { Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { enqueue } from '../jobs/jobs.ts'
import { isMailAddress } from './isMailAddress.ts'
import { MAIL_JOB } from './mailJob.ts'
import { textPart } from './parts/textPart.ts'
import type { MailKind, MailShop, MailValues } from './renderMail.ts'
import { renderMail } from './renderMail.ts'

/** A mail to be sent; its kind determines its values. */
export type Mail = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind
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

interface Deps extends MailShop {
  readonly now: () => Date
}

/** A mail that a customer waits for overtakes those of a magazine. */
const priorityOf = (kind: MailKind): number => (kind === 'MAGAZINE' ? -1 : 0)

/**
 * Creates the writer of mails. A mail to an invalid address, which a marketplace may provide, is recorded as failed and
 * does not interrupt the transaction.
 */
export function mailWriter({ now, ...shop }: Deps): WriteMail {
  return async (tx, mail) => {
    const content = renderMail(mail.kind, mail.values, mail.language, shop)
    const { replyTo = shop.shopMail } = mail
    const isSendable = isMailAddress(mail.to)
    const written = await tx
      .insertInto('mail')
      .values({
        id: randomUUID(),
        dedup_key: mail.dedupKey,
        kind: mail.kind,
        recipient: isSendable ? mail.to : '',
        reply_to: isMailAddress(replyTo) ? replyTo : null,
        order_number: mail.orderNumber,
        subject: content.subject,
        body: textPart(content),
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
