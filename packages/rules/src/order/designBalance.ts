import type { OrderProduct } from '@irodori/contract'

type Bought = Pick<OrderProduct, 'productId' | 'unit' | 'productType'>

export interface DesignBalance {
  /** Products still to be designed. */
  readonly remainingNumber: number
  /** Design groups beyond what was bought. */
  readonly overNumber: number
}

/** BAL-1: each design group is one product; what needs no design asks for none, and groups of unbought products are over. */
export function designBalance(
  products: readonly Bought[],
  groups: readonly { readonly productId: string }[],
): DesignBalance {
  const missing = new Map<string, number>()
  for (const { productId, unit, productType } of products) {
    if (productType !== 'NO_DESIGN') missing.set(productId, (missing.get(productId) ?? 0) + unit)
  }
  for (const { productId } of groups) missing.set(productId, (missing.get(productId) ?? 0) - 1)
  const counts = [...missing.values()]
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    remainingNumber: sum(counts.map((count) => Math.max(0, count))),
    overNumber: sum(counts.map((count) => Math.max(0, -count))),
  }
}
