import { describe, expect, it } from 'vitest'
import { changingImports } from './frozenMigrations.ts'
import { readSources } from '../sources.ts'

const FOLDER = 'packages/api/src/database/migrations'

describe('a migration of the database', () => {
  it('imports only Kysely, Node.js and files of its own folder', () => {
    const sources = readSources([FOLDER])
    expect(sources.map(({ path }) => path)).toContain(`${FOLDER}/foundation.ts`)
    expect(changingImports(sources)).toEqual([])
  })

  it.each([
    ["import { searchTextOf } from '../searchText.ts'", '../searchText.ts'],
    ["import type { Tables } from '../tables.ts'", '../tables.ts'],
    ["import {\n  foldText,\n} from '@irodori/rules/search/foldText'", '@irodori/rules/search/foldText'],
    ["export * from './older/words.ts'", './older/words.ts'],
    ["const { sort } = await import('../sort.ts')", '../sort.ts'],
  ])('is reported with a planted import that may change: %s', (text, target) => {
    const path = `${FOLDER}/planted.ts`
    expect(changingImports([{ path, text }])).toEqual([`${path} imports ${target}`])
  })

  it('may import Kysely, Node.js and a file beside it, and its test may import everything', () => {
    const frozen = "import { sql } from 'kysely'\nimport { randomUUID } from 'node:crypto'\nimport { a } from './a.ts'"
    const live = "import { searchTextOf } from '../searchText.ts'"
    const sources = [
      { path: `${FOLDER}/planted.ts`, text: frozen },
      { path: `${FOLDER}/planted.test.ts`, text: live },
    ]
    expect(changingImports(sources)).toEqual([])
  })
})
