import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { JOB_KINDS } from './jobKinds.ts'
import { jobQueueOf } from './jobQueue.ts'
import { complete, enqueue, leaseNext } from './jobs.ts'
import { moveEarlierJobs } from './moveEarlierJobs.ts'

let database: Database
beforeEach(async () => {
  database = await memoryDatabase()
})
afterEach(() => database.destroy())

describe('the job queue', () => {
  it('adds and completes jobs of each kind in a transaction without a statement of its own connection', async () => {
    const { boss } = jobQueueOf(database)
    // On PGlite a statement of that connection would wait for the end of the transaction, which waits for it.
    const own = vi.spyOn(boss.getDb(), 'executeSql')
    const addAll = () =>
      transact(database, async (tx) => {
        for (const kind of JOB_KINDS) await enqueue(tx, { kind, subject: 'a', payload: {} }, 'NOW')
      })
    await addAll()
    expect(own).not.toHaveBeenCalled()
    const job = await leaseNext(database, ['render'])
    if (!job) throw new Error('no job was leased')
    own.mockClear()
    await transact(database, (tx) => complete(tx, job))
    expect(own).not.toHaveBeenCalled()
    own.mockRestore()
  })

  it('refuses a job without a queue, and a database without queues', async () => {
    const unknown = transact(database, (tx) => enqueue(tx, { kind: 'none', subject: 'a', payload: {} }, 'NOW'))
    await expect(unknown).rejects.toThrow('there is no queue for jobs of the kind none')
  })

  it('takes over the jobs of a release before pg-boss once, also the failed ones', async () => {
    const at = new Date('2026-11-21T03:00:00.000Z')
    await sql`insert into earlier_job (id, kind, subject, payload, run_at, attempts, failed_at, last_error) values
      ('1', 'render', 'a', '{"revision": 3}', ${at}, 2, null, null),
      ('2', 'mail', 'b', '{}', ${at}, 5, ${at}, 'ETIMEDOUT')`.execute(database)
    await Promise.all([moveEarlierJobs(database), moveEarlierJobs(database)])
    const jobs = await database.selectFrom('job').selectAll().orderBy('subject').execute()
    expect(jobs).toMatchObject([
      { kind: 'render', subject: 'a', payload: { revision: 3 }, run_at: at, failed_at: null },
      { kind: 'mail', subject: 'b', failed_at: expect.any(Date), last_error: 'ETIMEDOUT' },
    ])
    expect(await leaseNext(database, JOB_KINDS)).toMatchObject({ subject: 'a' })
    expect(await leaseNext(database, JOB_KINDS)).toBeNull()
  })
})
