import type { PrintCompany } from '@irodori/contract/entities/product'
import { PRINT_COMPANIES } from '@irodori/contract/entities/product'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import type { Day } from '@irodori/rules/tokyoDay'
import type { Table } from '../tableFile/readTable.ts'
import { readTime } from '../tableFile/readTime.ts'

/** A parcel that a carrier has taken. */
export interface ShippedRow {
  readonly line: number
  readonly orderNumber: string
  /** Id of a carrier of the settings. */
  readonly carrier: string
  readonly tracking: string
  readonly day: Day
  /** Null for an order of one parcel. */
  readonly printCompany: PrintCompany | null
}

/** Names of the columns, our own first; carriers' programs write the others. */
const COLUMNS = {
  number: ['number', 'ご注文番号', '注文番号', 'お客様管理番号', 'お客様管理ナンバー'],
  carrier: ['carrier', '配送会社'],
  tracking: ['tracking', '送り状番号', 'お問い合せ送り状No.', 'お問い合わせ番号', '伝票番号'],
  day: ['day', '発送日', '出荷日', '出荷予定日'],
  parcel: ['parcel', '製造元'],
} as const

interface Known {
  readonly carriers: readonly { readonly id: string; readonly name: string }[]
  /** The carrier of rows that name none. */
  readonly carrier: string | null
  readonly today: Day
}

/** @returns the rows, or one line for each error */
export function readShipments(table: Table, known: Known): Result<readonly ShippedRow[], readonly string[]> {
  const columnOf = (field: keyof typeof COLUMNS) => COLUMNS[field].find((name) => table.columns.includes(name)) ?? null
  const number = columnOf('number')
  const tracking = columnOf('tracking')
  const missing = [number === null && COLUMNS.number, tracking === null && COLUMNS.tracking].filter(
    (names) => names !== false,
  )
  if (missing.length > 0) return err(missing.map((names) => `there is no column ${names.join(' or ')}`))
  const errors: string[] = []
  const rows = table.rows.flatMap(({ line, cells }): ShippedRow[] => {
    const cell = (field: keyof typeof COLUMNS) => cells[columnOf(field) ?? '']?.trim() ?? ''
    const fail = (reason: string): [] => {
      errors.push(`line ${line}: ${reason}`)
      return []
    }
    if (cell('number') === '') return fail('the order number is missing')
    if (cell('tracking') === '') return fail('the tracking number is missing')
    const named = cell('carrier') || known.carrier
    if (named === null) return fail('the carrier is missing (--carrier names that of all rows)')
    const carrier = known.carriers.find(({ id, name }) => id === named || name === named)
    if (!carrier) return fail(`the carrier ${named} is not one of the profile`)
    const day = cell('day') === '' ? known.today : (readTime(cell('day'))?.day ?? null)
    if (day === null) return fail(`${cell('day')} is no day`)
    if (day > known.today) return fail(`the day ${day} has not come yet`)
    const printCompany = PRINT_COMPANIES.find((one) => one === cell('parcel')) ?? null
    if (cell('parcel') !== '' && printCompany === null) return fail(`${cell('parcel')} is no print company`)
    const orderNumber = normaliseOrderNumber(cell('number'))
    return [{ line, orderNumber, carrier: carrier.id, tracking: cell('tracking'), day, printCompany }]
  })
  return errors.length > 0 ? err(errors) : ok(rows)
}
