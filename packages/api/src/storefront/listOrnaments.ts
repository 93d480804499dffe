import type { Ornament } from '@irodori/contract/entities/ornament'
import type { Database } from '../database/tables.ts'

/** The latest version of each ornament, in the order of the catalogue. */
export async function listOrnaments(database: Database): Promise<Ornament[]> {
  const rows = await database
    .selectFrom('ornament')
    .distinctOn('id')
    .select(['position', 'document'])
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute()
  return rows.toSorted((a, b) => a.position - b.position).map(({ document }) => document)
}
