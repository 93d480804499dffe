import type { PackagePlan, StoredProduct } from '@irodori/contract'

/** What stands before the id of a package plan in the item code of a line of wrapping. */
const WRAPPING_CODE = /^wrap-(.+)$/

interface Line {
  readonly itemCode: string
  readonly unit: number
}

/** The ids of the plans that lines of wrapping name. */
export const wrappingPlanIds = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ itemCode }) => WRAPPING_CODE.exec(itemCode)?.[1] ?? [])),
]

/**
 * How many pieces of each product were bought with a chargeable wrapping. A line of wrapping does not say for what it is,
 * so its pieces go to the products that may have this wrapping, in the order of their lines, none getting more than was
 * bought of it; free plans and what is left over count for nothing.
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
    let left = unit
    for (const [productId, bought] of units) {
      if (products.get(productId)?.chargeablePackagePlanCatId !== plan.packagePlanCatId) continue
      const before = wrapped.get(productId) ?? 0
      const more = Math.min(left, bought - before)
      wrapped.set(productId, before + more)
      left -= more
    }
  }
  return wrapped
}
