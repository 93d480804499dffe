import { DAY_MS } from '@irodori/contract/durations'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'

export const EXPIRE_ACCOUNT_JOB = 'expire-account'

/** Milliseconds after which an unconfirmed account is deleted. */
const UNVERIFIED_LIFETIME_MS = 7 * DAY_MS

/** Schedules the deletion of an account that is not confirmed in time; the period restarts with each registration. */
export async function scheduleAccountExpiry(tx: Transacting, accountId: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() + UNVERIFIED_LIFETIME_MS)
  await enqueue(tx, { kind: EXPIRE_ACCOUNT_JOB, subject: accountId, payload: {} }, due)
}

/** Deletes an account if it is still unconfirmed. */
export function expireAccountJob(database: Database): JobHandler {
  return {
    async run(job) {
      await transact(database, async (tx) => {
        if (!(await complete(tx, job))) return
        await tx.deleteFrom('account').where('id', '=', job.subject).where('is_verified', '=', false).execute()
      })
      return 'DONE'
    },
    async giveUp() {},
  }
}
