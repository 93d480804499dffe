import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { StoredProduct } from '@irodori/contract/entities/product'

/** Item code of a wrapping: a prefix and the id of its package plan. */
const WRAPPING_CODE = /^wrap-(.+)$/

interface Line {
  readonly itemCode: string
  readonly unit: number
}

/** The ids of the package plans that the wrapping lines name. */
export const wrappingPlanIds = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ itemCode }) => WRAPPING_CODE.exec(itemCode)?.[1] ?? [])),
]

/**
 * Number of pieces of each product that were bought with a chargeable wrapping. A wrapping line does not name its
 * product, so its pieces are assigned to the products that allow the wrapping, in line order and up to the quantity of
 * each. Free plans and surplus pieces are ignored.
 */
export function chargeableUnits(
  lines: readonly Line[],
  units: ReadonlyMap<string, number>,
  products: ReadonlyMap<string, StoredProduct>,
  plans: readonly PackagePlan[],
): Map<string, number> {
  const wrapped = new Map<string, number>()
  for (const { itemCode, unit } of lines) {
    const planId = WRAPPING_CODE.exec(itemCode)?.[1]
    const plan = plans.find(({ id, isFree }) => id === planId && !isFree)
    if (!plan) continue
    let remaining = unit
    for (const [productId, bought] of units) {
      if (products.get(productId)?.chargeablePackagePlanCatId !== plan.packagePlanCatId) continue
      const before = wrapped.get(productId) ?? 0
      const more = Math.min(remaining, bought - before)
      wrapped.set(productId, before + more)
      remaining -= more
    }
  }
  return wrapped
}
