import { MINUTE_MS } from '@irodori/contract/durations'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { Busy } from '../work/taskQueue.ts'
import { isUnwanted } from './isUnwanted.ts'
import type { MailRow } from './mails.ts'
import type { Delivery, MailTransport, OutgoingMail } from './mailTransport.ts'
import type { PictureDeps } from './parts/readPictures.ts'
import { readPictures } from './parts/readPictures.ts'

export const MAIL_JOB = 'mail'

/**
 * Pauses after the first, second … attempt, about a day in total: for servers with greylisting or an outage overnight.
 */
const PAUSES_MS = [1, 5, 15, 60, 120, 240, 480, 480].map((minutes) => minutes * MINUTE_MS)

interface Deps extends PictureDeps {
  readonly database: Database
  readonly transport: MailTransport
  readonly now: () => Date
  readonly log: (line: string) => void
}

/**
 * Sends a mail of the outbox. Marking it as sent and completing the job are one transaction; if the process dies
 * between sending and commit, the same message is sent again with the same Message-ID. A mail that its reader no longer
 * wants is deleted instead.
 */
export function mailJob(deps: Deps): JobHandler {
  const { database, transport, now, log } = deps
  const recordDelivery = (job: LeasedJob, delivery: Delivery) =>
    transact(database, async (tx) => {
      if (!(await complete(tx, job))) return
      const pause = PAUSES_MS[attemptsOf(job)]
      if (!delivery.ok && delivery.error.code === 'TEMPORARY' && pause !== undefined) {
        const nextAttempt = {
          kind: MAIL_JOB,
          subject: job.subject,
          payload: { tries: attemptsOf(job) + 1 },
          priority: job.priority,
        }
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
      if (await isUnwanted(database, mail)) {
        await transact(database, async (tx) => {
          if (await complete(tx, job)) await tx.deleteFrom('mail').where('id', '=', mail.id).execute()
        })
        return 'DONE'
      }
      const outgoing = await outgoingMail(deps, mail).catch((error: unknown) => {
        if (error instanceof Busy) return 'BUSY' as const
        throw error
      })
      if (outgoing === 'BUSY') return 'LATER'
      const delivery = await transport.send(outgoing)
      if (!delivery.ok) log(`mail ${mail.id} ${mail.kind}: ${delivery.error.code} ${delivery.error.reason}`)
      await recordDelivery(job, delivery)
      return 'DONE'
    },

    async giveUp(job) {
      await database.updateTable('mail').set({ failed_at: now() }).where('id', '=', job.subject).execute()
    },
  }
}

/** The message of a row. The renderer is loaded with the first mail, so that the server starts without it. */
async function outgoingMail(deps: Deps, mail: MailRow): Promise<OutgoingMail> {
  const { id, recipient: to, reply_to: replyTo, subject, body: text, created_at: date, content } = mail
  const { name, sender, colours } = await readProfile(deps.database)
  const from = { name, address: sender }
  const head = { id, from, to, replyTo, subject, text, date, unsubscribeLink: content?.unsubscribeLink ?? null }
  if (content === null) return { ...head, html: null, pictures: [] }
  const { htmlPart } = await import('./parts/htmlPart.ts')
  const pictures = await readPictures(deps, content, id)
  const cids = new Map([...pictures].map(([key, { cid }]) => [key, cid]))
  return {
    ...head,
    html: htmlPart(content, cids, { shopName: name, accent: colours.accent }),
    pictures: [...pictures.values()],
  }
}

const attemptsOf = (job: LeasedJob): number => (job.payload as { tries?: number }).tries ?? 0
