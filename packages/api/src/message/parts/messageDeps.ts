import type { Database } from '../../database/tables.ts'
import type { Storage } from '../../storage/storage.ts'
import type { WorkerPool } from '../../work/workerPool.ts'

/** What changes of a message need. */
export interface MessageDeps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
  readonly now: () => Date
  /** Told after a commit that left a job. */
  readonly wake: () => void
}
