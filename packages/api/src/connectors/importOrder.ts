import { randomBytes, randomUUID } from 'node:crypto'
import type { OrderStatus } from '@irodori/contract'
import { normalisePhoneNumber } from '@irodori/rules'
import { findProducts } from '../catalogue/catalogue.ts'
import type { Database, OrderDetails, OrderRow } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { EcOrder, EcShop } from './ecConnector.ts'

const FOLDER_BYTES = 16

/**
 * Makes an outside order one of ours, once: whoever comes second gets what the first has written.
 * @param status that it begins with
 * @returns null where nothing in it is a product of ours. Lines of other things, wrapping for instance, are left out.
 */
export async function importOrder(
  database: Database,
  now: Date,
  shop: EcShop,
  order: EcOrder,
  status: OrderStatus,
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
    const details: OrderDetails = {
      ecSiteId: shop,
      payMethod: order.payMethod,
      paymentType: order.settlement.isSettled ? 'OTHER' : order.settlement.paymentType,
      isSettled: order.settlement.isSettled,
      processMethod: 'normal',
      heldFrom: null,
      orderDate: order.orderDate,
      shipDate: null,
      orderer: order.orderer,
      receiver: { ...order.receiver, id: `${order.orderNumber}-receiver` },
      products: [...units].map(([productId, unit]) => ({ productId, unit, chargeableUnit: 0 })),
      totalPrice: 0,
      messageTemplateId: null,
    }
    await tx
      .insertInto('shop_order')
      .values({
        order_number: order.orderNumber,
        id: randomUUID(),
        phone_number: normalisePhoneNumber(order.phoneNumber),
        status,
        image_folder: randomBytes(FOLDER_BYTES).toString('hex'),
        details: json(details),
        created_at: now,
        updated_at: now,
      })
      .onConflict((at) => at.column('order_number').doNothing())
      .execute()
    return tx
      .selectFrom('shop_order')
      .selectAll()
      .where('order_number', '=', order.orderNumber)
      .executeTakeFirstOrThrow()
  })
}
