import { ADDRESS_FIELD_NAMES, ADDRESS_KINDS } from './addressFields.ts'
import type { MergeList } from './mergeList.ts'
import { columnsOfPattern } from './pattern.ts'

/**
 * The columns that a pattern takes its words from: those that it names, and all of an address if it names a field of the address
 * side.
 */
export function sourceColumns(
  pattern: string,
  { columns, address }: Pick<MergeList, 'columns' | 'address'>,
): readonly string[] {
  const named = columnsOfPattern(pattern, columns)
  if (!address || columnsOfPattern(pattern, ADDRESS_FIELD_NAMES).length === 0) return named
  return columns.filter((column, at) => {
    const meaning = address.meanings[at]
    return named.includes(column) || (meaning && ADDRESS_KINDS.has(meaning.kind))
  })
}
