import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { Delivery, MailTransport } from './mailTransport.ts'

export const MAIL_JOB = 'mail'

const MINUTE = 60_000
/** Waits after the first, second … try: a day in all, for servers that put strangers off or are out for a night. */
const PAUSES = [1, 5, 15, 60, 120, 240, 480, 480].map((minutes) => minutes * MINUTE)

interface Deps {
  readonly database: Database
  readonly transport: MailTransport
  readonly now: () => Date
  readonly log: (line: string) => void
}

/**
 * Sends a mail of the outbox. That it was sent and the end of the job are one transaction; a process that dies between
 * the sending and the commit sends the same message, with the same Message-ID, once more.
 */
export function mailJob({ database, transport, now, log }: Deps): JobHandler {
  const settle = (job: LeasedJob, delivery: Delivery) =>
    transact(database, async (tx) => {
      if (!(await complete(tx, job))) return
      const pause = PAUSES[triesOf(job)]
      if (!delivery.ok && delivery.error.code === 'TEMPORARY' && pause !== undefined) {
        const again = { kind: MAIL_JOB, subject: job.subject, payload: { tries: triesOf(job) + 1 } }
        await enqueue(tx, again, new Date(now().getTime() + pause))
        return
      }
      const end = delivery.ok ? { sent_at: now() } : { failed_at: now() }
      await tx.updateTable('mail').set(end).where('id', '=', job.subject).execute()
    })

  return {
    async run(job) {
      const mail = await database
        .selectFrom('mail')
        .selectAll()
        .where('id', '=', job.subject)
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      if (!mail) {
        await transact(database, (tx) => complete(tx, job))
        return 'DONE'
      }
      const { id, recipient, subject, body, created_at } = mail
      const delivery = await transport.send({ id, to: recipient, subject, text: body, date: created_at })
      if (!delivery.ok) log(`mail ${id} ${mail.kind}: ${delivery.error.code} ${delivery.error.reason}`)
      await settle(job, delivery)
      return 'DONE'
    },

    async giveUp(job) {
      await database.updateTable('mail').set({ failed_at: now() }).where('id', '=', job.subject).execute()
    },
  }
}

const triesOf = (job: LeasedJob): number => (job.payload as { tries?: number }).tries ?? 0
