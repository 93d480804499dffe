import { EC_TYPES, PAYMENT_TYPES, PROCESS_METHODS } from '@irodori/contract'
import {
  isPrefecture,
  normaliseOrderNumber,
  normalisePhoneNumber,
  orderNumberForm,
  parsePostalCode,
} from '@irodori/rules'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'

const filled = z.string().trim().min(1)
const name = { familyName: filled, firstName: filled, familyNameKana: z.string(), firstNameKana: z.string() }

/** One order of a file. Names of fields are those of the wire. */
export const FileOrder = z.object({
  orderNumber: filled,
  phoneNumber: filled,
  ecType: z.enum(EC_TYPES).nullable().default(null),
  payMethod: filled,
  paymentType: z.enum(PAYMENT_TYPES).default('OTHER'),
  isSettled: z.boolean().default(true),
  processMethod: z.enum(PROCESS_METHODS).default('normal'),
  orderDate: z.iso.datetime({ offset: true }),
  ordererEmail: z.email().nullable().default(null),
  /** Yen, tax and delivery included. */
  totalPrice: z.int().nonnegative(),
  orderer: z.object(name),
  receiver: z.object({
    ...name,
    zipCode: filled.refine((code) => parsePostalCode(code) !== null, 'is no postal code'),
    prefecture: filled.refine(isPrefecture, 'is no prefecture'),
    city: filled,
    subAddress1: filled,
    subAddress2: z.string().default(''),
    phoneNumber: filled,
  }),
  products: z
    .array(
      z.object({
        productId: filled,
        unit: z.int().positive(),
        chargeableUnit: z.int().nonnegative().default(0),
      }),
    )
    .min(1),
})
export type FileOrder = z.infer<typeof FileOrder>

export type OrderFile =
  | { readonly ok: true; readonly orders: readonly FileOrder[] }
  /** One line for each fault, naming the order and the field. */
  | { readonly ok: false; readonly faults: readonly string[] }

/** Reads orders from JSON (a list) or, by the ending .csv, from a table with a line for each product. */
export function readOrderFile(text: string, fileName: string, shopPrefix: string): OrderFile {
  let rows: unknown
  try {
    rows = fileName.toLowerCase().endsWith('.csv') ? ordersOfTable(text) : JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    return { ok: false, faults: [`the file cannot be read: ${error instanceof Error ? error.message : 'unknown'}`] }
  }
  if (!Array.isArray(rows)) return { ok: false, faults: ['the file is no list of orders'] }
  const faults: string[] = []
  const orders = rows.flatMap((row: unknown, index) => {
    const parsed = FileOrder.safeParse(row)
    const where = `order ${index + 1}`
    if (!parsed.success) {
      faults.push(...parsed.error.issues.map(({ path, message }) => `${where}, ${path.join('.')}: ${message}`))
      return []
    }
    const order = { ...parsed.data, orderNumber: normaliseOrderNumber(parsed.data.orderNumber) }
    if (orderNumberForm(order.orderNumber, shopPrefix) === null)
      faults.push(`${where}: ${order.orderNumber} has no known form`)
    if (normalisePhoneNumber(order.phoneNumber).length < 4) faults.push(`${where}: the phone number is too short`)
    return order
  })
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  faults.push(...new Set(twice.map((number) => `${number} stands in the file twice`)))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, orders }
}

const PEOPLE = ['orderer', 'receiver'] as const

/** Columns `orderer.familyName` and so on; lines with one order number are one order. */
function ordersOfTable(text: string): unknown[] {
  const lines: Record<string, string>[] = parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true })
  const byNumber = Map.groupBy(lines, (line) => line.orderNumber ?? '')
  return [...byNumber.values()].map((own) => {
    const [first = {}] = own
    const people = PEOPLE.map((who) => [
      who,
      Object.fromEntries(
        Object.entries(first).flatMap(([column, value]) =>
          column.startsWith(`${who}.`) ? [[column.slice(who.length + 1), value]] : [],
        ),
      ),
    ])
    return {
      ...Object.fromEntries(Object.entries(first).filter(([, value]) => value !== '')),
      totalPrice: numberOf(first.totalPrice),
      ...(first.isSettled ? { isSettled: first.isSettled === 'true' } : {}),
      ...Object.fromEntries(people),
      products: own.map((line) => ({
        productId: line.productId,
        unit: numberOf(line.unit),
        ...(line.chargeableUnit ? { chargeableUnit: numberOf(line.chargeableUnit) } : {}),
      })),
    }
  })
}

/** A number as written in a table; what is none stays as it is and is refused by its field. */
const numberOf = (text: string | undefined): unknown => (text !== undefined && /^\d+$/.test(text) ? Number(text) : text)
