import type { OrderEvent } from '@irodori/rules/orderTransitions'
import { nextStatus } from '@irodori/rules/orderTransitions'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { readOrderFacts } from './orderFacts.ts'

/** Whether the status table allows an event for an order. */
export async function allowsEvent(database: Database, order: OrderRow, event: OrderEvent): Promise<boolean> {
  return nextStatus(order.status, event, await readOrderFacts(database, order)).ok
}
