import { demoShop } from '@irodori/demo-shop/demoShop'
import type { Configuration } from '../configuration/configuration.ts'
import { openMarketplaces } from '../connectors/openMarketplaces.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite, openPostgres } from '../database/openDatabase.ts'
import { lazyArtworkStorage } from '../demo/lazyArtworkStorage.ts'
import { openJobQueue } from '../jobs/jobQueue.ts'
import { moveEarlierJobs } from '../jobs/moveEarlierJobs.ts'
import { mailWriter } from '../mail/writeMail.ts'
import { openStorage } from '../storage/openStorage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { startWorkerPool } from '../work/workerPool.ts'
import type { StaffShop } from './staffShop.ts'

const now = (): Date => new Date()

/**
 * Opens the parts that the staff's commands use, in a separate process.
 * @throws DirectoryIsLocked if a server has the PGlite cluster open
 */
export async function openStaffShop(
  configuration: Configuration,
  databaseDirectory: string,
): Promise<{ shop: StaffShop; close(): Promise<void> }> {
  const opened = configuration.databaseUrl
    ? openPostgres(configuration.databaseUrl, configuration)
    : await openPglite(databaseDirectory)
  const closing: (() => Promise<void>)[] = [opened.close]
  await migrate(opened.database)
  const queue = await openJobQueue(opened.database, { connection: opened.jobConnection, log: console.error })
  closing.push(queue.close)
  await moveEarlierJobs(opened.database)
  const files = await openStorage(configuration.storage)
  closing.push(files.close)
  let pool: Promise<WorkerPool> | null = null
  const openPool = async () => {
    const started = await startWorkerPool(configuration)
    closing.push(started.close)
    return started
  }
  const marketplaces = await openMarketplaces(configuration, now)
  closing.push(marketplaces.close)
  return {
    shop: {
      database: opened.database,
      storage: configuration.demoShop ? lazyArtworkStorage(files.storage, demoShop(now()).artwork) : files.storage,
      pool: () => {
        pool ??= openPool()
        return pool
      },
      print: configuration.print,
      connectors: marketplaces.connectors,
      shopPrefix: configuration.shopPrefix,
      now,
      writeMail: mailWriter({ now, publicUrl: configuration.publicUrl, shopMail: configuration.shopMail }),
      publicUrl: configuration.publicUrl,
      shopMail: configuration.shopMail,
      // The runner of the server polls the table every few seconds.
      wake: () => undefined,
      vacuum: opened.vacuum,
    },
    async close() {
      for (const step of closing.toReversed()) await step()
    },
  }
}
