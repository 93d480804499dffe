import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { redactError } from '../logging/redactError.ts'
import type { Storage } from '../storage/storage.ts'
import { collectFolders } from './collectFolders.ts'
import { sweepOrderFolder } from './sweepOrderFolder.ts'

export const EXPIRE_UPLOADS_JOB = 'expire-uploads'

/** Thirty days, where nothing else is configured. */
export const UPLOAD_LIFETIME = 30 * 86_400_000

/** There is one in the whole shop. */
const SUBJECT = 'all'

/** Of one run: those who wait for a print picture come in between. */
const ORDERS_AT_A_TIME = 50

const HOUR = 3_600_000
/** Changes that were not committed yet when orders were collected, or were written by a server whose clock goes behind. */
const OVERLAP = HOUR
/** A file that was announced since may still be on its way; its folder is swept the next night as well. */
const WRITING = HOUR

/** Four in the morning in Tokyo, of the day in UTC. */
const HOUR_UTC = 19

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly uploadLifetime: number
  readonly log: (line: string) => void
}

/** How far the sweeps have come; it lies in the job. What is missing was written by an earlier version. */
const Progress = z.object({
  /** When this night began; null before the folders are collected. */
  began: z.nullable(z.iso.datetime()).default(null),
  /** The last order that was swept tonight; '' before the first. */
  after: z.string().default(''),
  /** When the last night began that came to its end; null before the first, which looks at every order. */
  lastBegan: z.nullable(z.iso.datetime()).default(null),
  /** Photos before were too old that night. */
  lastAgedBefore: z.nullable(z.iso.datetime()).default(null),
})
type Progress = z.infer<typeof Progress>

const FIRST: Progress = { began: null, after: '', lastBegan: null, lastAgedBefore: null }

/**
 * Sweeps the folders of orders in which something may have ceased to be named, once a night and some at a time. They are
 * collected first; a folder is taken from the list when it was swept. Each run ends in the same transaction in which the
 * next one is put, so there is always exactly one, however many servers there are.
 */
export function expireUploadsJob(deps: Deps): JobHandler {
  const { database, now, uploadLifetime } = deps
  const agedBefore = (began: Date) => new Date(began.getTime() - uploadLifetime)

  async function begin(job: LeasedJob, { lastBegan, lastAgedBefore }: Progress): Promise<void> {
    const began = now()
    const changedFrom = lastBegan === null ? null : new Date(Date.parse(lastBegan) - OVERLAP)
    const agedFrom = lastAgedBefore === null ? null : new Date(Date.parse(lastAgedBefore) - OVERLAP)
    await collectFolders(database, { changedFrom, agedFrom, agedBefore: agedBefore(began) })
    await transact(database, async (tx) => {
      const progress = { began: began.toISOString(), after: '', lastBegan, lastAgedBefore }
      if (await complete(tx, job)) await putNext(tx, progress, began)
    })
  }

  async function goOn(job: LeasedJob, began: Date, progress: Progress): Promise<void> {
    const folders = await database
      .selectFrom('folder_to_sweep')
      .innerJoin('shop_order', 'shop_order.order_number', 'folder_to_sweep.order_number')
      .select(['folder_to_sweep.order_number', 'image_folder'])
      .where('folder_to_sweep.order_number', '>', progress.after)
      .orderBy('folder_to_sweep.order_number')
      .limit(ORDERS_AT_A_TIME)
      .execute()
    const swept = await sweepAll(deps, folders)
    const isOver = folders.length < ORDERS_AT_A_TIME
    const ended: Progress = { ...FIRST, lastBegan: progress.began, lastAgedBefore: agedBefore(began).toISOString() }
    const further: Progress = { ...progress, after: folders.at(-1)?.order_number ?? progress.after }
    await transact(database, async (tx) => {
      if (!(await complete(tx, job))) return
      // Those that were wanted anew in the meantime stay.
      await tx
        .deleteFrom('folder_to_sweep')
        .where('order_number', 'in', [...swept.map(({ order_number }) => order_number), ''])
        .where('wanted_at', '<=', new Date(began.getTime() - WRITING))
        .execute()
      await putNext(tx, isOver ? ended : further, isOver ? nextNight(now()) : now())
    })
  }

  return {
    async run(job) {
      const progress = Progress.parse(job.payload)
      await (progress.began === null ? begin(job, progress) : goOn(job, new Date(progress.began), progress))
      return 'DONE'
    },

    /** What failed five times, the store being away for example, is tried again the next day, and nothing is left out. */
    async giveUp(job) {
      const { lastBegan, lastAgedBefore } = Progress.parse(job.payload)
      await transact(database, (tx) => putNext(tx, { ...FIRST, lastBegan, lastAgedBefore }, nextNight(now())))
    },
  }
}

type Folder = Parameters<typeof sweepOrderFolder>[1]

/**
 * One folder that cannot be swept must not keep the others from it; where none can, the job has failed.
 * @returns those that were swept; the others stay on the list for the next night
 */
async function sweepAll(deps: Deps, folders: readonly Folder[]): Promise<readonly Folder[]> {
  const swept: Folder[] = []
  const faults: unknown[] = []
  for (const folder of folders) {
    await sweepOrderFolder(deps, folder).then(
      () => swept.push(folder),
      (fault: unknown) => faults.push(fault),
    )
  }
  if (faults.length > 0 && swept.length === 0) throw faults[0]
  if (faults.length > 0) deps.log(`${faults.length} folders of orders were not swept: ${redactError(faults[0])}`)
  return swept
}

const putNext = (tx: Transacting, payload: Progress, runAt: Date): Promise<void> =>
  enqueue(tx, { kind: EXPIRE_UPLOADS_JOB, subject: SUBJECT, payload }, runAt)

/** The first sweep; where there is one already, it stays as it is. */
export async function scheduleUploadExpiry(database: Database, now: Date): Promise<void> {
  await database
    .insertInto('job')
    .values({
      id: randomUUID(),
      kind: EXPIRE_UPLOADS_JOB,
      subject: SUBJECT,
      payload: json(FIRST),
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
