import type { Connectors } from '../connectors/marketplaceConnector.ts'
import type { Database } from '../database/tables.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import type { PrintChoice } from '../printFiles/printSettings.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'

/** The parts that the staff's commands use; the same as those of the server. */
export interface StaffShop {
  readonly database: Database
  readonly storage: Storage
  /** Started by the first command that draws pictures. */
  readonly pool: () => Promise<WorkerPool>
  /** Default settings of print files. */
  readonly print: PrintChoice
  readonly connectors: Connectors
  /** The text before the hyphen in our own order numbers. */
  readonly shopPrefix: string
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Where customers reach the shop, without a slash at its end. */
  readonly publicUrl: string
  /** Mail address that customers write to. */
  readonly shopMail: string
  /** Notifies the job runner of this process, if any, of a new job. */
  readonly wake: () => void
  /** Runs VACUUM ANALYZE after bulk writes. */
  readonly vacuum: () => Promise<void>
}

/** The working directory and the output of a command. */
export interface StaffContext {
  /** Base of relative paths. */
  readonly workingDirectory: string
  readonly say: (line: string) => void
}

/** A command failed; the message is meant for the person who typed it. */
export class StaffError extends Error {
  override readonly name = 'StaffError'
}
