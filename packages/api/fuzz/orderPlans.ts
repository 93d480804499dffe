import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { OrderDetails } from '../src/database/tables/orders.ts'
import { json } from '../src/database/tables.ts'
import { ORDERS } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'

interface OrderPlan {
  readonly status: OrderStatus
  readonly details?: Partial<OrderDetails>
  readonly isReleased?: boolean
  readonly isWaiting?: boolean
  readonly product?: string
}

const one = (productId: string) => [{ productId, unit: 1, chargeableUnit: 0 }]
const CARD = one('card')
const MESSAGE = { products: CARD, processMethod: 'digital_message', messageTemplateId: 'for-you-blue' } as const

/** Orders in all states that calls require. */
const PLANS: Readonly<Record<string, OrderPlan>> = {
  draft: { status: 'DRAFT', details: { products: CARD } },
  waiting: { status: 'WAITING_CREATION', details: { products: CARD }, isWaiting: true },
  message: { status: 'DRAFT', details: MESSAGE },
  released: { status: 'URL_RELEASED', details: MESSAGE, isReleased: true },
  shipped: { status: 'SHIPPED', details: { products: CARD, shipDate: '2026-11-10T00:00:00.000Z' } },
  line: { status: 'DRAFT', details: { products: one('line') }, product: 'line' },
  committed: { status: 'COMMITTED', details: { products: one('line') }, product: 'line' },
  points: {
    status: 'DRAFT',
    details: { products: CARD, ecSiteId: 'RAKUTEN', paymentType: 'RAKUTEN_POINT', payMethod: '全額ポイント利用' },
  },
  many: { status: 'DRAFT', details: { products: [{ productId: 'card', unit: 3, chargeableUnit: 1 }] } },
}

/** An order of the fuzz test; the orders of the small shop have no plan. */
export interface OpenedOrder {
  readonly name: string
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly id: string
  readonly plan: OrderPlan | null
}

export const PLANNED_ORDERS: readonly (OpenedOrder & { readonly plan: OrderPlan })[] = Object.entries(PLANS).map(
  ([name, plan], index) => ({
    name,
    plan,
    orderNumber: `irodori-000001${String(index).padStart(2, '0')}`,
    phoneNumber: `080-0000-${1000 + index}`,
    id: `order-${name}`,
  }),
)

/** Adds an order without designs. */
export async function copyOrder(
  { database }: TestServer,
  { orderNumber, phoneNumber, id, plan }: OpenedOrder,
): Promise<void> {
  const row = await database
    .selectFrom('shop_order')
    .selectAll()
    .where('order_number', '=', ORDERS.a.orderNumber)
    .executeTakeFirstOrThrow()
  await database
    .insertInto('shop_order')
    .values({
      ...row,
      id,
      order_number: orderNumber,
      phone_number: phoneNumber.replaceAll('-', ''),
      orderer_email: 'reader@irodori.example',
      image_folder: randomUUID().replaceAll('-', ''),
      details: json({ ...row.details, ...plan?.details }),
    })
    .execute()
}

/** Sets a designed order to the state of its plan. */
export async function applyPlan(server: TestServer, orderNumber: string, plan: OrderPlan): Promise<void> {
  const at = server.clock.now
  const inAnHour = new Date(at.getTime() + 3_600_000)
  // With wrapping and option, so that production can be scheduled.
  await server.database
    .updateTable('design')
    .set({ package_plan_id: 'ribbon', product_option_id: 'matt' })
    .where('order_number', '=', orderNumber)
    .execute()
  await server.database
    .updateTable('shop_order')
    .set({
      status: plan.status,
      ...(plan.isWaiting ? { waiting_began_at: at, waiting_ends_at: inAnHour } : {}),
      ...(plan.isReleased ? { url_released_at: at, auto_start_at: inAnHour } : {}),
    })
    .where('order_number', '=', orderNumber)
    .execute()
}
