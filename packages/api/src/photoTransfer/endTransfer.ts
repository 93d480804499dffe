import type { Database, Transacting } from '../database/tables.ts'
import { transact, transactResult } from '../database/transact.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { Storage } from '../storage/storage.ts'
import { transferOfDesk } from './findTransfer.ts'
import { transferFolder } from './transferFolder.ts'

/** Job that deletes a transfer and its photos, when it expires or at once; the subject is its id. */
export const END_TRANSFER_JOB = 'end-photo-transfer'

interface Deps {
  readonly database: Database
  readonly storage: Storage
}

/** The row is deleted first, so that no photo is added afterwards. A photo that is being stored meanwhile removes itself. */
export function endTransferJob({ database, storage }: Deps): JobHandler {
  return {
    async run(job) {
      await transact(database, (tx) => deleteTransfer(tx, job.subject))
      for (const key of await storage.list(transferFolder(job.subject))) await storage.delete(key)
      await transact(database, (tx) => complete(tx, job))
      return 'DONE'
    },
    // The failed job stays in the job table for the staff.
    giveUp: async () => undefined,
  }
}

const deleteTransfer = (tx: Transacting, id: string) => tx.deleteFrom('photo_transfer').where('id', '=', id).execute()

/** Ends a transfer in the caller's transaction; the job deletes its files. */
export async function endTransfer(tx: Transacting, id: string): Promise<void> {
  await deleteTransfer(tx, id)
  await enqueue(tx, { kind: END_TRANSFER_JOB, subject: id, payload: {} }, 'NOW')
}

interface EndDeps extends Pick<Deps, 'database'> {
  readonly now: () => Date
  readonly wake: () => void
}

/** NLW-37: the desk ends its transfer. */
export async function endPhotoTransfer(
  { database, now, wake }: EndDeps,
  transferId: string,
  secret: string,
): Promise<Outcome<null>> {
  const ended = await transactResult(database, async (tx) => {
    const transfer = await transferOfDesk(tx, { transferId, secret }, now())
    if (!transfer.ok) return transfer
    await endTransfer(tx, transfer.value.id)
    return answer(null)
  })
  wake()
  return ended
}
