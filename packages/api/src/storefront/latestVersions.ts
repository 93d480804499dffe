import type { Pattern } from '@irodori/contract/entities/pattern'
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
  return inOrder(rows)
}

/** The latest version of each pattern, in the order of the catalogue. */
export async function listPatterns(database: Database): Promise<Pattern[]> {
  const rows = await database
    .selectFrom('pattern')
    .distinctOn('id')
    .select(['position', 'document'])
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute()
  return inOrder(rows)
}

const inOrder = <Entry>(rows: readonly { readonly position: number; readonly document: Entry }[]): Entry[] =>
  rows.toSorted((a, b) => a.position - b.position).map(({ document }) => document)
