import type { OrderStatus } from '@irodori/contract/entities/order'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { findProducts } from '../catalogue/catalogue.ts'
import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { confirmOrder, requestReorder } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { addOrder } from '../order/addOrder.ts'
import { chargeableUnits, wrappingPlanIds } from './chargeableUnits.ts'
import type { MarketplaceId, MarketplaceOrder } from './marketplaceConnector.ts'
import { addressHash, recordRead } from './recordRead.ts'

/**
 * Imports an order of a marketplace once; a concurrent import returns the existing row. Lines that are no products of
 * this shop are omitted.
 * @param status the initial status
 * @returns null if no line is a product of this shop, or if the order was erased
 */
export async function importOrder(
  database: Database,
  now: Date,
  shop: MarketplaceId,
  order: MarketplaceOrder,
  status: OrderStatus,
  writeMail?: WriteMail,
): Promise<OrderRow | null> {
  return transact(database, async (tx) => {
    const known = await findProducts(
      tx,
      order.products.map(({ itemCode }) => itemCode),
    )
    const units = new Map<string, number>()
    for (const { itemCode, unit } of order.products) {
      if (known.has(itemCode)) units.set(itemCode, (units.get(itemCode) ?? 0) + unit)
    }
    if (units.size === 0) return null
    const wrapped = chargeableUnits(order.products, units, known, await wrappingPlans(tx, order))
    const details: OrderDetails = {
      ecSiteId: shop,
      payMethod: order.payMethod,
      paymentType: order.paymentType,
      isSettled: order.isSettled,
      processMethod: 'normal',
      heldFrom: null,
      orderDate: order.orderDate,
      shipDate: null,
      orderer: order.orderer,
      receiver: { ...order.receiver, id: `${order.orderNumber}-receiver` },
      products: [...units].map(([productId, unit]) => ({
        productId,
        unit,
        chargeableUnit: wrapped.get(productId) ?? 0,
      })),
      totalPrice: order.totalPrice,
      amounts: order.amounts,
      messageTemplateId: null,
    }
    const { orderNumber, phoneNumber, ordererEmail } = order
    const isNew = await addOrder(tx, { orderNumber, phoneNumber, ordererEmail, status, details }, now)
    if (isNew) await recordRead(tx, shop, orderNumber, addressHash(order), now)
    const row = await tx
      .selectFrom('shop_order')
      .selectAll()
      .where('order_number', '=', order.orderNumber)
      .executeTakeFirst()
    if (!row) return null
    if (writeMail && row.status === 'PENDING_CANCEL') await requestReorder(writeMail, tx, row)
    else if (writeMail && isNew) await confirmOrder(writeMail, tx, row)
    return row
  })
}

async function wrappingPlans(tx: Transacting, order: MarketplaceOrder): Promise<PackagePlan[]> {
  const ids = wrappingPlanIds(order.products)
  if (ids.length === 0) return []
  const rows = await tx.selectFrom('package_plan').select('document').where('id', 'in', ids).execute()
  return rows.map(({ document }) => document)
}
