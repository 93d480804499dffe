import { EC_TYPES, PAYMENT_TYPES } from '@irodori/contract/entities/order'
import * as z from 'zod'

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u') !== null
  } catch {
    return false
  }
}

/** Where a field is read from: one or several columns, or the same text for all orders. */
export const MappedField = z.union([
  z.strictObject({ constant: z.string() }),
  z.strictObject({
    columns: z.array(z.string().min(1)).min(1),
    /** Between several columns; nothing if omitted. */
    join: z.string().optional(),
    /** A regular expression whose first group is taken; the whole cell if omitted. */
    match: z.string().max(200).refine(isPattern, 'is not a regular expression').optional(),
    /** Digits of a number whose leading zeros a spreadsheet may have removed. */
    digits: z.int().positive().max(40).optional(),
    /** The file may lack these columns; the field is empty then. */
    optional: z.boolean().optional(),
    /** Where the names of the columns are known from. */
    source: z.string().optional(),
  }),
])
export type MappedField = z.infer<typeof MappedField>

const person = {
  familyName: MappedField.optional(),
  firstName: MappedField.optional(),
  familyNameKana: MappedField.optional(),
  firstNameKana: MappedField.optional(),
  /** Instead of two names: both in one column, the family name before the first space. */
  fullName: MappedField.optional(),
  fullNameKana: MappedField.optional(),
}

const amounts = {
  /** What the customer pays after all reductions. */
  paid: MappedField.optional(),
  goods: MappedField.optional(),
  wrapping: MappedField.optional(),
  delivery: MappedField.optional(),
  fee: MappedField.optional(),
  charge: MappedField.optional(),
  addedTax: MappedField.optional(),
  coupon: MappedField.optional(),
  points: MappedField.optional(),
  discount: MappedField.optional(),
  adjustment: MappedField.optional(),
  includedTax: MappedField.optional(),
}

const NAMELESS = 'needs familyName or fullName'
const isNamed = (value: { familyName?: unknown; fullName?: unknown }) =>
  value.familyName !== undefined || value.fullName !== undefined

/** A condition on a field: one of these texts. */
const Condition = z.strictObject({ field: MappedField, is: z.array(z.string()).min(1) })

/** How the orders of a shop's own export are read: the fields of an order by the columns of a table. */
export const OrderMapping = z.strictObject({
  description: z.string().optional(),
  ecType: z.enum(EC_TYPES).nullable(),
  /** A field that names the shop of each order; `ecType` where it is empty. */
  ecTypeField: MappedField.optional(),
  /** Zone of times that have none; that of Japan if omitted. */
  zone: z
    .string()
    .regex(/^[+-]\d{2}:\d{2}$/)
    .optional(),
  orderNumber: MappedField,
  phoneNumber: MappedField,
  payMethod: MappedField,
  orderDate: MappedField,
  /** Not stated if omitted, or where the field is empty. */
  totalPrice: MappedField.optional(),
  /** What else is stated about money, each as a number of yen. Reductions may be written with or without a minus. */
  amounts: z.strictObject(amounts).optional(),
  ordererEmail: MappedField.optional(),
  processMethod: MappedField.optional(),
  /** The code of a payment by a part of its name; OTHER if none fits. */
  paymentTypes: z.array(z.strictObject({ contains: z.string().min(1), is: z.enum(PAYMENT_TYPES) })).optional(),
  /** A field with the code itself, which then counts. */
  paymentTypeField: MappedField.optional(),
  /** Orders for which it is not fulfilled are imported as unpaid; all are paid if omitted. */
  isSettled: Condition.optional(),
  /** Orders for which it is fulfilled are left out. */
  isCancelled: Condition.optional(),
  orderer: z.strictObject(person).refine(isNamed, NAMELESS),
  receiver: z
    .strictObject({
      ...person,
      phoneNumber: MappedField,
      zipCode: MappedField,
      prefecture: MappedField.optional(),
      city: MappedField.optional(),
      subAddress1: MappedField.optional(),
      subAddress2: MappedField.optional(),
      /** Instead of all parts of the address: the whole of it. */
      address: MappedField.optional(),
      /** Instead of city and lines: all that follows the prefecture. */
      afterPrefecture: MappedField.optional(),
      /** Instead of the two lines: all that follows the city. */
      afterCity: MappedField.optional(),
    })
    .refine(isNamed, NAMELESS)
    .refine(({ address, prefecture }) => (address === undefined) !== (prefecture === undefined), {
      message: 'needs either address or prefecture',
    }),
  products: z.strictObject({
    productId: MappedField,
    unit: MappedField,
    chargeableUnit: MappedField.optional(),
    /** Ids of this shop's products by the codes of the export; a code that is not listed is an id. */
    productIds: z.record(z.string(), z.string()).optional(),
    /** What becomes of lines that are no product of this shop: the file is refused, or they are left out. */
    others: z.enum(['REFUSE', 'LEAVE_OUT']),
  }),
  /** The products are in a second file; its field with the number of the order. */
  items: z.strictObject({ orderNumber: MappedField }).optional(),
})
export type OrderMapping = z.infer<typeof OrderMapping>

/** A name by which a shop keeps a mapping of its own. */
export const MAPPING_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/
