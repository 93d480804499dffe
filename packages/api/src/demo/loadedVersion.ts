import { putSetting } from '../database/putSetting.ts'
import type { Database, Transacting } from '../database/tables.ts'

const SETTING = 'demoShop'

/** The version of the demo shop that was loaded completely; null if none was. */
export async function loadedVersion(database: Database): Promise<string | null> {
  const row = await database.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst()
  return typeof row?.value === 'string' ? row.value : null
}

export const putLoadedVersion = (tx: Transacting, version: string): Promise<void> => putSetting(tx, SETTING, version)
