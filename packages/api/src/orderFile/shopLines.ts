import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { StoredProduct } from '@irodori/contract/entities/product'
import { chargeableUnits } from '../connectors/chargeableUnits.ts'
import type { FileOrder } from './fileOrder.ts'

export interface ShopLines {
  readonly products: FileOrder['products']
  /** Codes of lines that are neither a product of this shop nor one of its chargeable wrappings. */
  readonly leftOut: readonly string[]
}

/**
 * The lines of a marketplace's order that concern this shop, as its connector reads them: products by their ids, and
 * chargeable wrappings by `wrap-` and the id of their package plan.
 */
export function shopLines(
  lines: FileOrder['products'],
  known: ReadonlyMap<string, StoredProduct>,
  plans: readonly PackagePlan[],
): ShopLines {
  const units = new Map<string, number>()
  for (const { productId, unit } of lines)
    if (known.has(productId)) units.set(productId, (units.get(productId) ?? 0) + unit)
  const items = lines.map(({ productId, unit }) => ({ itemCode: productId, unit }))
  const wrapped = chargeableUnits(items, units, known, plans)
  const isWrapping = (code: string) => plans.some(({ id }) => code === `wrap-${id}`)
  return {
    products: [...units].map(([productId, unit]) => ({ productId, unit, chargeableUnit: wrapped.get(productId) ?? 0 })),
    leftOut: lines.flatMap(({ productId }) => (known.has(productId) || isWrapping(productId) ? [] : productId)),
  }
}
