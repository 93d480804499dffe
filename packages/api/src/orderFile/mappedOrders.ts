import type { Orderer } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import { normaliseOrderer, normaliseReceiver } from '@irodori/rules/personViolations'
import { parsePostalCode } from '@irodori/rules/postalCode'
import { postalCodesOf } from '../postal/postalCodes.ts'
import type { MappedField, OrderMapping } from '../settings/orderMapping.ts'
import type { Table, TableRow } from '../tableFile/readTable.ts'
import { readTime } from '../tableFile/readTime.ts'
import { mappedMoney, numberOf } from './mappedAmounts.ts'
import { columnsOf, readCells, readField } from './readField.ts'
import { restorePhoneNumber, restorePostalCode } from './restoreZeros.ts'
import type { AddressLines } from './splitAddress.ts'
import { completePrefecture, splitCity, splitLines, splitPrefecture } from './splitAddress.ts'

/** An order as it was read, before its fields are checked. */
interface MappedOrder {
  /** Line of the file, from 1. */
  readonly line: number
  readonly orderNumber: string
  readonly fields: Readonly<Record<string, unknown>>
}

export interface MappedOrders {
  readonly orders: readonly MappedOrder[]
  /** Orders that the shop has cancelled. */
  readonly cancelled: readonly string[]
  /** Columns that the mapping does not read. */
  readonly unread: readonly string[]
}

/**
 * Reads the orders of a table by a mapping. Rows with the same order number are one order.
 * @param items the second file, if the mapping has the products there
 * @returns the orders, or one line for each error
 */
export function mappedOrders(
  mapping: OrderMapping,
  table: Table,
  items: Table | null,
): Result<MappedOrders, readonly string[]> {
  if (mapping.items && items === null) return err(['the products are in a second file: name it with --items'])
  if (!mapping.items && items !== null) return err(['the preset reads one file; --items is not used'])
  const { used, lacking } = columnUse(mapping, table, items)
  if (lacking.length > 0) return err(lacking)
  const numberOf = (field: MappedField, { cells }: TableRow) => normaliseOrderNumber(readField(field, cells))
  const byNumber = Map.groupBy(table.rows, (row) => numberOf(mapping.orderNumber, row))
  const itemField = mapping.items?.orderNumber
  const itemRows = items && itemField ? Map.groupBy(items.rows, (row) => numberOf(itemField, row)) : byNumber
  const strangers = [...itemRows.keys()].filter((number) => !byNumber.has(number))
  if (strangers.length > 0)
    return err(strangers.map((number) => `the file of products has the order ${number}, the file of orders does not`))
  const orders: MappedOrder[] = []
  const cancelled: string[] = []
  for (const [orderNumber, rows] of byNumber) {
    const [first] = rows
    if (!first) continue
    const { isCancelled } = mapping
    if (isCancelled?.is.includes(readField(isCancelled.field, first.cells))) {
      cancelled.push(orderNumber)
      continue
    }
    const fields = fieldsOf(mapping, orderNumber, rows, itemRows.get(orderNumber) ?? [])
    orders.push({ line: first.line, orderNumber, fields })
  }
  const all = [...table.columns, ...(items?.columns ?? [])].filter((column) => column !== '')
  return ok({ orders, cancelled, unread: all.filter((column) => !used.has(column)) })
}

function columnUse(mapping: OrderMapping, table: Table, items: Table | null) {
  const used = new Set<string>()
  const lacking: string[] = []
  const check = (name: string, field: MappedField | undefined, columns: readonly string[]) => {
    for (const column of columnsOf(field)) {
      used.add(column)
      const isOptional = field !== undefined && 'optional' in field && field.optional === true
      if (!isOptional && !columns.includes(column))
        lacking.push(`there is no column ${column}, from which ${name} is read`)
    }
  }
  const { products, items: second, orderer, receiver, isSettled, isCancelled, amounts = {}, ...rest } = mapping
  for (const [name, value] of Object.entries(rest))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) check(name, value, table.columns)
  for (const [name, field] of Object.entries(amounts)) check(`amounts.${name}`, field, table.columns)
  for (const [name, field] of Object.entries(orderer)) check(`orderer.${name}`, field, table.columns)
  for (const [name, field] of Object.entries(receiver)) check(`receiver.${name}`, field, table.columns)
  check('isSettled', isSettled?.field, table.columns)
  check('isCancelled', isCancelled?.field, table.columns)
  const lineColumns = (items ?? table).columns
  check('productId', products.productId, lineColumns)
  check('unit', products.unit, lineColumns)
  check('chargeableUnit', products.chargeableUnit, lineColumns)
  check('orderNumber', second?.orderNumber, lineColumns)
  return { used, lacking }
}

