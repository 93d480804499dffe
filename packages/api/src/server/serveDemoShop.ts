import type { Database } from '../database/tables.ts'
import { DEMO_ORDERS_JOB, demoOrdersJob } from '../demo/demoOrdersJob.ts'
import { loadedVersion } from '../demo/loadedVersion.ts'
import { DRAW_PICTURE_JOB, drawMissingPictures, pictureDrawing } from '../demo/pictures/drawPictureJob.ts'
import { lazyPictureStorage } from '../demo/pictures/lazyPictureStorage.ts'
import { openDemoPictures } from '../demo/pictures/openDemoPictures.ts'
import type { JobRunner } from '../jobs/runner.ts'
import { startRunner } from '../jobs/runner.ts'
import { redactError } from '../logging/redactError.ts'
import { hasProfile } from '../profile/storedProfile.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'

/** One job waits for photos that the other one draws. */
const JOBS_AT_ONCE = 2

interface Deps {
  readonly database: Database
  /** The files themselves, which may lack pictures. */
  readonly files: Storage
  readonly pool: Pick<WorkerPool, 'jobs' | 'ahead'>
  readonly now: () => Date
  readonly log: (line: string) => void
  readonly vacuum: () => Promise<void>
}

/** The demo shop of a server. */
interface ServedDemoShop {
  /** The files of the shop, in which no picture is missing: one that is asked for is drawn next. */
  readonly storage: Storage
  /** Loads the shop if there is none yet, so that it can be served. */
  prepare(): Promise<void>
  /** What a server does that already listens: loads a new version of the shop, and draws the missing pictures by jobs. */
  fill(): Promise<void>
  /** Starts no more jobs and waits for the running ones, at most `withinMs`. */
  stop(withinMs: number): Promise<void>
}

export function serveDemoShop({ database, files, pool, now, log, vacuum }: Deps): ServedDemoShop {
  const openPictures = openDemoPictures(now)
  let runner: JobRunner | null = null
  let filling: Promise<void> = Promise.resolve()
  let isCurrent = false
  let isStopped = false

  const drawing = pictureDrawing({
    database,
    storage: files,
    openPictures,
    pool,
    log,
    wake: () => startJobs()?.wake(),
  })
  const storage = lazyPictureStorage(files, {
    keys: async () => (await openPictures()).draw.keys(),
    draw: drawing.ask,
  })

  function startJobs(): JobRunner | null {
    if (isStopped) return null
    runner ??= startRunner({
      database,
      log,
      concurrency: JOBS_AT_ONCE,
      handlers: {
        [DEMO_ORDERS_JOB]: demoOrdersJob({ database, storage, now }),
        [DRAW_PICTURE_JOB]: drawing.handler,
      },
    })
    return runner
  }

  async function load(): Promise<void> {
    const { loadDemoShop } = await import('../demo/loadDemoShop.ts')
    await loadDemoShop({ database, storage: files, now, log })
    isCurrent = true
  }

  async function fillShop(): Promise<void> {
    try {
      if (!isCurrent) await load()
      // The embedded database holds up calls meanwhile, so it is done before the first customer has chosen anything.
      await vacuum()
      const missing = await drawMissingPictures({ database, storage: files }, (await openPictures()).ahead)
      if (missing > 0) log(`demo shop: ${missing} pictures are drawn meanwhile, first those that are asked for`)
    } finally {
      startJobs()?.wake()
    }
  }

  return {
    storage,
    async prepare() {
      const isLoaded = (await loadedVersion(database)) !== null && (await hasProfile(database))
      if (!isLoaded) await load()
    },
    fill() {
      filling = fillShop().catch((error: unknown) => log(`demo shop: it could not be filled: ${redactError(error)}`))
      return filling
    },
    async stop(withinMs) {
      isStopped = true
      await filling
      await runner?.stop(withinMs)
    },
  }
}
