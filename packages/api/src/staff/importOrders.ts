import { findProducts } from '../catalogue/catalogue.ts'
import type { OrderDetails } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { confirmOrder } from '../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { addOrder } from '../order/addOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import type { FileOrder } from './orderFile.ts'
import { StaffError } from './staffShop.ts'

export interface ImportedOrders {
  readonly added: number
  /** Orders that already existed; they are not changed. */
  readonly known: number
}

/**
 * Adds orders, all or none.
 * @param writeMail confirms each new order to its customer; null sends no mail
 * @throws StaffError if an order refers to a product that the shop does not have
 */
export async function importOrders(
  database: Database,
  now: Date,
  orders: readonly FileOrder[],
  writeMail: WriteMail | null,
): Promise<ImportedOrders> {
  return transact(database, async (tx) => {
    const productIds = orders.flatMap(({ products }) => products.map(({ productId }) => productId))
    const known = await findProducts(tx, productIds)
    const unknown = [...new Set(productIds.filter((id) => !known.has(id)))]
    if (unknown.length > 0) throw new StaffError(`the shop has no product ${unknown.join(', ')}; nothing was imported`)
    let added = 0
    for (const order of orders) {
      const { orderNumber, phoneNumber, ordererEmail } = order
      const details = detailsOf(order)
      if (!(await addOrder(tx, { orderNumber, phoneNumber, ordererEmail, status: 'WAITING', details }, now))) continue
      added += 1
      const row = writeMail && (await lockOrder(tx, orderNumber))
      if (row) await confirmOrder(writeMail, tx, row)
    }
    return { added, known: orders.length - added }
  })
}

const detailsOf = (order: FileOrder): OrderDetails => ({
  ecSiteId: order.ecType,
  payMethod: order.payMethod,
  paymentType: order.paymentType,
  isSettled: order.isSettled,
  processMethod: order.processMethod,
  heldFrom: null,
  orderDate: order.orderDate,
  shipDate: null,
  orderer: order.orderer,
  receiver: { ...order.receiver, id: `${order.orderNumber}-receiver` },
  products: order.products,
  totalPrice: order.totalPrice,
  messageTemplateId: null,
})
