import { DAY_MS } from '@irodori/contract/durations'
import type { Retention } from '@irodori/rules/retention'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Due } from '../jobs/jobs.ts'
import { complete, enqueue, enqueueIfMissing } from '../jobs/jobs.ts'
import { nextNight } from '../jobs/nextNight.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { redactError } from '../logging/redactError.ts'
import { lockOrder } from '../order/lockOrder.ts'
import type { Storage } from '../storage/storage.ts'
import { eraseDesigns } from './eraseDesigns.ts'
import { eraseFiles } from './eraseFiles.ts'
import { eraseOrder } from './eraseOrder.ts'
import { eraseRecords } from './eraseRecords.ts'
import { dueOf, expiredOrders } from './expiredOrders.ts'
import { readRetention } from './readRetention.ts'

export const ERASE_EXPIRED_JOB = 'erase-expired'

/** The job exists once for the whole shop. */
const SUBJECT = 'all'
/** Orders per run, so that other jobs are not delayed. */
const BATCH_SIZE = 50
/** Three in the morning in Tokyo, as the hour of the day in UTC. */
const HOUR_UTC = 18

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly log: (line: string) => void
}

/**
 * Erases once a night what is kept no longer (RET-1 to RET-3), in batches. Rows are erased in one transaction for each
 * order, files after it; the files of an erasure that was cut off are deleted by the next run.
 */
export function eraseExpiredJob(deps: Deps): JobHandler {
  const { database, now } = deps
  return {
    async run(job) {
      const retention = await readRetention(database)
      const due = await expiredOrders(database, retention, now(), BATCH_SIZE)
      const failed = await each(deps, due, ({ orderNumber }) => eraseExpired(deps, orderNumber, retention))
      const unfinished = await database
        .selectFrom('erasure')
        .select('order_number')
        .where('files_erased_at', 'is', null)
        .orderBy('order_number')
        .limit(BATCH_SIZE)
        .execute()
      await each(deps, unfinished, ({ order_number }) => eraseFiles(deps, order_number))
      const isLast = due.length < BATCH_SIZE || failed === due.length
      if (isLast) await eraseRecords(deps, new Date(now().getTime() - retention.orderDays * DAY_MS))
      await transact(database, async (tx) => {
        if (await complete(tx, job)) await enqueueNext(tx, isLast ? nextNight(now(), HOUR_UTC) : 'NOW')
      })
      return 'DONE'
    },
    /** A run that failed five times, for example because the storage is unavailable, is repeated the next night. */
    giveUp: () => transact(database, (tx) => enqueueNext(tx, nextNight(now(), HOUR_UTC))),
  }
}

/** Erases what is due of an order, as it is when its row is locked. */
async function eraseExpired({ database, now }: Deps, orderNumber: string, retention: Retention): Promise<void> {
  await transact(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    const due = order && dueOf(order, retention, now())
    if (!order || due === null) return
    if (due === 'ORDER') await eraseOrder(tx, order, now())
    else await eraseDesigns(tx, order, now())
  })
}

/** An order that fails does not stop the others. @returns how many failed */
async function each<Row>({ log }: Deps, rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<number> {
  const errors: unknown[] = []
  for (const row of rows) await work(row).catch((error: unknown) => errors.push(error))
  if (errors.length > 0)
    log(`${errors.length} orders were not erased and are tried again the next night: ${redactError(errors[0])}`)
  return errors.length
}

const enqueueNext = (tx: Transacting, due: Due): Promise<void> =>
  enqueue(tx, { kind: ERASE_EXPIRED_JOB, subject: SUBJECT, payload: {} }, due)

/** Enqueues the first run; an existing job is left unchanged. */
export async function scheduleErasure(database: Database, now: Date): Promise<void> {
  const job = { kind: ERASE_EXPIRED_JOB, subject: SUBJECT, payload: {} }
  await transact(database, (tx) => enqueueIfMissing(tx, job, nextNight(now, HOUR_UTC)))
}
