import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { JobRow } from '../database/tables/jobs.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'

/** A piece of work that must happen though the process may die. At most one of a kind waits for a subject. */
export interface NewJob {
  readonly kind: string
  readonly subject: string
  readonly payload: unknown
}

/** A job that this process works on; the lease tells its completion from that of a job that was put in its place. */
export type LeasedJob = JobRow & { readonly lease: string }

/** How long a job stays with a server that is not heard of; the runner renews it while the job runs. */
export const LEASE = 30_000
/** Waits after the first, second … failure, milliseconds. */
const PAUSES = [1_000, 5_000, 30_000, 300_000]

/** Puts a job into the caller's transaction; a waiting or running one for the same subject is replaced. */
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
  /** A server of an earlier version leaves the kinds that it does not know to the others. */
  readonly kinds: readonly string[]
  /** Milliseconds. */
  readonly leaseFor: number
}

/** Leases the job that has waited longest; skipping locked rows only spares several servers from waiting in line. */
export async function leaseNext(database: Database, now: Date, choice: Choice): Promise<LeasedJob | null> {
  const { kinds, leaseFor } = choice
  if (kinds.length === 0) return null
  const lease = randomUUID()
  const job = await database
    .updateTable('job')
    .set({ lease, leased_until: new Date(now.getTime() + leaseFor), attempts: sql<number>`attempts + 1` })
    // With `in` a plan may run the choice again for each row, and lease one that nobody then works on.
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

/** Keeps a job that still runs from being taken for a dead server's. */
export async function renew(database: Database, job: LeasedJob, until: Date): Promise<void> {
  await database
    .updateTable('job')
    .set({ leased_until: until })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute()
}

/** Takes a finished job away, in the transaction of its effect. False where it was replaced in the meantime. */
export async function complete(tx: Transacting, job: LeasedJob): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('job')
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether a failure of this run is the last. */
export const isLastTry = (job: LeasedJob): boolean => job.attempts > PAUSES.length

/** Puts a failed job back for a later try, or marks it failed for good after the last. */
export async function postpone(database: Database, job: LeasedJob, now: Date, reason: string): Promise<void> {
  const pause = PAUSES[job.attempts - 1]
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

/** Gives up the leases of an earlier run. Only for a database that no other process can have open. */
export async function freeAllLeases(database: Database): Promise<void> {
  await database.updateTable('job').set({ lease: null, leased_until: null }).where('lease', 'is not', null).execute()
}

/** Puts a job back untouched; what its handler still does can no longer be completed. */
export async function giveBack(database: Database, job: LeasedJob): Promise<void> {
  await database
    .updateTable('job')
    .set({ lease: null, leased_until: null, attempts: sql<number>`attempts - 1` })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute()
}
