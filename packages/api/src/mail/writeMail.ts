import { randomUUID } from 'node:crypto'
import type { Transacting } from '../database/tables.ts'
import { enqueue } from '../jobs/jobs.ts'
import { isMailAddress } from './isMailAddress.ts'
import { MAIL_JOB } from './mailJob.ts'
import type { MailKind, MailValues } from './renderMail.ts'
import { renderMail } from './renderMail.ts'

/** A mail to be sent; which values it needs depends on its kind. */
export type Mail = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind
    readonly to: string
    /** Names the reason: a mail that is written twice for one reason is sent once. */
    readonly dedupKey: string
    /** Of the order that it is about. */
    readonly orderNumber: string | null
    readonly values: MailValues[Kind]
  }
}[MailKind]

/** Puts a mail into the caller's transaction; it is sent after the commit, and never if there is none. */
export type WriteMail = (tx: Transacting, mail: Mail) => Promise<void>

interface Deps {
  readonly now: () => Date
  /** Where the shop is reached, without a slash at its end. */
  readonly publicUrl: string
}

/**
 * Makes the writer of mails. One to an address that cannot be one, as marketplaces may hand over, is kept as failed
 * and holds nothing else up.
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
    if (written && isSendable) await enqueue(tx, { kind: MAIL_JOB, subject: written.id, payload: {} }, now())
  }
}
