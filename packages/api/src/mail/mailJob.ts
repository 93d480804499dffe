import { MINUTE_MS } from '@irodori/contract/durations'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { Delivery, MailTransport } from './mailTransport.ts'

export const MAIL_JOB = 'mail'

/**
 * Pauses after the first, second … attempt, about a day in total: for servers with greylisting or an outage overnight.
 */
const PAUSES_MS = [1, 5, 15, 60, 120, 240, 480, 480].map((minutes) => minutes * MINUTE_MS)

interface Deps {
  readonly database: Database
  readonly transport: MailTransport
  readonly now: () => Date
  readonly log: (line: string) => void
}

/**
 * Sends a mail of the outbox. Marking it as sent and completing the job are one transaction; if the process dies
 * between sending and commit, the same message is sent again with the same Message-ID.
 */
export function mailJob({ database, transport, now, log }: Deps): JobHandler {
  const recordDelivery = (job: LeasedJob, delivery: Delivery) =>
    transact(database, async (tx) => {
      if (!(await complete(tx, job))) return
      const pause = PAUSES_MS[attemptsOf(job)]
      if (!delivery.ok && delivery.error.code === 'TEMPORARY' && pause !== undefined) {
        const nextAttempt = { kind: MAIL_JOB, subject: job.subject, payload: { tries: attemptsOf(job) + 1 } }
        await enqueue(tx, nextAttempt, new Date(now().getTime() + pause))
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
      await recordDelivery(job, delivery)
      return 'DONE'
    },

    async giveUp(job) {
      await database.updateTable('mail').set({ failed_at: now() }).where('id', '=', job.subject).execute()
    },
  }
}

const attemptsOf = (job: LeasedJob): number => (job.payload as { tries?: number }).tries ?? 0
