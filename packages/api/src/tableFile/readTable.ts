import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { RecordError } from '@irodori/table-file/readRecords'
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

/**
 * Reads CSV, or a table that tabs or semicolons separate.
 * @returns the table, or one line for each error
 */
export function readTable(written: string): Result<Table, readonly string[]> {
  const read = readRecords(written)
  if (!read.ok) return err([recordErrorText(read.error)])
  const [head, ...body] = read.value
  if (!head) return err(['the file is empty'])
  const columns = head.cells
  const twice = columns.filter((column, index) => column !== '' && columns.indexOf(column) !== index)
  if (twice.length > 0) return err([...new Set(twice)].map((column) => `the column ${column} is in the head twice`))
  const errors: string[] = []
  const rows = body.flatMap(({ line, cells }): TableRow[] => {
    if (cells.every((cell) => cell === '')) return []
    if (cells.length < columns.length || cells.slice(columns.length).some((cell) => cell !== ''))
      errors.push(`line ${line} has ${cells.length} cells, the head has ${columns.length}`)
    return [{ line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }]
  })
  return errors.length > 0 ? err(errors) : ok({ columns, rows })
}

const recordErrorText = ({ code, line }: RecordError): string =>
  code === 'QUOTE_NOT_CLOSED'
    ? `line ${line} has a quote that no other closes; write a quote inside a cell twice`
    : `line ${line} has text after the quote that closes a cell; write a quote inside a cell twice`