function fieldsOf(
  mapping: OrderMapping,
  orderNumber: string,
  rows: readonly TableRow[],
  lines: readonly TableRow[],
): Readonly<Record<string, unknown>> {
  const cells = rows[0]?.cells ?? {}
  const payMethod = readField(mapping.payMethod, cells)
  const receivers = rows
    .map((row) => receiverOf(mapping, row.cells))
    .filter(({ zipCode, city }) => zipCode + city !== '')
  const { isSettled, products } = mapping
  return {
    orderNumber,
    phoneNumber: restorePhoneNumber(readCells(mapping.phoneNumber, cells)),
    ecType: readField(mapping.ecTypeField, cells) || mapping.ecType,
    payMethod,
    paymentType:
      readField(mapping.paymentTypeField, cells) ||
      (mapping.paymentTypes?.find(({ contains }) => payMethod.includes(contains))?.is ?? 'OTHER'),
    isSettled: isSettled === undefined || isSettled.is.includes(readField(isSettled.field, cells)),
    processMethod: readField(mapping.processMethod, cells) || undefined,
    orderDate: dateOf(readField(mapping.orderDate, cells), mapping.zone ?? '+09:00'),
    ordererEmail: readField(mapping.ordererEmail, cells).normalize('NFKC').trim() || null,
    ...mappedMoney(mapping, cells),
    orderer: normaliseOrderer(nameOf(mapping.orderer, cells)),
    receiver: receivers[0] ?? receiverOf(mapping, cells),
    receivers: Math.max(1, new Set(receivers.map((receiver) => JSON.stringify(receiver))).size),
    products: lines.map((row) => {
      const code = readField(products.productId, row.cells)
      const chargeable = readField(products.chargeableUnit, row.cells)
      return {
        productId: products.productIds?.[code] ?? code,
        unit: numberOf(readField(products.unit, row.cells)),
        ...(chargeable === '' ? {} : { chargeableUnit: numberOf(chargeable) }),
      }
    }),
  }
}

type NameFields = Pick<
  OrderMapping['orderer'],
  'familyName' | 'firstName' | 'familyNameKana' | 'firstNameKana' | 'fullName' | 'fullNameKana'
>
type Cells = TableRow['cells']

function nameOf(fields: NameFields, cells: Cells): Orderer {
  const split = (text: string): readonly [string, string] => {
    const [family = '', ...first] = text.trim().split(/[\s\u3000]+/)
    return [family, first.join(' ')]
  }
  const read = (field: MappedField | undefined) => readField(field, cells)
  const [familyName, firstName] = fields.fullName
    ? split(read(fields.fullName))
    : [read(fields.familyName), read(fields.firstName)]
  const [familyNameKana, firstNameKana] = fields.fullNameKana
    ? split(read(fields.fullNameKana))
    : [read(fields.familyNameKana), read(fields.firstNameKana)]
  return { familyName, firstName, familyNameKana, firstNameKana }
}

function receiverOf({ receiver }: OrderMapping, cells: Cells) {
  const zipCode = restorePostalCode(readCells(receiver.zipCode, cells))
  const phoneNumber = restorePhoneNumber(readCells(receiver.phoneNumber, cells))
  return normaliseReceiver({ ...nameOf(receiver, cells), zipCode, phoneNumber, ...addressOf(receiver, cells, zipCode) })
}

function addressOf(fields: OrderMapping['receiver'], cells: Cells, zipCode: string): AddressLines {
  const read = (field: MappedField | undefined) => readField(field, cells)
  const [prefecture, behind] = fields.address
    ? splitPrefecture(read(fields.address))
    : [completePrefecture(read(fields.prefecture)), read(fields.afterPrefecture)]
  const [city, below] =
    fields.address || fields.afterPrefecture
      ? splitCity(behind, cityOf(zipCode))
      : [read(fields.city), read(fields.afterCity)]
  const [subAddress1, subAddress2] =
    fields.subAddress1 === undefined ? splitLines(below) : [read(fields.subAddress1), read(fields.subAddress2)]
  return { prefecture, city, subAddress1, subAddress2 }
}

function cityOf(zipCode: string): string {
  const code = parsePostalCode(zipCode)
  return code === null ? '' : (postalCodesOf(code.slice(0, 3))[code]?.city ?? '')
}

/** ISO 8601; a text that is no time is returned as it is and refused by the schema. */
function dateOf(text: string, zone: string): string {
  const time = readTime(text)
  return time ? `${time.day}T${time.time}${time.zone ?? zone}` : text
}
