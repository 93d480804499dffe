import type { Database } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import { complete } from '../../jobs/jobs.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import type { Storage } from '../../storage/storage.ts'
import { deletePieces } from './uploadRow.ts'

/** Job that deletes an upload and its pieces, a day after it began or when another replaced it; the subject is its id. */
export const EXPIRED_UPLOAD_JOB = 'expired-message-upload'

interface Deps {
  readonly database: Database
  readonly storage: Storage
}

/** The row is deleted first, so that no piece is appended afterwards. A piece that is being stored meanwhile removes itself. */
export function expiredUploadJob({ database, storage }: Deps): JobHandler {
  return {
    async run(job) {
      await transact(database, (tx) => tx.deleteFrom('message_upload').where('id', '=', job.subject).execute())
      await deletePieces(storage, job.subject)
      await transact(database, (tx) => complete(tx, job))
      return 'DONE'
    },
    // The failed job stays in the job table for the staff.
    giveUp: async () => undefined,
  }
}
