import { HOUR_S } from '@irodori/contract/durations'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database, Transacting } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import type { Due, LeasedJob } from '../../jobs/jobs.ts'
import { complete, enqueue } from '../../jobs/jobs.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import { lockOrder } from '../../order/lockOrder.ts'
import type { Storage } from '../../storage/storage.ts'
import { fileNamesOf, messageFileKey } from './messageFiles.ts'
import { listMessageItems } from './messageItems.ts'

/** Job that removes a file that no message shows; the subject is its key. */
export const UNUSED_FILE_JOB = 'unused-message-file'

/** After this time an upload is recorded, or its process is dead. It is counted by the database's clock only. */
const UPLOAD_TIME = { afterSeconds: HOUR_S }

interface Payload {
  readonly orderNumber: string
  readonly name: string
}

type Owner = Pick<OrderRow, 'order_number' | 'image_folder'>

/** Queues a check of files: those that no part of the order's message shows are removed. */
export async function checkFiles(
  tx: Transacting,
  order: Owner,
  names: readonly string[],
  due: Due = 'NOW',
): Promise<void> {
  for (const name of names) {
    const payload: Payload = { orderNumber: order.order_number, name }
    await enqueue(tx, { kind: UNUSED_FILE_JOB, subject: messageFileKey(order.image_folder, name), payload }, due)
  }
}

/** Queues the check before files are stored, so that a killed process leaves no file for ever. */
export async function expectFiles(database: Database, order: Owner, names: readonly string[]): Promise<void> {
  await transact(database, (tx) => checkFiles(tx, order, names, UPLOAD_TIME))
}

/**
 * Whether no check of these expected files has begun, which might have removed them. Called under the order's lock by the
 * transaction that records them: a check that begins later waits for that lock and then sees the recorded files.
 */
export async function areStillExpected(tx: Transacting, order: Owner, names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true
  const keys = names.map((name) => messageFileKey(order.image_folder, name))
  const { waiting } = await tx
    .selectFrom('job')
    .select((build) => build.fn.countAll<string>().as('waiting'))
    .where('kind', '=', UNUSED_FILE_JOB)
    .where('subject', 'in', keys)
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(waiting) === keys.length
}

interface Deps {
  readonly database: Database
  readonly storage: Storage
}

/** The file is deleted first: a repeated deletion is harmless, and a file name is never used again. */
export function unusedFileJob({ database, storage }: Deps): JobHandler {
  return {
    async run(job) {
      const { orderNumber, name } = payloadOf(job)
      const isShown = await transact(database, async (tx) => {
        await lockOrder(tx, orderNumber)
        const items = await listMessageItems(tx, orderNumber)
        return items.some((item) => fileNamesOf(item).includes(name))
      })
      // After the lock, because a slow storage must not delay the customer. A file that is not shown cannot be shown again.
      if (!isShown) await storage.delete(job.subject)
      await transact(database, (tx) => complete(tx, job))
      return 'DONE'
    },
    // The failed job stays in the job table for the staff.
    giveUp: async () => undefined,
  }
}

const payloadOf = (job: LeasedJob): Payload => job.payload as Payload
