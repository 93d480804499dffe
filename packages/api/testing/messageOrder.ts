import { randomUUID } from 'node:crypto'
import type { MessageTemplate } from '@irodori/contract/entities/message'
import type { OrderDetails } from '../src/database/tables/orders.ts'
import { json } from '../src/database/tables.ts'
import { draftOf, ORDERS, PRODUCTS, TEMPLATES, withoutPhotos } from './smallShop.ts'
import type { TestServer } from './testServer.ts'

export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = ['blue', 'pink'].map((theme, index) => ({
  id: `for-you-${theme}`,
  name: `あなたへ（${theme}）`,
  theme: `for-you-${theme}`,
  defaultTitle: '〇〇へ',
  thumbnailUrl: `/api/images?path=message%2F${theme}.png`,
  position: index + 1,
}))

/** Adds the message templates to the small shop and turns an order into one of a single card with a digital message. */
export async function createMessageOrder(
  { database }: Pick<TestServer, 'database'>,
  order: keyof typeof ORDERS,
  change: Partial<OrderDetails> = {},
): Promise<void> {
  for (const document of MESSAGE_TEMPLATES) {
    const { id, position } = document
    await database
      .insertInto('message_template')
      .values({ id, position, document: json(document) })
      .onConflict((at) => at.doNothing())
      .execute()
  }
  const { orderNumber } = ORDERS[order]
  const { details } = await database
    .selectFrom('shop_order')
    .select('details')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const products = [{ productId: 'card', unit: 1, chargeableUnit: 0 }]
  await database
    .updateTable('shop_order')
    .set({ details: json({ ...details, processMethod: 'digital_message', products, ...change }) })
    .where('order_number', '=', orderNumber)
    .execute()
}

/** Saves both sides of the order's card in matt, with its frame disabled if the design must be complete. */
export async function designCard(
  server: TestServer,
  order: 'a' | 'b',
  token: string,
  isComplete = true,
): Promise<void> {
  const sides = TEMPLATES.filter(({ templateGroupId }) => templateGroupId === 'card')
  const designs = sides.map((template) =>
    draftOf(template, randomUUID(), {
      items: isComplete ? withoutPhotos(template.items) : template.items,
    }),
  )
  const saved = await server.call('createDesigns', { body: { ...ORDERS[order], designs } }, token)
  if (saved.code !== 200) throw new Error(`the designs were refused with ${saved.errorCode}`)
  const { orderNumber } = ORDERS[order]
  await server.database
    .updateTable('design')
    .set({ product_option_id: 'matt' })
    .where('order_number', '=', orderNumber)
    .execute()
}

const TABLES_OF_ORDERS = ['message_item', 'order_package', 'mail', 'job', 'design', 'session'] as const

/** Resets the orders and products of the small shop, so that tests can share one server. */
export async function resetOrders({ database, jobs }: TestServer): Promise<void> {
  // Jobs of the last test would otherwise affect the next one.
  await jobs.idle()
  for (const table of TABLES_OF_ORDERS) await database.deleteFrom(table).execute()
  for (const product of PRODUCTS) {
    await database
      .updateTable('product')
      .set({ document: json(product) })
      .where('id', '=', product.id)
      .execute()
  }
  const orders = await database.selectFrom('shop_order').select(['order_number', 'details']).execute()
  for (const { order_number: orderNumber, details } of orders) {
    await database
      .updateTable('shop_order')
      .set({
        status: Object.values(ORDERS).find((order) => order.orderNumber === orderNumber)?.status ?? 'WAITING',
        details: json({ ...details, reservedStock: [], messageTemplateId: null, heldFrom: null }),
        url_released_at: null,
        auto_start_at: null,
        orderer_email: null,
      })
      .where('order_number', '=', orderNumber)
      .execute()
  }
}
