import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import type { BoughtProduct, ProductionFacts } from '@irodori/rules/productionViolations'
import { plansOfCategories } from '../catalogue/plansOfCategories.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { OrderParts } from './orderParts.ts'
import { readParts } from './orderParts.ts'
import { piecesOf } from './pieces.ts'

/** The facts that the production rules check, with the package plans of the products. */
export async function productionFacts(
  database: Database,
  { order, products, designs, parcels, hasLineProduct }: OrderParts,
): Promise<ProductionFacts & { readonly plans: readonly PackagePlan[] }> {
  const known = new Map(products.map((product) => [product.id, product]))
  const plans = await plansOfCategories(
    database,
    products.flatMap((product) => [product.packagePlanCatId ?? [], product.chargeablePackagePlanCatId ?? []].flat()),
  )
  return {
    unknownProductIds: order.details.products.map(({ productId }) => productId).filter((id) => !known.has(id)),
    products: linesOf(order).flatMap((line): BoughtProduct[] => {
      const product = known.get(line.productId)
      return product ? [{ ...product, ...line, totalPage: product.seichoku?.totalPage ?? null }] : []
    }),
    groups: piecesOf(designs).map(({ first: { packagePlanId, productOptionId }, ...piece }) => {
      return { ...piece, packagePlanId, productOptionId }
    }),
    plans,
    parcels,
    hasLineProduct,
    processMethod: order.details.processMethod,
    hasReservedStock: (order.details.reservedStock ?? []).length > 0,
  }
}

/** The same facts, for an order whose parts have not been read. */
export async function readProductionFacts(database: Database, order: OrderRow, now: Date): Promise<ProductionFacts> {
  const [parts] = await readParts(database, [order], now)
  if (!parts) throw new Error(`the parts of order ${order.order_number} could not be read`)
  return productionFacts(database, parts)
}

/** The lines of an order, summed by product. */
function linesOf(order: OrderRow): Pick<BoughtProduct, 'productId' | 'unit' | 'chargeableUnit'>[] {
  const byProduct = Map.groupBy(order.details.products, ({ productId }) => productId)
  return [...byProduct].map(([productId, lines]) => ({
    productId,
    unit: lines.reduce((sum, { unit }) => sum + unit, 0),
    chargeableUnit: lines.reduce((sum, { chargeableUnit }) => sum + chargeableUnit, 0),
  }))
}
