import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'

export const EXPIRE_ACCOUNT_JOB = 'expire-account'

/** How long an account waits for its confirmation. */
const UNVERIFIED_LIFETIME = 7 * 24 * 3_600_000

/** Has an account deleted unless it is confirmed in time; counted from the last registration. */
export async function scheduleAccountExpiry(tx: Transacting, accountId: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() + UNVERIFIED_LIFETIME)
  await enqueue(tx, { kind: EXPIRE_ACCOUNT_JOB, subject: accountId, payload: {} }, due)
}

/** Deletes an account that nobody has confirmed. */
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
