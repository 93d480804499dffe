import type { Orderer } from '@irodori/contract/entities/order'
import type { ListedOrder } from '@irodori/contract/entities/listedOrder'
import type { Day } from '@irodori/rules/tokyoDay'
import { findProducts } from '../catalogue/catalogue.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { shipDaysOf } from './shipDays.ts'

/** Orders in the given order, with a fixed number of queries. */
export async function presentListed(database: Database, orders: readonly OrderRow[]): Promise<ListedOrder[]> {
  if (orders.length === 0) return []
  const products = await findProducts(
    database,
    orders.flatMap(({ details }) => details.products.map(({ productId }) => productId)),
  )
  const shipDays = await shipDaysOf(
    database,
    orders.map(({ order_number }) => order_number),
  )
  const nameOf = (productId: string): string | null => products.get(productId)?.name ?? null
  return orders.map((order) => listedOf(order, nameOf, shipDays.get(order.order_number) ?? null))
}

/** @param nameOf the name of a product; null if the catalogue no longer has it */
export const listedOf = (
  { order_number, status, details, created_at, updated_at }: OrderRow,
  nameOf: (productId: string) => string | null,
  shipDay: Day | null,
): ListedOrder => ({
  orderNumber: order_number,
  status,
  heldFrom: details.heldFrom,
  source: details.ecSiteId ?? 'OWN',
  ordererName: fullName(details.orderer),
  receiverName: fullName(details.receiver),
  products: details.products.map(({ productId, unit }) => ({ productId, name: nameOf(productId), pieces: unit })),
  isPaid: details.isSettled,
  totalPrice: details.totalPrice,
  orderedAt: details.orderDate,
  addedAt: created_at.toISOString(),
  changedAt: updated_at.toISOString(),
  shipDay,
})

const fullName = ({ familyName, firstName }: Orderer): string => `${familyName} ${firstName}`.trim()
