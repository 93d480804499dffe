import * as z from 'zod/mini'
import { count } from './scalars.ts'

/** What an amount of an order is for. */
export const AMOUNT_KINDS = [
  'GOODS',
  'WRAPPING',
  'DELIVERY',
  /** Of the payment, as for cash on delivery. */
  'FEE',
  /** Any other charge to the customer. */
  'CHARGE',
  /** Consumption tax on top of the other amounts. */
  'ADDED_TAX',
  'COUPON',
  'POINTS',
  'DISCOUNT',
  /** A correction by the shop, up or down. */
  'ADJUSTMENT',
  /** Consumption tax that the other amounts include. It is no part of their sum. */
  'INCLUDED_TAX',
] as const

export const AmountPart = z.object({
  kind: z.enum(AMOUNT_KINDS),
  /** Reductions are negative. */
  yen: z.int(),
})
export type AmountPart = z.infer<typeof AmountPart>

/** What was paid at one rate of consumption tax. */
export const TaxedAmount = z.object({
  /** Percent. */
  rate: count,
  /** Yen, tax included. */
  total: count,
  /** Yen. */
  tax: count,
})
export type TaxedAmount = z.infer<typeof TaxedAmount>

/** The amounts of an order as the shop of the order stated them, beside its total. None is computed. */
export const StatedAmounts = z.object({
  /** Yen that the customer pays after all reductions; null if not stated. */
  paid: z.nullable(count),
  parts: z.array(AmountPart),
  taxes: z.array(TaxedAmount),
})
export type StatedAmounts = z.infer<typeof StatedAmounts>

/** The amounts of an order as they are shown. */
export const OrderAmounts = z.object({
  /** AMT-2: yen that the customer pays; null if that is not known. */
  paid: z.nullable(count),
  parts: z.array(AmountPart),
  /** AMT-3: by how much the stated amount exceeds the sum of its parts; 0 if they agree or cannot be compared. */
  difference: z.int(),
})
export type OrderAmounts = z.infer<typeof OrderAmounts>
