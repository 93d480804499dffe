import { EC_TYPES, PAYMENT_TYPES, PROCESS_METHODS } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { normaliseOrderNumber, orderNumberForm } from '@irodori/rules/orderNumber'
import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { parsePostalCode } from '@irodori/rules/postalCode'
import { isPrefecture } from '@irodori/rules/prefecture'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'

const filled = z.string().trim().min(1)
const name = { familyName: filled, firstName: filled, familyNameKana: z.string(), firstNameKana: z.string() }

/** One order of a file; its fields are named as in the contract. */
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
    zipCode: filled.refine((code) => parsePostalCode(code) !== null, 'is not a postal code'),
    prefecture: filled.refine(isPrefecture, 'is not a prefecture'),
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

/**
 * Parses orders from JSON (a list), or from a table with one line for each product if the file name ends with .csv.
 * @returns the orders, or one line for each error with the order and the field
 */
export function readOrderFile(
  text: string,
  fileName: string,
  shopPrefix: string,
): Result<readonly FileOrder[], readonly string[]> {
  let rows: unknown
  try {
    rows = fileName.toLowerCase().endsWith('.csv') ? ordersOfTable(text) : JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    return err([`the file cannot be parsed: ${error instanceof Error ? error.message : 'unknown error'}`])
  }
  if (!Array.isArray(rows)) return err(['the file is not a list of orders'])
  const errors: string[] = []
  const orders = rows.flatMap((row: unknown, index) => {
    const parsed = FileOrder.safeParse(row)
    const where = `order ${index + 1}`
    if (!parsed.success) {
      errors.push(...parsed.error.issues.map(({ path, message }) => `${where}, ${path.join('.')}: ${message}`))
      return []
    }
    const order = { ...parsed.data, orderNumber: normaliseOrderNumber(parsed.data.orderNumber) }
    if (orderNumberForm(order.orderNumber, shopPrefix) === null)
      errors.push(`${where}: ${order.orderNumber} is not a valid order number`)
    if (normalisePhoneNumber(order.phoneNumber).length < 4) errors.push(`${where}: the phone number is too short`)
    return order
  })
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  errors.push(...new Set(twice.map((number) => `${number} is in the file twice`)))
  return errors.length > 0 ? err(errors) : ok(orders)
}

const PEOPLE = ['orderer', 'receiver'] as const

/** Groups the lines of a table by order number. Columns of people are named `orderer.familyName` and so on. */
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

/** Parses digits to a number; any other text is returned unchanged and refused by the schema. */
const numberOf = (text: string | undefined): unknown => (text !== undefined && /^\d+$/.test(text) ? Number(text) : text)
