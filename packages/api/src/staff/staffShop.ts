import type { Connectors } from '../connectors/marketplaceConnector.ts'
import type { Database } from '../database/tables.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import type { PrintChoice } from '../printFiles/printSettings.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'

/** What the staff's commands work on: the same parts that the server is made of. */
export interface StaffShop {
  readonly database: Database
  readonly storage: Storage
  /** Opened when a command draws pictures. */
  readonly pool: () => Promise<WorkerPool>
  /** How print files are made where a command does not say. */
  readonly print: PrintChoice
  readonly connectors: Connectors
  /** What stands before the hyphen in our own order numbers. */
  readonly shopPrefix: string
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Where the shop is reached, without a slash at its end. */
  readonly publicUrl: string
  /** Tells the runner, where there is one, that a job waits. */
  readonly wake: () => void
  /** Puts the database in order after much was written. */
  readonly vacuum: () => Promise<void>
}

/** Where a command was typed and where its lines go. */
export interface StaffContext {
  /** Paths of files are relative to it. */
  readonly workingDirectory: string
  readonly say: (line: string) => void
}

/** A command that cannot be done, in words for whoever typed it. */
export class StaffError extends Error {
  override readonly name = 'StaffError'
}
