import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { Storage } from '../storage/storage.ts'
import { Busy } from '../work/taskQueue.ts'
import { addDemoDesigns } from './addDemoDesigns.ts'

/** Makes the designs of the demo orders that are past the design step; the shop has one such job. */
export const DEMO_ORDERS_JOB = 'demo-orders'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
}

/** An interrupted run is continued with the order at which it ended. */
export const demoOrdersJob = ({ database, storage, now }: Deps): JobHandler => ({
  async run(job) {
    const { demoShop } = await import('@irodori/demo-shop/demoShop')
    const { demoEntities } = await import('./demoEntities.ts')
    const shop = demoShop(now())
    try {
      await addDemoDesigns({ database, storage, now }, shop, demoEntities(shop).templates)
    } catch (error) {
      // A photo is drawn after what comes first.
      if (error instanceof Busy) return 'LATER'
      throw error
    }
    await transact(database, (tx) => complete(tx, job))
    return 'DONE'
  },
  giveUp: async () => undefined,
})
