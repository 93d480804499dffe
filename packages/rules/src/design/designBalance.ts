import type { OrderProduct } from '@irodori/contract/entities/order'

type Bought = Pick<OrderProduct, 'productId' | 'unit' | 'productType'>

export interface DesignBalance {
  /** Pieces that still have no design group. */
  readonly remainingNumber: number
  /** Design groups beyond what was bought. */
  readonly overNumber: number
}

/**
 * BAL-1: each design group is one piece of a product. A product without design needs no group; groups of products that
 * were not bought count as over.
 */
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

/** Design groups that an order may have beyond its pieces, to try designs out. */
const SPARE_GROUPS = 20

/** BAL-2: the most design groups that an order keeps; a further one is refused. */
export const mostDesignGroups = (products: readonly Pick<OrderProduct, 'unit'>[]): number =>
  products.reduce((sum, { unit }) => sum + unit, SPARE_GROUPS)
