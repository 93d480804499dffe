import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import papa from 'papaparse'

/**
 * What separates the cells of a row: the one that gives the rows equally many cells, and the first of equally good ones, since
 * cells seldom have tabs.
 */
const DELIMITERS = ['\t', ',', ';']

export interface TableRecord {
  /** Line of the file on which the record ends, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface RecordError {
  /** NOT_CLOSED: a cell begins with a quote that no other ends. MISPLACED: text follows the quote that ends a cell. */
  readonly code: 'QUOTE_NOT_CLOSED' | 'QUOTE_MISPLACED'
  readonly line: number
}

/**
 * The records of a delimited text without blank ones. Cells may contain delimiters and line breaks in quotes; spaces around a
 * cell are dropped, line breaks are line feeds, and `="012"`, by which Excel keeps the zeros of a number, is 012.
 */
export function readRecords(written: string): Result<readonly TableRecord[], RecordError> {
  // With one form of line break, the line of a record is a count.
  const text = written.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const records: TableRecord[] = []
  let failure: RecordError | null = null
  let read = { line: 0, until: 0 }
  papa.parse(text, {
    delimitersToGuess: DELIMITERS,
    newline: '\n',
    skipEmptyLines: 'greedy',
    step: ({ data, errors, meta }) => {
      const [error] = errors.filter(({ index }) => index !== undefined)
      failure ??= error
        ? {
            code: error.code === 'MissingQuotes' ? 'QUOTE_NOT_CLOSED' : 'QUOTE_MISPLACED',
            line: linesOf(text.slice(0, error.index)),
          }
        : null
      read = { line: read.line + linesOf(text.slice(read.until, meta.cursor - 1)), until: meta.cursor }
      records.push({ line: read.line, cells: data.map(plainCell) })
    },
  })
  return failure === null ? ok(records) : err(failure)
}

const linesOf = (text: string): number => text.split('\n').length

const plainCell = (cell: string): string => {
  const plain = cell.trim()
  return /^="([^"]*)"$/.exec(plain)?.[1] ?? plain
}
