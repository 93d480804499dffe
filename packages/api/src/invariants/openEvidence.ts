import { readConfiguration } from '../configuration/configuration.ts'
import { openPostgres } from '../database/openDatabase.ts'
import { openStorage } from '../storage/openStorage.ts'
import type { Evidence } from './invariant.ts'

export interface OpenEvidence {
  readonly evidence: Pick<Evidence, 'database' | 'storage'>
  close(): Promise<void>
}

/**
 * Opens the database and the storage of the environment variables, for a program that runs beside the servers.
 * @throws if the variables are invalid or configure no PostgreSQL server
 */
export async function openEvidence(environment: NodeJS.ProcessEnv): Promise<OpenEvidence> {
  const read = readConfiguration(environment, process.cwd())
  if (!read.ok) throw new Error(read.error.join('\n'))
  const { databaseUrl, storage: choice } = read.value
  if (databaseUrl === null)
    throw new Error('DATABASE_URL is not set: the invariants can be checked beside a running server on PostgreSQL only')
  const opened = openPostgres(databaseUrl, read.value)
  const files = await openStorage(choice)
  return {
    evidence: { database: opened.database, storage: files.storage },
    async close() {
      await files.close()
      await opened.close()
    },
  }
}
