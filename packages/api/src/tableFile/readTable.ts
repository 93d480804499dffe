import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { RecordError, TableRecord } from '@irodori/table-file/readRecords'
import { readRecords } from '@irodori/table-file/readRecords'

export interface TableRow {
  /** Line of the file on which the row ends, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}

/** Why a text is no table. */
export type TableError =
  | RecordError
  | { readonly code: 'EMPTY' }
  | { readonly code: 'COLUMN_TWICE'; readonly column: string }
  | { readonly code: 'CELLS_DIFFER'; readonly line: number; readonly cells: number; readonly columns: number }

/** Reads CSV, or a table that tabs or semicolons separate. */
export function readTable(written: string): Result<Table, readonly TableError[]> {
  const read = readRecords(written)
  if (!read.ok) return err([read.error])
  const [head, ...body] = read.value
  if (!head) return err([{ code: 'EMPTY' }])
  const columns = head.cells
  const twice = columns.filter((column, index) => column !== '' && columns.indexOf(column) !== index)
  if (twice.length > 0) return err([...new Set(twice)].map((column) => ({ code: 'COLUMN_TWICE', column })))
  return tableOf(columns, body)
}

/** Records by the names of their columns, without those that have only empty cells. */
export function tableOf(
  columns: readonly string[],
  records: readonly TableRecord[],
): Result<Table, readonly TableError[]> {
  const errors: TableError[] = []
  const rows = records.flatMap(({ line, cells }): TableRow[] => {
    if (cells.every((cell) => cell === '')) return []
    if (cells.length < columns.length || cells.slice(columns.length).some((cell) => cell !== ''))
      errors.push({ code: 'CELLS_DIFFER', line, cells: cells.length, columns: columns.length })
    return [{ line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }]
  })
  return errors.length > 0 ? err(errors) : ok({ columns, rows })
}
