import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ladderViolations, readLadder } from './folderLadder.ts'
import { ROOT, readSources, sourceFolders } from './sources.ts'

/** The largest packages: without the table their folders could not be read in any order. */
const REQUIRED = ['packages/api', 'studio', 'portal', 'packages/desk']

const ladders = sourceFolders().flatMap((folder) => {
  const owner = folder.slice(0, -'/src'.length)
  const readme = `${ROOT}${owner}/README.md`
  const rows = existsSync(readme) ? readLadder(readFileSync(readme, 'utf8')) : null
  return rows ? [{ owner, folder, rows }] : []
})

describe('a ladder of folders', () => {
  it.each(REQUIRED)('the README of %s lists a ladder of folders', (owner) => {
    expect(ladders.map((ladder) => ladder.owner)).toContain(owner)
  })

  it.each(ladders)('holds in $owner: no folder imports from a folder above it', ({ folder, rows }) => {
    const sources = readSources([folder]).map(({ path, text }) => ({ path: path.slice(folder.length + 1), text }))
    expect(sources.length).toBeGreaterThan(0)
    expect(ladderViolations(rows, sources)).toEqual([])
  })
})

describe('a planted violation of the ladder of folders', () => {
  const rows = readLadder(
    '# Example\n\n## Folders, from the ground up\n\n| folder | what it holds |\n| --- | --- |\n' +
      '| `units` | lengths |\n| `editor/state` | atoms |\n| `editor` | screens |\n| `.` | the start |\n\n## Next\n\n| `later` | no row |\n',
  )
  const found = (...sources: readonly (readonly [string, string])[]) =>
    ladderViolations(rows ?? [], [
      ...[...(rows ?? [])].map((row) => ({ path: row === '.' ? 'main.ts' : `${row}/start.ts`, text: '' })),
      ...sources.map(([path, text]) => ({ path, text })),
    ])

  it('reports nothing where every import leads down', () => {
    expect(rows).toEqual(['units', 'editor/state', 'editor', '.'])
    expect(found(['editor/panel/View.tsx', "import { mm } from '../../units/mm.ts'"])).toEqual([])
    expect(found(['editor/View.tsx', "import type { Page } from './state/page.ts'"])).toEqual([])
    expect(found(['index.ts', "export { View } from './editor/View.tsx'"])).toEqual([])
  })

  it.each([
    ['a type', "import type { Page } from '../editor/state/page.ts'"],
    ['a value', "export { page } from '../editor/state/page.ts'"],
    ['a chunk', "const chunk = () => import('../editor/state/page.ts')"],
    ['a side effect', "import '../editor/state/page.ts'"],
  ])('reports %s that is imported from a folder of a later row', (_what, text) => {
    expect(found(['units/mm.ts', text])).toEqual([
      'units/mm.ts imports editor/state/page.ts: `editor/state` is listed above `units`',
    ])
  })

  it('reports a subfolder that imports from its parent folder, and a folder that imports from the top of src', () => {
    expect(found(['editor/state/atom.ts', "import { x } from '../View.tsx'"])).toHaveLength(1)
    expect(found(['editor/View.tsx', "import { start } from '../main.ts'"])).toHaveLength(1)
  })

  it('reports a folder without a row, and a row without a folder', () => {
    expect(found(['drawer/misc.ts', ''])).toEqual(['drawer: no row of the table covers this folder'])
    expect(ladderViolations(['units', 'gone'], [{ path: 'units/mm.ts', text: '' }])).toEqual([
      'gone: this row covers no folder',
    ])
  })

  it('allows a test to import everything', () => {
    expect(found(['units/mm.test.ts', "import { View } from '../editor/View.tsx'"])).toEqual([])
  })
})
