import type { Retention } from '@irodori/rules/retention'
import { DEFAULT_RETENTION } from '@irodori/rules/retention'
import type { Database } from '../database/tables.ts'
import { readSettings } from '../settings/shopSettings.ts'

/** The periods of the shop, or the default ones. */
export async function readRetention(database: Database): Promise<Retention> {
  const { retention } = await readSettings(database, ['retention'])
  return retention ?? DEFAULT_RETENTION
}
