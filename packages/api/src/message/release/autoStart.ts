import type { Database } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import { complete } from '../../jobs/jobs.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import { lockOrder } from '../../order/lockOrder.ts'
import { AUTO_START_JOB, enqueueOrderJob, WHEN_CLOCKS_DIFFER } from '../../order/orderJobs.ts'
import { startReleasedOrder } from './startReleasedOrder.ts'

/** The recipient has never been asked. */
const NO_WISH = { deliveryDay: null, deliveryTime: null }

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/**
 * Starts production of a gift that was not accepted in time. It locks the same row as an acceptance, so only one of the
 * two acts. An order that is held is left alone: its job is queued again when it resumes.
 */
export function autoStart({ database, now }: Deps): JobHandler {
  return {
    async run(job) {
      await transact(database, async (tx) => {
        const order = await lockOrder(tx, job.subject)
        if (!(await complete(tx, job)) || order?.status !== 'URL_RELEASED') return
        const at = now()
        if (order.auto_start_at && order.auto_start_at > at) {
          return enqueueOrderJob(tx, AUTO_START_JOB, order.order_number, WHEN_CLOCKS_DIFFER)
        }
        await startReleasedOrder(tx, order, 'AUTO_START_DUE', at, NO_WISH)
      })
      return 'DONE'
    },
    // The order stays released and can still be accepted; the failed job is listed by the staff tool.
    giveUp: async () => undefined,
  }
}
