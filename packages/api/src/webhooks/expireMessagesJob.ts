import { DAY_MS } from '@irodori/contract/durations'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete, enqueue, enqueueIfMissing } from '../jobs/jobs.ts'
import { nextNight } from '../jobs/nextNight.ts'
import type { JobHandler } from '../jobs/runner.ts'

export const EXPIRE_MESSAGES_JOB = 'expire-webhooks'

/** The job exists once for the whole shop. */
const SUBJECT = 'all'
/** Half past four in the morning in Tokyo is in the hour that begins at 19 o'clock UTC. */
const HOUR_UTC = 19
/** How long messages are kept for the staff. */
const KEPT_MS = 30 * DAY_MS

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/** WHK-6: once a night, deletes old messages that have no waiting delivery. */
export function expireMessagesJob({ database, now }: Deps): JobHandler {
  const job = { kind: EXPIRE_MESSAGES_JOB, subject: SUBJECT, payload: {} }
  return {
    async run(leased) {
      await transact(database, async (tx) => {
        if (!(await complete(tx, leased))) return
        const waiting = tx.selectFrom('webhook_delivery').select('message_id').where('state', '=', 'WAITING')
        await tx
          .deleteFrom('webhook_message')
          .where('created_at', '<', new Date(now().getTime() - KEPT_MS))
          .where('id', 'not in', waiting)
          .execute()
        await enqueue(tx, job, nextNight(now(), HOUR_UTC))
      })
      return 'DONE'
    },
    giveUp: () => transact(database, (tx) => enqueue(tx, job, nextNight(now(), HOUR_UTC))),
  }
}

/** Adds the first run; an existing job is left unchanged. */
export const scheduleMessageExpiry = (database: Database, now: Date): Promise<void> =>
  transact(database, (tx) =>
    enqueueIfMissing(tx, { kind: EXPIRE_MESSAGES_JOB, subject: SUBJECT, payload: {} }, nextNight(now, HOUR_UTC)),
  )
