import path from 'node:path'
import type { Source } from './sources.ts'
import { folderOf, isTestSource } from './sources.ts'

/** The heading of the table in a package's README that lists its folders, the lowest first. */
const LADDER_HEADING = '## Folders, from the ground up'

/** The folders of the table, relative to `src`, in its order; null if the README has no such table. */
export function readLadder(readme: string): string[] | null {
  const start = readme.indexOf(`${LADDER_HEADING}\n`)
  if (start < 0) return null
  const section = readme.slice(start + LADDER_HEADING.length).split(/\n## /)[0] ?? ''
  return [...section.matchAll(/^\|\s*`([^`]+)`\s*\|/gm)].map(([, name = '']) => name.replace(/\/$/, ''))
}

/** The deepest row that covers a folder; `.` covers the files directly in `src` and nothing else. */
function rowOf(rows: readonly string[], folder: string): string | undefined {
  return rows
    .filter((row) => row === folder || (row !== '.' && folder.startsWith(`${row}/`)))
    .toSorted((a, b) => b.length - a.length)[0]
}

const IMPORT = /(?:\bfrom|\bimport\s*\(|\bimport)\s*['"](\.{1,2}\/[^'"]+)['"]/g

/**
 * What contradicts the ladder: a folder without a row, a row without a folder, and an import, of a type too, from a
 * folder of a later row.
 * @param rows folders relative to `src`, the lowest first
 * @param sources all sources of the package, with paths relative to `src`
 */
export function ladderViolations(rows: readonly string[], sources: readonly Source[]): string[] {
  const folders = [...new Set(sources.map((source) => folderOf(source.path)))]
  const uncovered = folders.filter((folder) => rowOf(rows, folder) === undefined)
  const empty = rows.filter((row) => !folders.some((folder) => rowOf(rows, folder) === row))
  const twice = rows.filter((row, index) => rows.indexOf(row) !== index)
  return [
    ...uncovered.map((folder) => `${folder}: no row of the table covers this folder`),
    ...empty.map((row) => `${row}: this row covers no folder`),
    ...twice.map((row) => `${row}: this row is listed twice`),
    ...sources.filter((source) => !isTestSource(source.path)).flatMap((source) => upwardImports(rows, source)),
  ]
}

function upwardImports(rows: readonly string[], { path: file, text }: Source): string[] {
  const own = rowOf(rows, folderOf(file))
  if (own === undefined) return []
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
    const row = target.startsWith('../') ? undefined : rowOf(rows, folderOf(target))
    return row !== undefined && rows.indexOf(row) > rows.indexOf(own)
      ? [`${file} imports ${target}: \`${row}\` is listed above \`${own}\``]
      : []
  })
}
