import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import { columnsOfPattern } from '@irodori/design/merge/pattern'

/** Number of cells by which a row is recognised if it fills no text. */
const NAMING_CELLS = 3

type NamedBy = Pick<MergeList, 'columns' | 'patterns' | 'address'>

/** The words by which a row is recognised: the name of an addressee, the words that it fills in, or its first cells. */
export function rowWords(list: NamedBy, { cells }: Pick<MergeRow, 'cells'>): string {
  const filled = cells.filter((cell) => cell !== '')
  const naming = namingColumns(list)
  const filledIn = cells.filter((cell, at) => cell !== '' && naming.includes(list.columns[at] ?? ''))
  return (filledIn.length > 0 ? filledIn : filled.slice(0, NAMING_CELLS)).join(' ')
}

const namingColumns = ({ columns, patterns, address }: NamedBy): readonly string[] =>
  address
    ? columns.filter((_, at) => /^(?:FULL|FAMILY|GIVEN)_NAME$/.test(address.meanings[at]?.kind ?? ''))
    : Object.values(patterns).flatMap((pattern) => columnsOfPattern(pattern, columns))
