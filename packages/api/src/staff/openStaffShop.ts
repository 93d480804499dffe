import { demoShop } from '@irodori/demo-shop/demoShop'
import type { Configuration } from '../configuration/configuration.ts'
import { openMarketplaces } from '../connectors/openMarketplaces.ts'
import { lazyArtworkStorage } from '../demo/lazyArtworkStorage.ts'
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
  let pool: Promise<WorkerPool> | null = null
  const openPool = async () => {
    const started = await startWorkerPool(configuration)
    closing.push(started.close)
    return started
  }
  const marketplaces = await openMarketplaces(configuration, opened.database, now)
  closing.push(marketplaces.close)
  return {
    shop: {
      database: opened.database,
      storage: configuration.demoShop ? lazyArtworkStorage(files.storage, demoShop(now()).artwork) : files.storage,
      pool: () => {
        pool ??= openPool()
        return pool
      },
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
