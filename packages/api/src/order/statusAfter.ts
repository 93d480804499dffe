import type { OrderStatus } from '@irodori/contract'
import type { OrderEvent } from '@irodori/rules'
import { nextStatus } from '@irodori/rules'
import { findProducts } from '../catalogue/catalogue.ts'
import type { Database } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { orderFacts } from './orderFacts.ts'

/** Where an event takes an order; null where the order must not change so. */
export async function statusAfter(database: Database, order: OrderRow, event: OrderEvent): Promise<OrderStatus | null> {
  const bought = order.details.products.map(({ productId }) => productId)
  const change = nextStatus(order.status, event, orderFacts(order, await findProducts(database, bought)))
  return change.ok ? change.status : null
}
