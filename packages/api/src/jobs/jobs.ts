import { sql } from 'kysely'
import type { CommandResponse } from 'pg-boss'
import { fromKysely } from 'pg-boss'
import type { JobRow } from '../database/tables/jobs.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { GROUP_LIMITS } from './jobKinds.ts'
import type { JobQueue } from './jobQueue.ts'
import { jobQueueOf } from './jobQueue.ts'

/** Work that must be done even if the process dies. A kind has at most one job for each subject. */
export interface NewJob {
  readonly kind: string
  readonly subject: string
  readonly payload: object
  /** Of the due jobs of a kind, those with the highest priority run first; 0 if omitted. */
  readonly priority?: number
  /** Jobs of one group run at the same time up to the limit of `GROUP_LIMITS`; no limit if omitted. */
  readonly group?: string
}

/** By the database's clock at once, at a time or after some seconds; the clocks of the servers may differ from it. */
export type Due = 'NOW' | Date | { readonly afterSeconds: number }

/** A job that this process runs; the attempt distinguishes the run from later ones and from a job that replaced it. */
export interface LeasedJob extends Pick<JobRow, 'id' | 'kind' | 'subject' | 'payload' | 'attempts'> {
  readonly runAt: Date
  readonly priority: number
  readonly group?: string
}

/** Seconds before the next attempt, after the first, second … failure. */
const PAUSES_SECONDS = [1, 5, 30, 300]

/** Adds a job in the caller's transaction; it replaces a waiting or running job for the same subject. */
export async function enqueue(tx: Transacting, job: NewJob, due: Due): Promise<void> {
  await deleteJob(tx, job.kind, job.subject)
  // A transaction that committed in between has added the same job.
  if (!(await send(tx, job, due))) await enqueue(tx, job, due)
}

/** Adds a job in the caller's transaction unless there is one for the same subject. */
export async function enqueueIfMissing(tx: Transacting, job: NewJob, due: Due): Promise<void> {
  const known = tx.selectFrom('job').select('id').where('kind', '=', job.kind).where('subject', '=', job.subject)
  if (!(await known.executeTakeFirst())) await send(tx, job, due)
}

/**
 * Adds jobs of one kind in the caller's transaction, due at once, except where there is a waiting or running one for the
 * same subject. A failed one is added again.
 */
export async function enqueueMissing(
  tx: Transacting,
  kind: string,
  jobs: readonly Omit<NewJob, 'kind' | 'group'>[],
): Promise<void> {
  const { boss, schema } = jobQueueOf(tx)
  const subjects = jobs.map(({ subject }) => subject)
  await sql`
    delete from ${sql.table(`${schema}.job`)} where name = ${kind} and singleton_key = any(${subjects}::text[])
    and completed_on is not null`.execute(tx)
  const rows = jobs.map(({ subject, payload, priority = 0 }) => ({ singletonKey: subject, data: payload, priority }))
  await boss.insert(kind, rows, { db: fromKysely(tx) })
}

/**
 * Has a job run before others of its kind, in the caller's transaction: gives the waiting one for its subject its priority,
 * or adds it if there is none or a failed one. A running one continues.
 */
export async function advance(tx: Transacting, job: NewJob & { readonly priority: number }): Promise<void> {
  const { kind, subject, priority } = job
  const jobs = tx.selectFrom('job').select('id').where('kind', '=', kind).where('subject', '=', subject)
  const live = await jobs.where('failed_at', 'is', null).executeTakeFirst()
  if (!live) return enqueueMissing(tx, kind, [job])
  await jobQueueOf(tx).boss.update(kind, undefined, { id: live.id, priority, db: fromKysely(tx) })
}

type StoredJob = Pick<JobRow, 'kind' | 'subject' | 'payload' | 'run_at' | 'failed_at' | 'last_error'>

/** Adds a job of another database, or of a release before pg-boss, in the state that it had. */
export async function addStored(tx: Transacting, job: StoredJob & Pick<NewJob, 'priority'>): Promise<void> {
  const { kind, subject, payload, run_at, priority, failed_at, last_error } = job
  await enqueue(tx, { kind, subject, payload, ...(priority !== undefined && { priority }) }, new Date(run_at))
  if (failed_at === null) return
  const added = tx.selectFrom('job').select('id').where('kind', '=', kind).where('subject', '=', subject)
  const { id } = await added.executeTakeFirstOrThrow()
  const { boss } = jobQueueOf(tx)
  const db = fromKysely(tx)
  // Only a failure stores a reason.
  await boss.fail(kind, id, { message: last_error ?? '' }, { db })
  await boss.cancel(kind, id, { db })
}

/** Deletes the job of a subject in any state. pg-boss deletes by id, and finds by key without an index. */
export async function deleteJob(tx: Transacting, kind: string, subject: string): Promise<void> {
  const table = sql.table(`${jobQueueOf(tx).schema}.job`)
  // The conditions of the unique index by which the policy `exclusive` finds a live job.
  await sql`
    delete from ${table} where name = ${kind} and coalesce(singleton_key, '') = ${subject}
    and state <= 'active' and policy = 'exclusive'`.execute(tx)
  await sql`
    delete from ${table} where name = ${kind} and singleton_key = ${subject} and completed_on is not null`.execute(tx)
}

