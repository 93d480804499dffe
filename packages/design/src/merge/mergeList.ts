import type { ColumnMeaning } from '@irodori/table-file/columnMeaning'
import type { List } from '@irodori/table-file/readList'
import type { DigitStyle } from '../address/columnText.ts'

/**
 * What the customer decided about a row: OPEN rows are printed if nothing is found, ACCEPTED ones also with findings that do
 * not block, LEFT_OUT ones never.
 */
export type RowDecision = 'OPEN' | 'ACCEPTED' | 'LEFT_OUT'

/** A row of a list, for which a design is printed once. */
export interface MergeRow {
  readonly id: string
  /** One for each column. */
  readonly cells: readonly string[]
  readonly decision: RowDecision
}

/** How the rows of a list are addressed on an address side. */
export interface AddressSetting {
  readonly digits: DigitStyle
  /** The word after a name whose row has none, such as 様. */
  readonly honorific: string
  /** The postal code of the sender, as the customer wrote it; empty if none is printed. */
  readonly sender: string
  /** What the columns hold, in their order. */
  readonly meanings: readonly (ColumnMeaning | null)[]
}

/** A list from which a design is filled once for each row, and how. */
export interface MergeList {
  /** Names of the columns, all different and without braces. */
  readonly columns: readonly string[]
  readonly rows: readonly MergeRow[]
  /** The patterns of the texts that the rows fill, by the ids of their items. */
  readonly patterns: Readonly<Record<string, string>>
  /** How the rows are addressed; absent if the design has no address side. */
  readonly address?: AddressSetting
  /** When the server last saved the list with the piece, as far as this device knows; absent if it never did. */
  readonly basedOn?: string
}

/** The columns of a list as patterns name them. */
export const columnNames = ({ columns }: List): readonly string[] =>
  columns.map(({ name }) => name.replaceAll('{', '(').replaceAll('}', ')'))

/** The rows of a list before any decision. */
export const rowsOfList = ({ rows }: List, newId: () => string): readonly MergeRow[] =>
  rows.map((cells) => ({ id: newId(), cells, decision: 'OPEN' }))

/** The rows that become cards, in their order. */
export const printedRows = ({ rows }: Pick<MergeList, 'rows'>): readonly MergeRow[] =>
  rows.filter(({ decision }) => decision !== 'LEFT_OUT')

/** A row with other cells, about which the customer has to decide anew. */
export const changeCells = (row: MergeRow, cells: readonly string[]): MergeRow => ({ ...row, cells, decision: 'OPEN' })

/** The list with another version of one of its rows. */
export const replaceRow = (list: MergeList, row: MergeRow): MergeList => ({
  ...list,
  rows: list.rows.map((other) => (other.id === row.id ? row : other)),
})

/** A list with another pattern for a text; null no longer fills the text. Accepted rows have to be looked at again. */
export function changePattern(list: MergeList, itemId: string, pattern: string | null): MergeList {
  const { [itemId]: _, ...others } = list.patterns
  return {
    ...list,
    patterns: pattern === null ? others : { ...others, [itemId]: pattern },
    rows: list.rows.map((row) => (row.decision === 'ACCEPTED' ? { ...row, decision: 'OPEN' } : row)),
  }
}

/** A list that is addressed in another way. Accepted rows have to be looked at again. */
export const changeAddress = (list: MergeList, address: AddressSetting): MergeList => ({
  ...list,
  address,
  rows: list.rows.map((row) => (row.decision === 'ACCEPTED' ? { ...row, decision: 'OPEN' } : row)),
})
