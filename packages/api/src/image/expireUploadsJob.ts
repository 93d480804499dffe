import { randomUUID } from 'node:crypto'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { plainFault } from '../operations/plainFault.ts'
import type { Storage } from '../storage/storage.ts'
import { expireUploads } from './expireUploads.ts'

export const EXPIRE_UPLOADS_JOB = 'expire-uploads'

/** Thirty days, where nothing else is configured. */
export const UPLOAD_LIFETIME = 30 * 86_400_000

/** There is one in the whole shop. */
const SUBJECT = 'all'

/** Of one run: those who wait for a print picture come in between. */
const ORDERS_AT_A_TIME = 50

/** Four in the morning in Tokyo, of the day in UTC. */
const HOUR_UTC = 19

interface Needs {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly uploadLifetime: number
  readonly log: (line: string) => void
}

interface Progress {
  /** The last order that was swept today; '' before the first. */
  readonly after: string
}

/**
 * Sweeps the folders of all orders once a day, some orders at a time. Each run ends in the same transaction in which the
 * next one is put, so there is always exactly one, however many servers there are.
 */
export function expireUploadsJob(needs: Needs): JobHandler {
  const { database, now } = needs
  return {
    async run(job) {
      const { after } = job.payload as Progress
      const orders = await database
        .selectFrom('shop_order')
        .select(['order_number', 'image_folder'])
        .where('order_number', '>', after)
        .orderBy('order_number')
        .limit(ORDERS_AT_A_TIME)
        .execute()
      await sweepAll(needs, orders)
      const last = orders.length < ORDERS_AT_A_TIME ? null : (orders.at(-1)?.order_number ?? null)
      await transact(database, async (tx) => {
        if (await complete(tx, job)) await putNext(tx, last, now())
      })
      return 'DONE'
    },

    /** What failed five times, the store being away for example, is tried again the next day. */
    async giveUp() {
      await transact(database, (tx) => putNext(tx, null, now()))
    },
  }
}

type Swept = Parameters<typeof expireUploads>[1]

/** One folder that cannot be swept must not keep the others from it; where none can, the job has failed. */
async function sweepAll(needs: Needs, orders: readonly Swept[]): Promise<void> {
  const faults: unknown[] = []
  for (const order of orders) {
    await expireUploads(needs, order).catch((fault: unknown) => faults.push(fault))
  }
  if (faults.length === 0) return
  if (faults.length === orders.length) throw faults[0]
  needs.log(`${faults.length} folders of orders were not swept: ${plainFault(faults[0])}`)
}

async function putNext(tx: Transacting, last: string | null, now: Date): Promise<void> {
  const payload: Progress = { after: last ?? '' }
  await enqueue(tx, { kind: EXPIRE_UPLOADS_JOB, subject: SUBJECT, payload }, last === null ? nextNight(now) : now)
}

/** The first sweep; where there is one already, it stays as it is. */
export async function scheduleUploadExpiry(database: Database, now: Date): Promise<void> {
  await database
    .insertInto('job')
    .values({
      id: randomUUID(),
      kind: EXPIRE_UPLOADS_JOB,
      subject: SUBJECT,
      payload: json({ after: '' } satisfies Progress),
      run_at: nextNight(now),
      attempts: 0,
      lease: null,
      leased_until: null,
      failed_at: null,
      last_error: null,
    })
    .onConflict((at) => at.columns(['kind', 'subject']).doNothing())
    .execute()
}

function nextNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(HOUR_UTC, 0, 0, 0)
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1)
  return night
}
