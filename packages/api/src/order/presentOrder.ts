import type { Order } from '@irodori/contract'
import { findProducts } from '../catalogue/catalogue.ts'
import type { Database, OrderRow } from '../database/tables.ts'
import { listDesigns } from '../design/listDesigns.ts'

/** An order as its customer sees it, with its designs. */
export async function presentOrder(database: Database, order: OrderRow): Promise<Order> {
  const { details } = order
  const products = await findProducts(
    database,
    details.products.map(({ productId }) => productId),
  )
  return {
    id: order.id,
    orderNumber: order.order_number,
    status: order.status,
    ecSiteId: details.ecSiteId,
    payMethod: details.payMethod,
    orderDate: details.orderDate,
    shipDate: details.shipDate,
    orderer: details.orderer,
    receiver: details.receiver,
    products: details.products.flatMap(({ productId, unit }) => {
      const product = products.get(productId)
      if (!product) return []
      return {
        productId,
        categoryId: product.categoryId,
        name: product.name,
        unit,
        productType: product.productType,
        numberOfSides: product.numberOfSides,
        totalPage: product.seichoku?.totalPage ?? null,
        imageUrl: product.imageUrl,
      }
    }),
    designs: await listDesigns(database, { orderNumber: order.order_number }),
    updatedAt: order.updated_at.toISOString(),
  }
}
