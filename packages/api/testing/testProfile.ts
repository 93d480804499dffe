import { fileURLToPath } from 'node:url'
import { DEMO_PROFILE_FILE } from '@irodori/demo-shop/profileFile'
import type { Database } from '../src/database/tables.ts'
import { transact } from '../src/database/transact.ts'
import { readProfileFile } from '../src/profile/readProfileFile.ts'
import { problemLines } from '../src/profile/shopProfile.ts'
import { putProfile } from '../src/profile/storedProfile.ts'

/** The profile of a shop that is not the demo. */
export const OTHER_PROFILE_FILE = fileURLToPath(new URL('./profiles/hanamizuki/profile.json', import.meta.url))

/** The parts of a profile's file, its pictures and texts included. */
export async function givenProfile(file = DEMO_PROFILE_FILE): Promise<Readonly<Record<string, unknown>>> {
  const read = await readProfileFile(file)
  if (!read.ok) throw new Error(`${file}: ${problemLines(read.error).join('; ')}`)
  return read.value
}

/** Stores the demo's profile, with other values for some of its parts. */
export async function putTestProfile(
  database: Database,
  overrides: Readonly<Record<string, unknown>> = {},
  file = DEMO_PROFILE_FILE,
): Promise<void> {
  const given = { ...(await givenProfile(file)), ...overrides }
  await transact(database, (tx) => putProfile(tx, given))
}
