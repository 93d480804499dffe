import { HOUR_MS } from '@irodori/contract/durations'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database, Transacting } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import type { LeasedJob } from '../../jobs/jobs.ts'
import { complete, enqueue } from '../../jobs/jobs.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import type { Storage } from '../../storage/storage.ts'
import { fileNamesOf, messageFileKey } from './messageFiles.ts'
import { listMessageItems } from './messageItems.ts'

/** Job that removes a file that no message shows; the subject is its key. */
export const UNUSED_FILE_JOB = 'unused-message-file'

/** After this time an upload is recorded, or its process is dead. */
const UPLOAD_TIME_MS = HOUR_MS

interface Payload {
  readonly orderNumber: string
  readonly name: string
}

type Owner = Pick<OrderRow, 'order_number' | 'image_folder'>

/** Queues a check of files: those that no part of the order's message shows are removed. */
export async function checkFiles(tx: Transacting, order: Owner, names: readonly string[], at: Date): Promise<void> {
  for (const name of names) {
    const payload: Payload = { orderNumber: order.order_number, name }
    await enqueue(tx, { kind: UNUSED_FILE_JOB, subject: messageFileKey(order.image_folder, name), payload }, at)
  }
}

/** Queues the check before files are stored, so that a killed process leaves no file for ever. */
export async function expectFiles(
  database: Database,
  order: Owner,
  names: readonly string[],
  now: Date,
): Promise<void> {
  await transact(database, (tx) => checkFiles(tx, order, names, new Date(now.getTime() + UPLOAD_TIME_MS)))
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
      const items = await listMessageItems(database, orderNumber)
      if (!items.some((item) => fileNamesOf(item).includes(name))) await storage.delete(job.subject)
      await transact(database, (tx) => complete(tx, job))
      return 'DONE'
    },
    // The failed job stays in the job table for the staff.
    giveUp: async () => undefined,
  }
}

const payloadOf = (job: LeasedJob): Payload => job.payload as Payload
