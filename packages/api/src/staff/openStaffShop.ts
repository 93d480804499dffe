import type { Configuration } from '../configuration/configuration.ts'
import { openMarketplaces } from '../connectors/openMarketplaces.ts'
import { drawHere } from '../demo/pictures/drawHere.ts'
import { lazyPictureStorage } from '../demo/pictures/lazyPictureStorage.ts'
import { openDemoPictures } from '../demo/pictures/openDemoPictures.ts'
import { openShop } from '../installation/openShop.ts'
import { openJobQueue } from '../jobs/jobQueue.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { startWorkerPool } from '../work/workerPool.ts'
import { configuredParts } from './configuredParts.ts'
import type { StaffShop } from './staffShop.ts'

const now = (): Date => new Date()

/**
 * Opens the parts of an existing shop that the staff's commands use, in a separate process.
 * @throws InstallationError if there is no shop, or DirectoryIsLocked if a server has the PGlite cluster open
 */
export async function openStaffShop(
  configuration: Configuration,
): Promise<{ shop: StaffShop; close(): Promise<void> }> {
  const { opened, files, close } = await openShop(configuration, 'STAFF')
  const closing: (() => Promise<void>)[] = [close]
  const queue = await openJobQueue(opened.database, { connection: opened.jobConnection, log: console.error })
  closing.push(queue.close)
  let started: Promise<WorkerPool> | null = null
  const startPool = async () => {
    const workers = await startWorkerPool(configuration)
    closing.push(workers.close)
    return workers
  }
  const pool = () => {
    started ??= startPool()
    return started
  }
  const openPictures = openDemoPictures(now)
  const marketplaces = await openMarketplaces(configuration, opened.database, now)
  closing.push(marketplaces.close)
  return {
    shop: {
      database: opened.database,
      storage: configuration.demoShop
        ? lazyPictureStorage(files.storage, {
            keys: async () => (await openPictures()).draw.keys(),
            draw: drawHere({ storage: files.storage, openPictures, openTasks: async () => (await pool()).jobs }),
          })
        : files.storage,
      pool,
      connectors: marketplaces.connectors,
      ...configuredParts(configuration, now),
      // The runner of the server polls the table every few seconds.
      wake: () => undefined,
      vacuum: opened.vacuum,
    },
    async close() {
      for (const step of closing.toReversed()) await step()
    },
  }
}
