import type { Database } from '../../database/tables.ts'
import type { Storage } from '../../storage/storage.ts'
import type { WorkerPool } from '../../work/workerPool.ts'

/** Dependencies of the use cases that change a message. */
export interface MessageDeps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
  readonly now: () => Date
  /** Called after a commit that queued a job. */
  readonly wake: () => void
}
