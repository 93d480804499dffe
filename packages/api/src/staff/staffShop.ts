import type { Connectors } from '../connectors/marketplaceConnector.ts'
import type { TokenEndpoints } from '../credentials/authorisation.ts'
import type { SealingKeys } from '../credentials/seal.ts'
import type { Database } from '../database/tables.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import type { PrintChoice } from '../printFiles/printSettings.ts'
import type { BucketCredentials } from '../storage/s3Storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { AddressPolicy } from '../webhooks/addressPolicy.ts'
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
  /** Whether the shop is a demonstration. */
  readonly isDemo: boolean
  readonly now: () => Date
  /** Seal the credentials of marketplaces and the secrets of webhooks. */
  readonly sealingKeys: SealingKeys
  /** Where the marketplaces exchange codes for tokens. */
  readonly tokenEndpoints: TokenEndpoints
  /** The networks to which webhooks may be sent. */
  readonly webhookAddresses: AddressPolicy
  readonly writeMail: WriteMail
  /** Where customers reach the shop, without a slash at its end. */
  readonly publicUrl: string
  /** Keys of the bucket of backups; null if the machine has a role with access. */
  readonly backupCredentials: BucketCredentials | null
  /** Notifies the job runner of this process, if any, of a new job. */
  readonly wake: () => void
  /** Runs VACUUM ANALYZE after bulk writes. */
  readonly vacuum: () => Promise<void>
}

/** Who typed a command, where, and its output. */
export interface StaffContext {
  /** Name of the account on the machine; null if the command is not recorded, because no shop is open. */
  readonly staff: string | null
  /** Base of relative paths. */
  readonly workingDirectory: string
  readonly say: (line: string) => void
  /** Receives the errors of words that are no command. */
  readonly complain: (line: string) => void
}

/** A command failed; the message is meant for the person who typed it. */
export class StaffError extends Error {
  override readonly name = 'StaffError'
}

/** @throws StaffError without CREDENTIALS_KEY */
export function requireSealingKeys({ sealingKeys }: StaffShop): void {
  if (sealingKeys.length === 0)
    throw new StaffError('CREDENTIALS_KEY is not set: secrets are stored sealed with it (openssl rand -base64 32)')
}
