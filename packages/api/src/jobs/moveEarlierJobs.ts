import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { addStored } from './jobs.ts'

type EarlierJob = Parameters<typeof addStored>[1]

/** Moves the jobs of the releases before pg-boss to its queues. The table stays empty until a later release drops it. */
export async function moveEarlierJobs(database: Database): Promise<void> {
  await transact(database, async (tx) => {
    const { rows } = await sql<EarlierJob>`
      delete from earlier_job returning kind, subject, payload, run_at, failed_at, last_error`.execute(tx)
    for (const job of rows.toSorted((a, b) => a.run_at.getTime() - b.run_at.getTime())) await addStored(tx, job)
  })
}
