import type { Selectable } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { enqueue } from '../jobs/jobs.ts'
import { MAIL_JOB } from './mailJob.ts'
import type { MailKind } from './renderMail.ts'

export type MailRow = Selectable<Tables['mail']>

export type MailSummary = Omit<MailRow, 'body' | 'content' | 'reply_to'>

interface MailFilter {
  readonly kind?: MailKind
  readonly orderNumber?: string
  /** Maximum number of mails, newest first. */
  readonly limit?: number
}

const LIMIT = 100

/** The mails of the outbox, sent or not, newest first. For the staff. */
export async function listMails(
  database: Database,
  { kind, orderNumber, limit = LIMIT }: MailFilter,
): Promise<MailSummary[]> {
  let query = database
    .selectFrom('mail')
    .select(['id', 'dedup_key', 'kind', 'recipient', 'order_number', 'subject', 'created_at', 'sent_at', 'failed_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (orderNumber !== undefined) query = query.where('order_number', '=', orderNumber)
  return query.execute()
}

/** A mail with its text; null if it does not exist. */
export async function readMail(database: Database, id: string): Promise<MailRow | null> {
  const row = await database.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Enqueues a failed mail again. False if there is no failed mail with this id. */
export async function retryMail(database: Database, id: string): Promise<boolean> {
  return transact(database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('mail')
      .set({ failed_at: null })
      .where('id', '=', id)
      .where('failed_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await enqueue(tx, { kind: MAIL_JOB, subject: id, payload: {} }, 'NOW')
    return true
  })
}
