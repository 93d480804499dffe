import { join } from 'node:path'
import { openShop } from '../src/installation/openShop.ts'
import { putEmptyCluster } from './servers/emptyCluster.ts'
import { OTHER_PROFILE_FILE, putTestProfile } from './testProfile.ts'

/**
 * Makes a new shop with a profile of its own, as an operator does before the first start.
 * @param databaseUrl null for an embedded database in the data directory
 */
export async function createShop(dataDirectory: string, databaseUrl: string | null): Promise<void> {
  if (databaseUrl === null) await putEmptyCluster(join(dataDirectory, 'database'))
  const places = {
    dataDirectory,
    databaseUrl,
    databaseConnections: 2,
    databaseStatementTimeoutMs: 30_000,
    storage: { kind: 'FILES' as const, directory: join(dataDirectory, 'files') },
  }
  const { opened, close } = await openShop(places, 'CREATE')
  await putTestProfile(opened.database, {}, OTHER_PROFILE_FILE)
  await close()
}
