import { StatedAmounts } from '@irodori/contract/entities/amounts'
import { EC_TYPES, PAYMENT_TYPES, PROCESS_METHODS } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { normaliseOrderNumber, orderNumberForm } from '@irodori/rules/orderNumber'
import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { parsePostalCode } from '@irodori/rules/postalCode'
import { isPrefecture } from '@irodori/rules/prefecture'
import * as z from 'zod'

const filled = z.string().trim().min(1)
/** Some shops have one field for a name; their customers complete it at the review. */
const name = {
  familyName: filled,
  firstName: z.string().default(''),
  familyNameKana: z.string().default(''),
  firstNameKana: z.string().default(''),
}

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
  /** The total in yen; null if the file does not state it. */
  totalPrice: z.int().nonnegative().nullable().default(null),
  /** What else the file states about money. */
  amounts: z.optional(StatedAmounts),
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
  /** Number of receivers; an order of several has to be placed again. */
  receivers: z.int().positive().default(1),
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

/** An order before its fields are checked, with the place where it stands. */
export interface OrderCandidate {
  /** As `line 3` or `order 1`. */
  readonly where: string
  readonly fields: unknown
}

/**
 * Checks the fields of orders.
 * @returns the orders, or one line for each error with the place and the field
 */
export function checkOrders(
  candidates: readonly OrderCandidate[],
  orderPrefix: string,
): Result<readonly FileOrder[], readonly string[]> {
  const errors: string[] = []
  const orders = candidates.flatMap(({ where, fields }) => {
    const parsed = FileOrder.safeParse(fields)
    if (!parsed.success) {
      errors.push(
        ...parsed.error.issues.map(
          ({ path, message }) => `${where}, ${path.join('.')}: ${message}${writtenAt(fields, path)}`,
        ),
      )
      return []
    }
    const order = { ...parsed.data, orderNumber: normaliseOrderNumber(parsed.data.orderNumber) }
    if (orderNumberForm(order.orderNumber, orderPrefix) === null)
      errors.push(`${where}: ${order.orderNumber} is not a valid order number`)
    if (normalisePhoneNumber(order.phoneNumber).length < 4) errors.push(`${where}: the phone number is too short`)
    return order
  })
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  errors.push(...new Set(twice.map((number) => `${number} is in the file twice`)))
  return errors.length > 0 ? err(errors) : ok(orders)
}

/** The refused text in quotes; '' if there is none. */
function writtenAt(fields: unknown, path: readonly PropertyKey[]): string {
  let value: unknown = fields
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof value === 'string' && value !== '' ? ` (${JSON.stringify(value)})` : ''
}

/** Parses orders from JSON, a list. */
export function readJsonOrders(text: string): Result<readonly OrderCandidate[], readonly string[]> {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch (error) {
    return err([`the file cannot be parsed: ${error instanceof Error ? error.message : 'unknown error'}`])
  }
  if (!Array.isArray(rows)) return err(['the file is not a list of orders'])
  return ok(rows.map((fields: unknown, index) => ({ where: `order ${index + 1}`, fields })))
}
