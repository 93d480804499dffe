import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** Makes room for the view of pg-boss's jobs; `jobs/moveEarlierJobs.ts` moves the rows when the queues exist. */
export async function earlierJobs(database: QueryExecutorProvider): Promise<void> {
  await sql`alter table job rename to earlier_job`.execute(database)
}
