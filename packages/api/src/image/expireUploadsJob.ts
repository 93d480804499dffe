import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import * as z from 'zod'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Due, LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue, enqueueIfMissing } from '../jobs/jobs.ts'
import { nextNight } from '../jobs/nextNight.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { redactError } from '../logging/redactError.ts'
import type { Storage } from '../storage/storage.ts'
import { collectFolders } from './collectFolders.ts'
import { sweepOrderFolder } from './sweepOrderFolder.ts'

export const EXPIRE_UPLOADS_JOB = 'expire-uploads'

/** The default: thirty days. */
export const UPLOAD_LIFETIME_MS = 30 * DAY_MS

/** The job exists once for the whole shop. */
const SUBJECT = 'all'

/** Orders per run, so that render jobs are not delayed by a long sweep. */
const BATCH_SIZE = 50

/** Margin for changes that were not committed when orders were collected, and for servers whose clock is slow. */
const OVERLAP_MS = HOUR_MS
/**
 * A file whose writing was announced within this time may still be unwritten; its folder is swept again the next night.
 */
const WRITE_MARGIN_MS = HOUR_MS

/** Four in the morning in Tokyo, as the hour of the day in UTC. */
const HOUR_UTC = 19

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
  readonly uploadLifetimeMs: number
  readonly log: (line: string) => void
}

/** Progress of the sweeps, stored in the job. Missing fields mean that an earlier version wrote it. */
const Progress = z.object({
  /** Start of the current sweep; null before the folders are collected. */
  began: z.nullable(z.iso.datetime()).default(null),
  /** The last order of the current sweep; '' before the first. */
  after: z.string().default(''),
  /** Start of the last completed sweep; null before the first, which covers every order. */
  lastBegan: z.nullable(z.iso.datetime()).default(null),
  /** Photos created before had reached the age limit in that sweep. */
  lastAgedBefore: z.nullable(z.iso.datetime()).default(null),
})
type Progress = z.infer<typeof Progress>

const FIRST: Progress = { began: null, after: '', lastBegan: null, lastAgedBefore: null }

/**
 * Sweeps the folders of orders that may contain unreferenced files, once a night and in batches. The folders are
 * collected first, and each is removed from the list after its sweep. Each run completes in the transaction that
 * enqueues the next one, so exactly one job exists regardless of the number of servers.
 */
export function expireUploadsJob(deps: Deps): JobHandler {
  const { database, now, uploadLifetimeMs } = deps
  const agedBefore = (began: Date) => new Date(began.getTime() - uploadLifetimeMs)

  async function begin(job: LeasedJob, { lastBegan, lastAgedBefore }: Progress): Promise<void> {
    const began = now()
    const changedFrom = lastBegan === null ? null : new Date(Date.parse(lastBegan) - OVERLAP_MS)
    const agedFrom = lastAgedBefore === null ? null : new Date(Date.parse(lastAgedBefore) - OVERLAP_MS)
    await collectFolders(database, { changedFrom, agedFrom, agedBefore: agedBefore(began) })
    await transact(database, async (tx) => {
      const progress = { began: began.toISOString(), after: '', lastBegan, lastAgedBefore }
      if (await complete(tx, job)) await enqueueNext(tx, progress, began)
    })
  }

  async function continueSweep(job: LeasedJob, began: Date, progress: Progress): Promise<void> {
    const folders = await database
      .selectFrom('folder_to_sweep')
      .innerJoin('shop_order', 'shop_order.order_number', 'folder_to_sweep.order_number')
      .select(['folder_to_sweep.order_number', 'image_folder'])
      .where('folder_to_sweep.order_number', '>', progress.after)
      .orderBy('folder_to_sweep.order_number')
      .limit(BATCH_SIZE)
      .execute()
    const swept = await sweepAll(deps, folders)
    const isLast = folders.length < BATCH_SIZE
    const completed: Progress = { ...FIRST, lastBegan: progress.began, lastAgedBefore: agedBefore(began).toISOString() }
    const continued: Progress = { ...progress, after: folders.at(-1)?.order_number ?? progress.after }
    await transact(database, async (tx) => {
      if (!(await complete(tx, job))) return
      // Folders for which a sweep was requested again in the meantime stay on the list.
      await tx
        .deleteFrom('folder_to_sweep')
        .where('order_number', 'in', [...swept.map(({ order_number }) => order_number), ''])
        .where('wanted_at', '<=', new Date(began.getTime() - WRITE_MARGIN_MS))
        .execute()
      await enqueueNext(tx, isLast ? completed : continued, isLast ? nextNight(now(), HOUR_UTC) : 'NOW')
    })
  }

  return {
    async run(job) {
      const progress = Progress.parse(job.payload)
      await (progress.began === null ? begin(job, progress) : continueSweep(job, new Date(progress.began), progress))
      return 'DONE'
    },

    /**
     * A sweep that failed five times, for example because the storage is unavailable, is repeated the next day and
     * skips nothing.
     */
    async giveUp(job) {
      const { lastBegan, lastAgedBefore } = Progress.parse(job.payload)
      await transact(database, (tx) =>
        enqueueNext(tx, { ...FIRST, lastBegan, lastAgedBefore }, nextNight(now(), HOUR_UTC)),
      )
    },
  }
}

type Folder = Parameters<typeof sweepOrderFolder>[1]

/**
 * A failed folder does not stop the others; the job fails only if all folders fail.
 * @returns the folders that were swept; the others stay on the list for the next night
 */
async function sweepAll(deps: Deps, folders: readonly Folder[]): Promise<readonly Folder[]> {
  const swept: Folder[] = []
  const errors: unknown[] = []
  for (const folder of folders) {
    await sweepOrderFolder(deps, folder).then(
      () => swept.push(folder),
      (error: unknown) => errors.push(error),
    )
  }
  if (errors.length > 0 && swept.length === 0) throw errors[0]
  if (errors.length > 0)
    deps.log(
      `${errors.length} order folders were not swept and are tried again the next night: ${redactError(errors[0])}`,
    )
  return swept
}

const enqueueNext = (tx: Transacting, payload: Progress, due: Due): Promise<void> =>
  enqueue(tx, { kind: EXPIRE_UPLOADS_JOB, subject: SUBJECT, payload }, due)

/** Enqueues the first sweep; an existing job is left unchanged. */
export async function scheduleUploadExpiry(database: Database, now: Date): Promise<void> {
  const job = { kind: EXPIRE_UPLOADS_JOB, subject: SUBJECT, payload: FIRST }
  await transact(database, (tx) => enqueueIfMissing(tx, job, nextNight(now, HOUR_UTC)))
}
