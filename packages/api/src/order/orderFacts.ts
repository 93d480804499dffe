import type { StoredProduct } from '@irodori/contract'
import type { OrderFacts } from '@irodori/rules'
import type { OrderRow } from '../database/tables/orders.ts'

/** What the guards of the status table look at. */
export const orderFacts = (order: OrderRow, products: ReadonlyMap<string, StoredProduct>): OrderFacts => ({
  processMethod: order.details.processMethod,
  hasLineProduct: order.details.products.some(({ productId }) => products.get(productId)?.isLineProduct),
  heldFrom: order.details.heldFrom,
})
