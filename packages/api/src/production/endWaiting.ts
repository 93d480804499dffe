import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { changeStatus } from './changeStatus.ts'
import { WAITING_END_JOB } from './jobKinds.ts'
import { lockOrder } from './lockOrder.ts'
import { startHandOver } from './startHandOver.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
}

/**
 * Ends the waiting period of an order, unless the customer has ended it herself: both look at the locked row, so just
 * one of them finds it waiting.
 */
export function endWaiting({ database, now }: Deps): JobHandler {
  return {
    async run(job) {
      await transact(database, async (tx) => {
        const order = await lockOrder(tx, job.subject)
        if (!(await complete(tx, job)) || order?.status !== 'WAITING_CREATION') return
        const at = now()
        if (order.waiting_ends_at && order.waiting_ends_at > at) {
          return enqueue(tx, { kind: WAITING_END_JOB, subject: order.order_number, payload: {} }, order.waiting_ends_at)
        }
        const changed = await changeStatus(tx, order, 'WAITING_ENDED', at)
        if (changed.ok) await startHandOver(tx, order.order_number, at)
      })
      return 'DONE'
    },
    // The order stays as it is; the job stays, marked, in the list of the staff tool.
    giveUp: async () => undefined,
  }
}
