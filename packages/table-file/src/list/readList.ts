import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { RecordError } from '../record/readRecords.ts'
import { readRecords } from '../record/readRecords.ts'
import type { DecodeError, Encoding } from '../text/decodeText.ts'
import { decodeText } from '../text/decodeText.ts'
import type { ColumnKind, ColumnMeaning } from './columnMeaning.ts'
import { columnMeaning, meaningOfCells } from './columnMeaning.ts'

/** A list as it was read, before it is decided whether its first record is its head. */
export interface ListRecords {
  /** The encoding of the file; null for pasted text. */
  readonly encoding: Encoding | null
  /** At least one; each has at least one filled cell. */
  readonly records: readonly (readonly string[])[]
  /** Whether the first record seems to name the columns. */
  readonly hasHead: boolean
}

/** A column of a list. */
export interface ListColumn {
  /** Unlike those of all other columns. */
  readonly name: string
  readonly meaning: ColumnMeaning | null
}

/** A list with a head: every row has a cell for each column. */
export interface List {
  readonly columns: readonly ListColumn[]
  readonly rows: readonly (readonly string[])[]
}

export type ListError = DecodeError | RecordError | { readonly code: 'LIST_EMPTY' }

/** Reads a list from the bytes of a file, whose encoding is recognised, or from pasted text. */
export function readList(source: Uint8Array | string): Result<ListRecords, ListError> {
  const decoded = typeof source === 'string' ? ok({ text: source, encoding: null }) : decodeText(source, null)
  if (!decoded.ok) return decoded
  const read = readRecords(decoded.value.text)
  if (!read.ok) return read
  const records = read.value.map(({ cells }) => cells).filter((cells) => cells.some((cell) => cell !== ''))
  const [first] = records
  if (!first) return err({ code: 'LIST_EMPTY' })
  return ok({ encoding: decoded.value.encoding, records, hasHead: isHead(first) })
}

const READINGS: ReadonlySet<ColumnKind> = new Set(['FULL_READING', 'FAMILY_READING', 'GIVEN_READING'])

/** A head names a known column and has no cell that only a row has. かな could be a heading or the name of a person. */
function isHead(cells: readonly string[]): boolean {
  const kinds = cells.flatMap((cell) => columnMeaning(cell)?.kind ?? [])
  return kinds.some((kind) => !READINGS.has(kind)) && cells.every((cell) => meaningOfCells([cell]) === null)
}

/** The columns and rows of a list. Columns without a name get the letters of a spreadsheet: A, B, …, AA. */
export function listOf(records: readonly (readonly string[])[], hasHead: boolean): List {
  const width = Math.max(0, ...records.map((cells) => cells.length))
  const filledTo = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  const rows = records.slice(hasHead ? 1 : 0).map(filledTo)
  const headings = hasHead ? filledTo(records[0] ?? []) : filledTo([])
  const names: string[] = []
  for (const [at, heading] of headings.entries()) names.push(freeName(heading || lettersOf(at), names))
  const columns = names.map((name, at) => ({
    name,
    meaning: columnMeaning(headings[at] ?? '') ?? meaningOfCells(rows.map((cells) => cells[at] ?? '')),
  }))
  return { columns, rows }
}

function freeName(name: string, taken: readonly string[]): string {
  let free = name
  for (let number = 2; taken.includes(free); number += 1) free = `${name} (${number})`
  return free
}

function lettersOf(column: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (column % 26))
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter
}
