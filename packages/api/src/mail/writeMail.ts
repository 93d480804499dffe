import { randomUUID } from 'node:crypto'
import type { Transacting } from '../database/tables.ts'
import { enqueue } from '../jobs/jobs.ts'
import { isMailAddress } from './isMailAddress.ts'
import { MAIL_JOB } from './mailJob.ts'
import type { MailKind, MailValues } from './renderMail.ts'
import { renderMail } from './renderMail.ts'

/** A mail to be sent; its kind determines its values. */
export type Mail = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind
    readonly to: string
    /** Identifies the reason: a mail that is written again with the same key is sent once. */
    readonly dedupKey: string
    /** The order that the mail is about. */
    readonly orderNumber: string | null
    readonly values: MailValues[Kind]
  }
}[MailKind]

/** Adds a mail to the caller's transaction; it is sent after the commit. */
export type WriteMail = (tx: Transacting, mail: Mail) => Promise<void>

interface Deps {
  readonly now: () => Date
  /** Address of the shop, without a slash at its end. */
  readonly publicUrl: string
}

/**
 * Creates the writer of mails. A mail to an invalid address, which a marketplace may provide, is recorded as failed and
 * does not interrupt the transaction.
 */
export function mailWriter({ now, publicUrl }: Deps): WriteMail {
  return async (tx, mail) => {
    const { subject, body } = renderMail(mail.kind, mail.values, publicUrl)
    const isSendable = isMailAddress(mail.to)
    const written = await tx
      .insertInto('mail')
      .values({
        id: randomUUID(),
        dedup_key: mail.dedupKey,
        kind: mail.kind,
        recipient: isSendable ? mail.to : '',
        order_number: mail.orderNumber,
        subject,
        body,
        created_at: now(),
        failed_at: isSendable ? null : now(),
      })
      .onConflict((at) => at.column('dedup_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (written && isSendable) await enqueue(tx, { kind: MAIL_JOB, subject: written.id, payload: {} }, 'NOW')
  }
}
