import type { MergeList, MergeRow } from './mergeList.ts'

const FIELD = /\{([^{}]*)\}/g

/** How a pattern names a column. */
export const fieldOf = (column: string): string => `{${column}}`

/** The pattern of a text; undefined if the list does not fill it. Ids of items come from outside, and one may be `constructor`. */
export const patternOf = ({ patterns }: Pick<MergeList, 'patterns'>, itemId: string): string | undefined =>
  Object.hasOwn(patterns, itemId) ? patterns[itemId] : undefined

/** The columns that a pattern names, each once. */
export function columnsOfPattern(pattern: string, columns: readonly string[]): readonly string[] {
  const named = new Set([...pattern.matchAll(FIELD)].map(([, name = '']) => name))
  return columns.filter((column) => named.has(column))
}

/**
 * The text of a pattern with the cells of a row in place of `{column}`. A line that names columns whose cells are all empty is
 * left out with its other words, as a second name without a second person. Braces without a column remain.
 */
export function expandPattern(
  pattern: string,
  { columns }: Pick<MergeList, 'columns'>,
  { cells }: Pick<MergeRow, 'cells'>,
): string {
  const cellOf = (column: string): string | undefined => {
    const at = columns.indexOf(column)
    return at === -1 ? undefined : (cells[at] ?? '')
  }
  const lines = pattern.split('\n').flatMap((line) => {
    const named = columnsOfPattern(line, columns)
    if (named.length > 0 && named.every((column) => cellOf(column) === '')) return []
    const filled = line.replaceAll(FIELD, (field: string, name: string) => cellOf(name) ?? field)
    return named.length === 0 ? filled : filled.trim()
  })
  return lines.join('\n')
}
