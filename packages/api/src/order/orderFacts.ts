import type { StoredProduct } from '@irodori/contract/entities/product'
import type { OrderFacts } from '@irodori/rules/orderTransitions'
import { findProducts } from '../catalogue/catalogue.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'

/** The facts that the guards of the status table look at. */
export const orderFacts = (order: OrderRow, products: ReadonlyMap<string, StoredProduct>): OrderFacts => ({
  processMethod: order.details.processMethod,
  hasLineProduct: order.details.products.some(({ productId }) => products.get(productId)?.isLineProduct),
  heldFrom: order.details.heldFrom,
})

/** The same facts, with the products read from the catalogue. */
export async function readOrderFacts(database: Database, order: OrderRow): Promise<OrderFacts> {
  const productIds = order.details.products.map(({ productId }) => productId)
  return orderFacts(order, await findProducts(database, productIds))
}
