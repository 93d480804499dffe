import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { AUTO_START_JOB } from '../production/jobKinds.ts'
import { lockOrder } from '../production/lockOrder.ts'
import type { StartHandOver } from './startMaking.ts'
import { startMaking } from './startMaking.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly startHandOver: StartHandOver
}

/**
 * Makes a gift that nobody has accepted in time. It goes the way of an acceptance, over the same locked row, so that just
 * one of the two acts. An order that is held is left alone: its job is put back when it goes on.
 */
export function autoStart({ database, now, startHandOver }: Deps): JobHandler {
  return {
    async run(job) {
      await transact(database, async (tx) => {
        const order = await lockOrder(tx, job.subject)
        if (!(await complete(tx, job)) || order?.status !== 'URL_RELEASED') return
        const at = now()
        if (order.auto_start_at && order.auto_start_at > at) {
          return enqueue(tx, { kind: AUTO_START_JOB, subject: order.order_number, payload: {} }, order.auto_start_at)
        }
        await startMaking(tx, startHandOver, order, 'AUTO_START_DUE', at)
      })
      return 'DONE'
    },
    // The order stays released and can still be accepted; the job stays, marked, in the list of the staff tool.
    giveUp: async () => undefined,
  }
}
