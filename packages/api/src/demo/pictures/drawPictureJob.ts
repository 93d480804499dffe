import { setTimeout } from 'node:timers/promises'
import { SHOP_FOLDER } from '../../catalogue/shopPicture.ts'
import type { Database } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import { advance, complete, enqueueMissing } from '../../jobs/jobs.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import type { Storage } from '../../storage/storage.ts'
import { Busy } from '../../work/taskQueue.ts'
import type { WorkerPool } from '../../work/workerPool.ts'
import type { DemoPictures } from './demoPictures.ts'

/** Draws one picture of the demo shop; the subject is its key. */
export const DRAW_PICTURE_JOB = 'draw-picture'

/** The priority of a requested picture; pictures that are drawn ahead of their request have lower priorities. */
const ASKED = 1
/** Milliseconds for which a request waits for its picture. */
const WAIT_MS = 20_000
/** Milliseconds between looks for a picture that another server draws. */
const LOOK_INTERVAL_MS = 500
/** Number of pictures between two lines of progress. */
const PROGRESS = 20

interface Deps {
  readonly database: Database
  /** The files themselves, which may lack pictures. */
  readonly storage: Storage
}

/** The drawing of pictures by the jobs of all servers, each picture once. */
interface PictureDrawing {
  /**
   * Has a picture drawn next and waits until it is stored.
   * @throws Busy if it is not there after 20 seconds; it is drawn nevertheless
   */
  ask(key: string): Promise<void>
  readonly handler: JobHandler
}

interface DrawingDeps extends Deps {
  readonly openPictures: () => Promise<DemoPictures>
  readonly pool: Pick<WorkerPool, 'jobs' | 'ahead'>
  readonly log: (line: string) => void
  /** Called after a commit that added or advanced a job. */
  readonly wake: () => void
  readonly waitMs?: number
}

export function pictureDrawing(deps: DrawingDeps): PictureDrawing {
  const { database, storage, openPictures, pool, log, wake, waitMs = WAIT_MS } = deps
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  const asked = new Map<string, Promise<void>>()
  /** Whether pictures are being drawn ahead of their request. */
  let isAhead = false
  /** The number of pictures in the last line of the log. */
  let told = -1

  async function wait(key: string): Promise<void> {
    const drawn = Promise.withResolvers<void>()
    waiting.set(key, drawn)
    try {
      const job = { kind: DRAW_PICTURE_JOB, subject: key, payload: {}, priority: ASKED }
      await transact(database, (tx) => advance(tx, job))
      wake()
      const began = performance.now()
      let isDrawn = false
      while (!isDrawn && !(await storage.head(`${SHOP_FOLDER}/${key}`))) {
        if (performance.now() - began > waitMs) throw new Busy()
        isDrawn = await Promise.race([drawn.promise.then(() => true), setTimeout(LOOK_INTERVAL_MS, false)])
      }
    } finally {
      waiting.delete(key)
    }
  }

  async function draw(key: string, priority: number): Promise<void> {
    const file = `${SHOP_FOLDER}/${key}`
    const picture = (await openPictures()).draw.get(key)
    // A server that was killed may have stored it; a later release may not have it.
    if (!picture || (await storage.head(file))) return
    await storage.put(file, await picture(priority < ASKED ? pool.ahead : pool.jobs))
  }

  /** Logs how many pictures are left, now and then and at the end. */
  async function logProgress(): Promise<void> {
    const jobs = database.selectFrom('job').where('kind', '=', DRAW_PICTURE_JOB).where('failed_at', 'is', null)
    const { count } = await jobs.select((build) => build.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const left = Number(count)
    if (left % PROGRESS !== 0 || left === told || !isAhead) return
    told = left
    isAhead = left > 0
    log(isAhead ? `demo shop: ${left} pictures are left to be drawn` : 'demo shop: all pictures are drawn')
  }

  return {
    ask(key) {
      const running = asked.get(key) ?? wait(key).finally(() => asked.delete(key))
      asked.set(key, running)
      return running
    },
    handler: {
      async run(job) {
        try {
          await draw(job.subject, job.priority)
        } catch (error) {
          // The workers are occupied by tasks that come first.
          if (isLate(error)) return 'LATER'
          throw error
        }
        await transact(database, (tx) => complete(tx, job))
        waiting.get(job.subject)?.resolve()
        isAhead ||= job.priority < ASKED
        if (isAhead) await logProgress()
        return 'DONE'
      },
      giveUp: async () => undefined,
    },
  }
}

const isLate = (error: unknown): boolean =>
  error instanceof Busy || (error instanceof Error && error.name === 'TimeoutError')

/**
 * Adds a job for each picture that is drawn ahead and is missing, in their order. An interrupted drawing is continued so,
 * and so is that of pictures that failed.
 * @returns how many are missing
 */
export async function drawMissingPictures({ database, storage }: Deps, ahead: readonly string[]): Promise<number> {
  const stored = new Set(await storage.list(SHOP_FOLDER))
  const missing = ahead.filter((key) => !stored.has(`${SHOP_FOLDER}/${key}`))
  const jobs = missing.map((subject, at) => ({ subject, payload: {}, priority: -at }))
  if (jobs.length > 0) await transact(database, (tx) => enqueueMissing(tx, DRAW_PICTURE_JOB, jobs))
  return missing.length
}
