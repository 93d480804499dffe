import { createHash, randomUUID } from 'node:crypto'
import type { PrintCheck } from '@irodori/contract/entities/design'
import type { Template } from '@irodori/contract/entities/template'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import { sql } from 'kysely'
import type { OrderDetails, OrderRow } from '../src/database/tables/orders.ts'
import { json } from '../src/database/tables.ts'
import { orderFileKey, printName } from '../src/image/imageFiles.ts'
import { findOrder } from '../src/order/findOrder.ts'
import { draftOf, ORDERS, TEMPLATE, TEMPLATES, withoutPhotos } from './smallShop.ts'
import type { TestServer } from './testServer.ts'

const PLAIN = {
  ecSiteId: null,
  payMethod: 'クレジットカード',
  paymentType: 'OTHER',
  isSettled: true,
  processMethod: 'normal',
  heldFrom: null,
  shipDate: null,
} as const

/** The parts of a server that store an order. */
export type OrderPlace = Pick<TestServer, 'database' | 'storage' | 'clock'>

interface DesignInput {
  readonly productId?: string
  readonly pieces?: number
  /** The templates of the pages of one piece. */
  readonly sides?: readonly Template[]
  readonly printCheck?: PrintCheck
}

interface Input extends DesignInput {
  readonly order?: keyof typeof ORDERS
  readonly details?: Partial<OrderDetails>
  readonly email?: string | null
}

const CARD: readonly Template[] = [TEMPLATE, TEMPLATES[1] ?? TEMPLATE]

/**
 * Turns an order of the small shop into a draft that is ready for production: cards with two sides, in matt, rendered and
 * approved. Its earlier designs and records are deleted.
 */
export async function createReadyOrder(server: OrderPlace, input: Input = {}): Promise<OrderRow> {
  const { order = 'a', productId = 'card', pieces = 1, email = 'misaki@irodori.example' } = input
  const { orderNumber } = ORDERS[order]
  const { database, clock } = server
  const before = await orderOf(server, orderNumber)
  const products = [{ productId, unit: pieces, chargeableUnit: 0 }]
  const { reservedStock: _taken, manifestKey: _manifest, amounts: _stated, ...details } = before.details
  const totalPrice = 4400
  await database
    .updateTable('shop_order')
    .set({
      status: 'DRAFT',
      details: json({
        ...details,
        ...PLAIN,
        orderDate: clock.now.toISOString(),
        products,
        totalPrice,
        ...input.details,
      }),
      orderer_email: email,
      waiting_began_at: null,
      waiting_ends_at: null,
      updated_at: clock.now,
    })
    .where('order_number', '=', orderNumber)
    .execute()
  await createReadyDesigns(server, orderNumber, input)
  return orderOf(server, orderNumber)
}

/** Replaces the designs of a draft with rendered and approved ones. */
export async function createReadyDesigns(
  server: OrderPlace,
  orderNumber: string,
  input: DesignInput = {},
): Promise<void> {
  const { productId = 'card', pieces = 1, sides = CARD, printCheck = 'EQUAL' } = input
  const { database, storage, clock } = server
  const { image_folder } = await orderOf(server, orderNumber)
  await clearOrder(server, orderNumber)
  for (let groupNumber = 1; groupNumber <= pieces; groupNumber += 1) {
    for (const side of sides) {
      const hash = createHash('sha256').update(`${groupNumber} ${side.id}`).digest('hex')
      const name = printCheck === 'PENDING' || printCheck === 'FAILED' ? null : printName(hash)
      if (name) await storage.put(orderFileKey(image_folder, name), Buffer.from(`picture ${groupNumber} ${side.id}`))
      await database
        .insertInto('design')
        .values({
          id: randomUUID(),
          order_number: orderNumber,
          random_id: randomUUID(),
          group_number: groupNumber,
          design_series_id: null,
          page_number: side.pageNumber,
          side_number: side.sideNumber,
          revision: 1,
          draft: json({ ...draftWithoutPhoto(side), productId, approvedHash: hash, approvedKernel: KERNEL_VERSION }),
          print_check: printCheck,
          print_hash: name === null ? null : hash,
          print_kernel: name === null ? null : KERNEL_VERSION,
          print_name: name,
          product_option_id: 'matt',
          created_at: clock.now,
          updated_at: clock.now,
        })
        .execute()
    }
  }
}

async function orderOf({ database }: OrderPlace, orderNumber: string): Promise<OrderRow> {
  const row = await findOrder(database, orderNumber)
  if (!row) throw new Error(`the small shop has no order ${orderNumber}`)
  return row
}

function draftWithoutPhoto(template: Template) {
  const { id: _, ...draft } = draftOf(template, randomUUID())
  return { ...draft, items: withoutPhotos(draft.items) }
}

async function clearOrder({ database }: OrderPlace, orderNumber: string): Promise<void> {
  for (const table of ['card_page', 'merge_list', 'design', 'cancellation', 'order_package', 'invoice'] as const) {
    await sql`delete from ${sql.table(table)} where order_number = ${orderNumber}`.execute(database)
  }
  await database.deleteFrom('job').where('subject', '=', orderNumber).execute()
}
