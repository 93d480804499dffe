import { readConfiguration } from '../configuration/configuration.ts'
import { openPostgres } from '../database/openDatabase.ts'
import { openStorage } from '../storage/openStorage.ts'
import type { Evidence } from './invariant.ts'

export interface OpenEvidence {
  readonly evidence: Pick<Evidence, 'database' | 'storage'>
  close(): Promise<void>
}

/**
 * Opens database and storage that the variables of the environment name, for a program beside the servers.
 * @throws where they are wrong, or name no PostgreSQL server
 */
export async function openEvidence(environment: NodeJS.ProcessEnv): Promise<OpenEvidence> {
  const read = readConfiguration(environment, process.cwd())
  if (!read.ok) throw new Error(read.faults.join('\n'))
  const { databaseUrl, storage: choice } = read.configuration
  if (databaseUrl === null) throw new Error('DATABASE_URL: must name a PostgreSQL server')
  const opened = openPostgres(databaseUrl, read.configuration)
  const files = await openStorage(choice)
  return {
    evidence: { database: opened.database, storage: files.storage },
    async close() {
      await files.close()
      await opened.close()
    },
  }
}
