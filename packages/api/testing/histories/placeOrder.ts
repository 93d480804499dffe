import type { Template } from '@irodori/contract/entities/template'
import type { Database } from '../../src/database/tables.ts'
import { transact } from '../../src/database/transact.ts'
import { findOrder } from '../../src/order/findOrder.ts'
import { lockOrder } from '../../src/order/lockOrder.ts'
import { createTestOrder, createTestProduct } from '../createTestOrder.ts'
import { dataAt } from '../servers/childServer.ts'
import type { CustomerOrder } from './customerCalls.ts'
import type { OrderAnswer } from './orderCalls.ts'
import type { TwoServers } from './twoServers.ts'

/** Pieces of each product before its order. */
const STOCK = 50

export interface PlacedOrder extends CustomerOrder {
  readonly productId: string
  /** Its `updatedAt`. */
  readonly version: string
}

let count = 0

/** Places an order of one card of a product of its own, and logs its customer in. */
export async function placeOrder({ database, clock, origins }: TwoServers): Promise<PlacedOrder> {
  count += 1
  const productId = `history-card-${count}`
  const at = new Date(clock.now)
  await createTestProduct(database, { id: productId, numberOfSides: 2, quantityInStock: STOCK })
  const products = [{ productId, unit: 1, chargeableUnit: 0 }]
  const order = { products, status: 'WAITING', at, details: { orderDate: at.toISOString() } } as const
  const { orderNumber, phoneNumber } = await createTestOrder(database, order)
  await database
    .updateTable('shop_order')
    .set({ orderer_email: 'misaki@irodori.example' })
    .where('order_number', '=', orderNumber)
    .execute()
  const login = '/api/authentication/guest'
  const [session] = await dataAt<{ token: string }[]>(origins[0] ?? '', 'POST', login, '', { orderNumber, phoneNumber })
  const templates = { FRONT: await templateOf(database, productId, 1), BACK: await templateOf(database, productId, 2) }
  const placed = await findOrder(database, orderNumber)
  const version = placed?.updated_at.toISOString() ?? ''
  return { orderNumber, phoneNumber, token: session?.token ?? '', templates, productId, version }
}

async function templateOf(database: Database, productId: string, side: number): Promise<Template> {
  const { document } = await database
    .selectFrom('template')
    .select('document')
    .where('id', '=', `${productId}-${side}`)
    .executeTakeFirstOrThrow()
  return document
}

/** Counts the effects that an order has had, while it is locked. */
export function inspectOrder(database: Database, { orderNumber, productId }: PlacedOrder): Promise<OrderAnswer> {
  return transact(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    if (!order) throw new Error(`order ${orderNumber} is gone`)
    const history = await tx
      .selectFrom('order_history')
      .select('event')
      .where('order_number', '=', orderNumber)
      .execute()
    const mails = await tx.selectFrom('mail').select('kind').where('order_number', '=', orderNumber).execute()
    const product = await tx
      .selectFrom('product')
      .select('document')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
    const events = (name: string): number => history.filter(({ event }) => event === name).length
    const written = (name: string): number => mails.filter(({ kind }) => kind === name).length
    return {
      kind: 'INSPECTED',
      status: order.status,
      effects: {
        starts: events('CREATION_SCHEDULED'),
        takeBacks: events('CREATION_CANCELLED'),
        waitingEnds: events('WAITING_ENDED'),
        handOvers: events('FILES_HANDED_OVER'),
        cancellations: events('CANCELLED_BY_CUSTOMER'),
        startMails: written('ORDER_SCHEDULED'),
        takeBackMails: written('ORDER_TAKEN_BACK'),
        handOverMails: written('ORDER_CREATING'),
        cancellationMails: written('ORDER_CANCELLED'),
        piecesTaken: STOCK - product.document.quantityInStock,
      },
    }
  })
}