/** @returns false if there is a job for the same subject */
async function send(
  tx: Transacting,
  { kind, subject, payload, priority = 0, group }: NewJob,
  due: Due,
): Promise<boolean> {
  const { boss, kinds } = jobQueueOf(tx)
  // pg-boss would look for an unknown queue on its own connection, which waits for this transaction on PGlite.
  if (!kinds.includes(kind)) throw new Error(`there is no queue for jobs of the kind ${kind}: add it to JOB_KINDS`)
  const startAfter = due === 'NOW' ? 0 : due instanceof Date ? due : due.afterSeconds
  const options = {
    db: fromKysely(tx),
    singletonKey: subject,
    startAfter,
    priority,
    ...(group !== undefined && { group: { id: group } }),
  }
  return (await boss.send(kind, payload, options)) !== null
}

/** Leases the next due job of the first kind that has one. */
export async function leaseNext(database: Database, kinds: readonly string[]): Promise<LeasedJob | null> {
  const queue = jobQueueOf(database)
  for (const kind of await kindsWithDueJobs(queue, kinds)) {
    const groupConcurrency = GROUP_LIMITS[kind]
    const limit = groupConcurrency === undefined ? {} : { groupConcurrency }
    const [job] = await queue.boss.fetch<object>(kind, { includeMetadata: true, ...limit })
    // Another process was faster.
    if (!job) continue
    const { id, data: payload, startAfter: runAt, priority, groupId } = job
    const leased = { id, kind, subject: job.singletonKey ?? '', payload, runAt, priority, attempts: job.retryCount + 1 }
    return groupId ? { ...leased, group: groupId } : leased
  }
  return null
}

/** One query in place of a fetch from each queue, most of which are empty. @returns in the given order */
async function kindsWithDueJobs({ boss, schema }: JobQueue, kinds: readonly string[]): Promise<string[]> {
  const { rows }: { rows: { kind: string }[] } = await boss.getDb().executeSql(
    `select kind from unnest($1::text[]) with ordinality as wanted (kind, place)
      where exists (
        select 1 from ${schema}.job
        where name = kind and state < 'active' and not blocked and start_after <= (select ${schema}.job_now()))
      order by place`,
    [kinds],
  )
  return rows.map(({ kind }) => kind)
}

/** The run as pg-boss identifies it. */
const runOf = ({ id, attempts }: LeasedJob) => ({ id, retryCount: attempts - 1 })

/** Whether a run was still this process's own. The types of pg-boss 12.38 omit the fields of its responses. */
function isAffected(response: CommandResponse): boolean {
  if (!('affected' in response)) throw new Error('pg-boss did not say how many jobs it changed: read its changelog')
  return response.affected === 1
}

/** Reports that the process of a running job is alive. */
export async function renew(database: Database, job: LeasedJob): Promise<void> {
  await jobQueueOf(database).boss.touch(job.kind, runOf(job))
}

/** Deletes a finished job in the transaction of its effect. False if the job was replaced in the meantime. */
export async function complete(tx: Transacting, job: LeasedJob): Promise<boolean> {
  return isAffected(await jobQueueOf(tx).boss.deleteJob(job.kind, runOf(job), { db: fromKysely(tx) }))
}

/** Whether the job is not tried again after a failure of this run. */
export const isLastAttempt = (job: LeasedJob): boolean => job.attempts > PAUSES_SECONDS.length

/** Schedules the next attempt of a failed job, or marks the job as failed after its last attempt. */
export async function postpone(database: Database, job: LeasedJob, reason: string): Promise<void> {
  const { boss } = jobQueueOf(database)
  const { id, kind } = job
  await transact(database, async (tx) => {
    const db = fromKysely(tx)
    if (!isAffected(await boss.fail(kind, runOf(job), { message: reason.slice(0, 500) }, { db }))) return
    const startAfter = PAUSES_SECONDS[job.attempts - 1]
    if (startAfter === undefined) await boss.cancel(kind, id, { db })
    else await boss.update(kind, undefined, { id, startAfter, db })
  })
}

/** Returns running jobs to their queues. Only for a database that no other process uses. */
export async function releaseAllLeases(database: Database): Promise<void> {
  const { boss } = jobQueueOf(database)
  const running = await database.selectFrom('job').select(['id', 'kind']).where('is_running', '=', true).execute()
  for (const { id, kind } of running) await boss.fail(kind, id, { message: 'the server stopped during this run' })
}

/** Returns a job to its queue as if it had not run; its handler can no longer complete it. */
export async function release(database: Database, job: LeasedJob): Promise<void> {
  const { boss } = jobQueueOf(database)
  await transact(database, async (tx) => {
    if (isAffected(await boss.deleteJob(job.kind, runOf(job), { db: fromKysely(tx) }))) await send(tx, job, job.runAt)
  })
}

/** Adds a failed job again. False if there is no failed job with this id. */
export const retryFailed = (database: Database, id: string): Promise<boolean> =>
  transact(database, async (tx) => {
    const jobs = tx.selectFrom('job').selectAll().where('id', '=', id).where('failed_at', 'is not', null)
    const job = await jobs.executeTakeFirst()
    if (job) await enqueue(tx, job, 'NOW')
    return job !== undefined
  })
