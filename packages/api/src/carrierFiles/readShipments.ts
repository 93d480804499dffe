import type { PrintCompany } from '@irodori/contract/entities/product'
import { PRINT_COMPANIES } from '@irodori/contract/entities/product'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { normaliseOrderNumber, orderNumberForm } from '@irodori/rules/orderNumber'
import type { Day } from '@irodori/rules/tokyoDay'
import { readRecords } from '@irodori/table-file/readRecords'
import type { Table, TableError, TableRow } from '../tableFile/readTable.ts'
import { tableOf } from '../tableFile/readTable.ts'
import { readTime } from '../tableFile/readTime.ts'
import type { ResultColumns } from './resultColumns.ts'
import { headOfYamatoRow, resultColumns } from './resultColumns.ts'

/** A parcel that a carrier has taken. */
export interface ShippedRow {
  readonly line: number
  readonly orderNumber: string
  /** Id of a carrier of the profile. */
  readonly carrier: string
  readonly tracking: string
  readonly day: Day
  /** Null for an order of one parcel. */
  readonly printCompany: PrintCompany | null
}

export interface Shipments {
  readonly rows: readonly ShippedRow[]
  /** Rows of labels that were deleted at the carrier; they are passed over. */
  readonly cancelled: number
}

/** Why a file of sent parcels cannot be read. `line` counts from 1; null is the file as a whole. */
export type ShipmentsProblem =
  | { readonly line: null; readonly code: 'NOT_A_TABLE'; readonly error: TableError }
  /** The table has none of these columns. */
  | { readonly line: null; readonly code: 'COLUMN_MISSING'; readonly names: readonly string[] }
  | { readonly line: number; readonly code: 'NUMBER_MISSING' | 'TRACKING_MISSING' | 'CARRIER_MISSING' }
  | { readonly line: number; readonly code: 'CARRIER_UNKNOWN'; readonly carrier: string }
  | { readonly line: number; readonly code: 'DAY_INVALID'; readonly written: string }
  | { readonly line: number; readonly code: 'DAY_TO_COME'; readonly day: Day }
  | { readonly line: number; readonly code: 'PRINT_COMPANY_UNKNOWN'; readonly written: string }

interface Known {
  readonly carriers: readonly { readonly id: string; readonly name: string }[]
  /** The carrier of rows that name none; null finds it by the columns. */
  readonly carrier: string | null
  /** The text before the hyphen of the shop's own order numbers. */
  readonly orderPrefix: string
  readonly today: Day
}

/**
 * DSK-18: the sent parcels of a table that a person wrote, or of what B2クラウド, e飛伝Ⅲ and ゆうパックプリントR export.
 * @returns each problem of the file, if it has any
 */
export function readShipments(text: string, known: Known): Result<Shipments, readonly ShipmentsProblem[]> {
  const read = tableWithHead(text)
  if (!read.ok) return err(read.error.map((error) => ({ line: null, code: 'NOT_A_TABLE', error })))
  const columns = resultColumns(read.value.columns)
  const missing = [columns.number, columns.tracking].filter(
    (names) => !names.some((name) => read.value.columns.includes(name)),
  )
  if (missing.length > 0) return err(missing.map((names) => ({ line: null, code: 'COLUMN_MISSING', names })))
  const kept = read.value.rows.filter(({ cells }) => !columns.isCancelled(cells))
  const results = kept.map((row) => readRow(row, columns, known))
  const problems = results.flatMap((result) => (result.ok ? [] : result.error))
  if (problems.length > 0) return err(problems)
  const rows = results.flatMap((result) => (result.ok ? result.value : []))
  return ok({ rows, cancelled: read.value.rows.length - kept.length })
}

/** The table with the names of its columns in their normal width; a name that is not read may be there twice. */
function tableWithHead(text: string): Result<Table, readonly TableError[]> {
  const read = readRecords(text)
  if (!read.ok) return err([read.error])
  const [first, ...others] = read.value
  if (!first) return err([{ code: 'EMPTY' }])
  const head = headOfYamatoRow(first.cells)
  if (head) return tableOf(head, read.value)
  return tableOf(
    first.cells.map((name) => name.normalize('NFKC')),
    others,
  )
}

function readRow(
  { line, cells }: TableRow,
  columns: ResultColumns,
  known: Known,
): Result<ShippedRow, ShipmentsProblem> {
  const filled = (names: readonly string[]) => names.map((name) => cells[name] ?? '').find((cell) => cell !== '') ?? ''
  const orderNumber = orderNumberOf(cells, columns, known.orderPrefix)
  const tracking = filled(columns.tracking)
  if (orderNumber === '') return err({ line, code: 'NUMBER_MISSING' })
  if (tracking === '') return err({ line, code: 'TRACKING_MISSING' })
  const named = filled(['carrier', '配送会社']) || known.carrier || columns.carrier
  if (named === null) return err({ line, code: 'CARRIER_MISSING' })
  const carrier = known.carriers.find(({ id, name }) => id === named || name === named)
  if (!carrier) return err({ line, code: 'CARRIER_UNKNOWN', carrier: named })
  const written = filled(columns.day)
  const day = written === '' ? known.today : dayOf(written)
  if (day === null) return err({ line, code: 'DAY_INVALID', written })
  if (day > known.today) return err({ line, code: 'DAY_TO_COME', day })
  const parcel = filled(['parcel', '製造元'])
  const printCompany = printCompanyOf(parcel || columns.parcelMark(cells))
  if (parcel !== '' && printCompany === null) return err({ line, code: 'PRINT_COMPANY_UNKNOWN', written: parcel })
  return ok({ line, orderNumber, carrier: carrier.id, tracking, day, printCompany })
}

const printCompanyOf = (text: string | undefined): PrintCompany | null =>
  PRINT_COMPANIES.find((one) => one === text) ?? null

/** Day and time in 14 digits. */
const COMPACT_TIME = /^(\d{8})\d{6}$/

const dayOf = (written: string): Day | null => readTime(written.replace(COMPACT_TIME, '$1'))?.day ?? null

/** The cell that is an order number of the shop, otherwise the last one that is filled. */
function orderNumberOf(cells: TableRow['cells'], { number }: ResultColumns, orderPrefix: string): string {
  const written = number
    .map((name) => withHyphens(normaliseOrderNumber(cells[name] ?? ''), orderPrefix))
    .filter((text) => text !== '')
  return written.find((text) => orderNumberForm(text, orderPrefix) !== null) ?? written.at(-1) ?? ''
}

/** DSK-17: an order number with the hyphens that a field of letters and digits lacks. */
function withHyphens(number: string, orderPrefix: string): string {
  if (number.includes('-')) return number
  const own = number.toLowerCase().startsWith(orderPrefix.toLowerCase()) ? number.slice(orderPrefix.length) : ''
  if (/^\d{8}$/.test(own)) return `${orderPrefix}-${own}`
  return number.replace(/^(\d{6})(\d{8})(\d+)$/, '$1-$2-$3')
}
