import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { demoOrders } from '@irodori/demo-shop/orders'
import type { Database } from '../database/tables.ts'

/** The path of the message that the demo shop has released; null if its order does not exist. */
export async function demoMessagePath(database: Database, now: Date): Promise<string | null> {
  const released = demoOrders(now).find(({ status }) => status === 'URL_RELEASED')
  const order = await database
    .selectFrom('shop_order')
    .select('id')
    .where('order_number', '=', released?.orderNumber ?? '')
    .executeTakeFirst()
  return order ? pagePath(PAGES.gift, { orderId: order.id }) : null
}
