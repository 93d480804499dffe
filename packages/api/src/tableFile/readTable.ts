import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { parse } from 'csv-parse/sync'

export interface TableRow {
  /** Line of the file on which the row ends, from 1. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/**
 * Reads CSV, or TSV if the first line is separated by tabs. Cells may contain line breaks, and `="012"`, by which shops keep
 * the zeros of a number in Excel, is 012.
 * @returns the table, or one line for each error
 */
export function readTable(written: string): Result<Table, readonly string[]> {
  // The parser counts a line break of two characters inside a cell as two lines.
  const text = written.replace(/\r\n?/g, '\n')
  const [firstLine = ''] = text.split('\n', 1)
  const tabs = firstLine.split('\t').length
  const delimiter = tabs > 1 && tabs >= firstLine.split(',').length ? '\t' : ','
  let records: readonly CsvRecord[]
  try {
    records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as CsvRecord[]
  } catch (error) {
    return err([`the file cannot be parsed: ${error instanceof Error ? error.message : 'unknown error'}`])
  }
  const [head, ...body] = records
  if (!head) return err(['the file is empty'])
  const columns = head.record.map(plainCell)
  const twice = columns.filter((column, index) => column !== '' && columns.indexOf(column) !== index)
  if (twice.length > 0) return err([...new Set(twice)].map((column) => `the column ${column} is in the head twice`))
  const errors: string[] = []
  const rows = body.flatMap(({ record, info }): TableRow[] => {
    const cells = record.map(plainCell)
    if (cells.every((cell) => cell === '')) return []
    if (cells.length < columns.length || cells.slice(columns.length).some((cell) => cell !== ''))
      errors.push(`line ${info.lines} has ${cells.length} cells, the head has ${columns.length}`)
    return [{ line: info.lines, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }]
  })
  return errors.length > 0 ? err(errors) : ok({ columns, rows })
}

const plainCell = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
