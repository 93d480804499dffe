import { sql } from 'kysely'
import type { Database } from '../src/database/tables.ts'
import { jobQueueOf, jobsSchema } from '../src/jobs/jobQueue.ts'

/** Leaves all running jobs as those of a dead process: nothing completes or renews them any more. */
export async function abandonJobs(database: Database): Promise<void> {
  const table = sql.table(`${await jobsSchema(database)}.job`)
  await sql`update ${table} set retry_count = retry_count + 1 where state = 'active'`.execute(database)
}

/** Returns the jobs of dead processes to their queues, as a server does every few seconds. */
export async function releaseDeadJobs(database: Database): Promise<void> {
  const queue = sql.table(`${await jobsSchema(database)}.queue`)
  // Tests move the clock back, and pg-boss looks at a queue once in each interval.
  await sql`update ${queue} set monitor_claim_on = null, monitor_on = null`.execute(database)
  await jobQueueOf(database).boss.supervise()
}
