import * as z from 'zod/mini'
import { StatedAmounts } from './amounts.ts'
import { PRINT_CHECKS } from './design.ts'
import { EC_TYPES, ORDER_STATUSES, PAYMENT_TYPES, PROCESS_METHODS } from './order.ts'
import { PRINT_COMPANIES } from './product.ts'
import { count, dateTime, day, email, orderNumber, phoneNumber, sha256 } from './scalars.ts'

/** What an API key allows. */
export const API_SCOPES = ['orders:read', 'orders:write', 'designs:read'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** A page as it was saved, without its photos and texts. */
export const IntegrationDesign = z.object({
  id: z.string(),
  groupNumber: z.int(),
  pageNumber: z.string(),
  sideNumber: z.int(),
  productId: z.string(),
  /** Number of saves. */
  revision: count,
  /** Null if the page was never displayed. */
  approvedHash: z.nullable(sha256),
  printCheck: z.enum(PRINT_CHECKS),
  updatedAt: dateTime,
})

export const IntegrationParcel = z.object({
  printCompany: z.enum(PRINT_COMPANIES),
  /** Id of the carrier in the settings of the shop; null until the parcel is sent. */
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  deliveredDate: z.nullable(day),
})

const OrderedProduct = z.object({ productId: z.string(), unit: count, chargeableUnit: count })

/** An order for another system: what it needs to follow its production, and no person. */
export const IntegrationOrder = z.object({
  orderNumber,
  status: z.enum(ORDER_STATUSES),
  ecType: z.nullable(z.enum(EC_TYPES)),
  isPaid: z.boolean(),
  orderDate: dateTime,
  shipDate: z.nullable(dateTime),
  products: z.array(OrderedProduct),
  parcels: z.array(IntegrationParcel),
  /** Null if the key lacks the scope `designs:read`. */
  designs: z.nullable(z.array(IntegrationDesign)),
  updatedAt: dateTime,
})
export type IntegrationOrder = z.infer<typeof IntegrationOrder>

const text = z.string().check(z.maxLength(200))
const names = {
  familyName: text,
  firstName: z.optional(text),
  familyNameKana: z.optional(text),
  firstNameKana: z.optional(text),
}

/** An order to be added, with the fields of an order file; what they may hold is checked as for a file. */
export const NewOrder = z.object({
  orderNumber,
  phoneNumber,
  ecType: z.optional(z.nullable(z.enum(EC_TYPES))),
  payMethod: text,
  paymentType: z.optional(z.enum(PAYMENT_TYPES)),
  /** Whether it is paid; true if omitted. */
  isSettled: z.optional(z.boolean()),
  processMethod: z.optional(z.enum(PROCESS_METHODS)),
  orderDate: dateTime,
  ordererEmail: z.optional(z.nullable(email)),
  /** The total in yen; null or omitted if it is not known. */
  totalPrice: z.optional(z.nullable(count)),
  /** The amounts that the shop of the order stated, beside its total. */
  amounts: z.optional(StatedAmounts),
  orderer: z.object(names),
  receiver: z.object({
    ...names,
    zipCode: text,
    prefecture: text,
    city: text,
    subAddress1: text,
    subAddress2: z.optional(text),
    phoneNumber,
  }),
  products: z
    .array(z.object({ productId: text, unit: count, chargeableUnit: z.optional(count) }))
    .check(z.minLength(1), z.maxLength(100)),
  /** Whether the orderer gets the mail that confirms the order; true if omitted. */
  confirmsByMail: z.optional(z.boolean()),
})
export type NewOrder = z.infer<typeof NewOrder>
