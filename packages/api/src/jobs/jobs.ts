import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { JobRow } from '../database/tables/jobs.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'

/** Work that must be done even if the process dies. A kind has at most one job for each subject. */
export interface NewJob {
  readonly kind: string
  readonly subject: string
  readonly payload: unknown
}

/** A job that this process runs; the lease distinguishes it from a job that replaced it in the meantime. */
export type LeasedJob = JobRow & { readonly lease: string }

/** Milliseconds after which other servers may take the job; the runner renews the lease while the job runs. */
export const LEASE_MS = 30_000
/** Milliseconds before the next attempt, after the first, second … failure. */
const PAUSES_MS = [1_000, 5_000, 30_000, 300_000]

/** Adds a job in the caller's transaction; it replaces a waiting or running job for the same subject. */
export async function enqueue(tx: Transacting, job: NewJob, runAt: Date): Promise<void> {
  const fresh = {
    payload: json(job.payload),
    run_at: runAt,
    attempts: 0,
    lease: null,
    leased_until: null,
    failed_at: null,
    last_error: null,
  }
  await tx
    .insertInto('job')
    .values({ id: randomUUID(), kind: job.kind, subject: job.subject, ...fresh })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(fresh))
    .execute()
}

interface Choice {
  /** The kinds with a handler; a server of an earlier version leaves unknown kinds to others. */
  readonly kinds: readonly string[]
  /** Milliseconds. */
  readonly leaseForMs: number
}

/** Leases the job that has waited longest; locked rows are skipped so that servers do not wait for each other. */
export async function leaseNext(database: Database, now: Date, choice: Choice): Promise<LeasedJob | null> {
  const { kinds, leaseForMs } = choice
  if (kinds.length === 0) return null
  const lease = randomUUID()
  const job = await database
    .updateTable('job')
    .set({ lease, leased_until: new Date(now.getTime() + leaseForMs), attempts: sql<number>`attempts + 1` })
    // With `in`, a plan may evaluate the subquery for each row and lease jobs that are not returned.
    .where('id', '=', (build) =>
      build
        .selectFrom('job')
        .select('id')
        .where('kind', 'in', kinds)
        .where('failed_at', 'is', null)
        .where('run_at', '<=', now)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]))
        .orderBy('run_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  return job ? { ...job, lease } : null
}

/** Extends the lease of a running job. */
export async function renew(database: Database, job: LeasedJob, until: Date): Promise<void> {
  await database
    .updateTable('job')
    .set({ leased_until: until })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute()
}

/** Deletes a finished job in the transaction of its effect. False if the job was replaced in the meantime. */
export async function complete(tx: Transacting, job: LeasedJob): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('job')
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether the job is not tried again after a failure of this run. */
export const isLastAttempt = (job: LeasedJob): boolean => job.attempts > PAUSES_MS.length

/** Schedules the next attempt of a failed job, or marks the job as failed after its last attempt. */
export async function postpone(database: Database, job: LeasedJob, now: Date, reason: string): Promise<void> {
  const pause = PAUSES_MS[job.attempts - 1]
  await database
    .updateTable('job')
    .set({
      lease: null,
      leased_until: null,
      run_at: new Date(now.getTime() + (pause ?? 0)),
      failed_at: pause === undefined ? now : null,
      last_error: reason.slice(0, 500),
    })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute()
}

/** Removes the leases of an earlier run. Only for a database that no other process uses. */
export async function releaseAllLeases(database: Database): Promise<void> {
  await database.updateTable('job').set({ lease: null, leased_until: null }).where('lease', 'is not', null).execute()
}

/** Returns a job to the table as if it had not run; its handler can no longer complete it. */
export async function release(database: Database, job: LeasedJob): Promise<void> {
  await database
    .updateTable('job')
    .set({ lease: null, leased_until: null, attempts: sql<number>`attempts - 1` })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute()
}
