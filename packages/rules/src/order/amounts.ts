import type { AmountPart, OrderAmounts, StatedAmounts, TaxedAmount } from '@irodori/contract/entities/amounts'

/** AMT-1: what the shop of an order stated about money, and nothing else. */
export interface StatedMoney {
  /** Null if not stated. */
  readonly totalPrice: number | null
  /** Absent for orders of earlier releases and for shops that state nothing but a total. */
  readonly amounts?: StatedAmounts
}

/** Amounts that a total may not contain yet. */
const BEYOND_TOTAL: ReadonlySet<AmountPart['kind']> = new Set([
  'FEE',
  'CHARGE',
  'COUPON',
  'POINTS',
  'DISCOUNT',
  'ADJUSTMENT',
])

const sumOf = (parts: readonly AmountPart[]): number =>
  parts.reduce((sum, { kind, yen }) => (kind === 'INCLUDED_TAX' ? sum : sum + yen), 0)

/** Only parts with the goods among them can add up to the whole. */
const areComplete = (parts: readonly AmountPart[]): boolean => parts.some(({ kind }) => kind === 'GOODS')

/**
 * AMT-2: what the customer pays: the amount that is stated as paid, else the total, if nothing is stated beyond it or if
 * the parts add up to it.
 * @returns yen; null if it is not known
 */
export function paidAmount({ totalPrice, amounts }: StatedMoney): number | null {
  const { paid = null, parts = [] } = amounts ?? {}
  if (paid !== null) return paid
  const isTotalAll = parts.every(({ kind, yen }) => yen === 0 || !BEYOND_TOTAL.has(kind))
  return isTotalAll || (areComplete(parts) && sumOf(parts) === totalPrice) ? totalPrice : null
}

/**
 * AMT-3: by how much the stated amount exceeds the sum of its parts.
 * @returns yen; 0 if they agree, and if they cannot be compared because an amount or that of the goods is not stated
 */
export function amountDifference({ totalPrice, amounts }: StatedMoney): number {
  const { paid = null, parts = [] } = amounts ?? {}
  const stated = paid ?? totalPrice
  return stated === null || !areComplete(parts) ? 0 : stated - sumOf(parts)
}

/** The amounts of an order as they are shown. */
export const shownAmounts = (money: StatedMoney): OrderAmounts => ({
  paid: paidAmount(money),
  parts: money.amounts?.parts ?? [],
  difference: amountDifference(money),
})

/** INV-7: the amount of a receipt: what was paid, if that is known and not nothing; null if there is no receipt. */
export const receiptAmount = (money: StatedMoney): number | null => paidAmount(money) || null

/** INV-8: the taxes on a receipt: those that are stated, if their totals add up to its amount; none otherwise. */
export function receiptTaxes(money: StatedMoney): readonly TaxedAmount[] {
  const taxes = money.amounts?.taxes ?? []
  return taxes.reduce((sum, { total }) => sum + total, 0) === receiptAmount(money) ? taxes : []
}
