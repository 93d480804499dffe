import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { enqueueOrderJob, startHandOver, WAITING_END_JOB, WHEN_CLOCKS_DIFFER } from '../order/orderJobs.ts'
import { transitionOrder } from '../order/transitionOrder.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/**
 * Ends the waiting period of an order, unless the customer has taken the order back: both lock the row, so only one of
 * them finds it waiting.
 */
export function endWaiting({ database, now }: Deps): JobHandler {
  return {
    async run(job) {
      await transact(database, async (tx) => {
        const order = await lockOrder(tx, job.subject)
        if (!(await complete(tx, job)) || order?.status !== 'WAITING_CREATION') return
        const at = now()
        if (order.waiting_ends_at && order.waiting_ends_at > at) {
          return enqueueOrderJob(tx, WAITING_END_JOB, order.order_number, WHEN_CLOCKS_DIFFER)
        }
        const changed = await transitionOrder(tx, order, 'WAITING_ENDED', at)
        if (changed.ok) await startHandOver(tx, order.order_number)
      })
      return 'DONE'
    },
    // The order keeps its status; the failed job is listed by the staff tool.
    giveUp: async () => undefined,
  }
}
