import type { MergeList } from '@irodori/contract/entities/mergeList'
import type { Database } from '../src/database/tables.ts'
import { transact } from '../src/database/transact.ts'
import { putSettings } from '../src/settings/shopSettings.ts'

/** A list that fills the text of the small shop's card with these names. */
export const listOfNames = (names: readonly string[]): MergeList => ({
  columns: ['氏名'],
  rows: names.map((name, at) => ({ id: `row-${at + 1}`, cells: [name], decision: 'OPEN' })),
  patterns: { words: '{氏名}' },
})

/** Lets one piece of the small shop's card be several cards. */
export const sellCards = (database: Database, card: number) =>
  transact(database, (tx) => putSettings(tx, { mostCards: { card } }))
