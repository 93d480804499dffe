import type { Region } from '@irodori/contract/entities/help'
import type { Database } from '../database/tables.ts'

/** The carrier's regions with their days of transport, in list order. */
export async function listRegions(database: Database): Promise<Region[]> {
  const rows = await database.selectFrom('region').select('document').orderBy('position').orderBy('id').execute()
  return rows.map(({ document }) => document)
}
