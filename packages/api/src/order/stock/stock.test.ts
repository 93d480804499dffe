import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestOrder, createTestPage, createTestProduct } from '../../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../../testing/memoryDatabase.ts'
import { findProduct } from '../../catalogue/catalogue.ts'
import type { OrderDetails, OrderRow, ReservedStock } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'
import { transact } from '../../database/transact.ts'
import { lockOrder } from '../lockOrder.ts'
import { releaseStock, reserveStock } from './stock.ts'

let database: Database
beforeEach(async () => {
  database = await memoryDatabase()
  await createTestProduct(database, { id: 'calendar', name: '暦', quantityInStock: 2 })
  await createTestProduct(database, {
    id: 'card',
    name: 'カード',
    quantityInStock: 100,
    options: [
      { identifier: 'matt', name: 'マット', inStock: 2 },
      { identifier: 'gloss', name: '光沢', inStock: 7 },
    ],
  })
})
afterEach(() => database.destroy())

const stock = async () => {
  const [calendar, card] = [await findProduct(database, 'calendar'), await findProduct(database, 'card')]
  const [matt, gloss] = card?.options ?? []
  return {
    calendar: calendar?.quantityInStock,
    card: card?.quantityInStock,
    matt: matt?.inStock,
    gloss: gloss?.inStock,
  }
}
const FULL = { calendar: 2, card: 100, matt: 2, gloss: 7 }

interface Piece {
  readonly productId: string
  readonly option?: string
  readonly sides?: readonly number[]
}

/** An order with a design group for each piece. */
async function orderOf(pieces: readonly Piece[], details: Partial<OrderDetails> = {}): Promise<string> {
  const { orderNumber } = await createTestOrder(database, { details })
  for (const [index, { productId, option = null, sides = [1] }] of pieces.entries()) {
    for (const side of sides) {
      const id = await createTestPage(database, orderNumber, { group: index + 1, side, productId })
      await database.updateTable('design').set({ product_option_id: option }).where('id', '=', id).execute()
    }
  }
  return orderNumber
}

const withOrder = <Value>(
  orderNumber: string,
  work: (tx: Parameters<typeof reserveStock>[0], order: OrderRow) => Promise<Value>,
): Promise<Value> =>
  transact(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    if (!order) throw new Error('no order')
    return work(tx, order)
  })
const reserve = (orderNumber: string) => withOrder(orderNumber, reserveStock)
const release = (orderNumber: string) => withOrder(orderNumber, releaseStock)

const MATT = { productId: 'card', option: 'matt' }
const CALENDAR = { productId: 'calendar' }

describe('the reservation of stock', () => {
  it('takes a piece for each design group, from its option or from the product, and leaves the rest', async () => {
    const order = await orderOf([MATT, CALENDAR, { ...MATT, sides: [1, 2] }])
    const wanted: ReservedStock[] = [
      { productId: 'card', optionIdentifier: 'matt', pieces: 2 },
      { productId: 'calendar', optionIdentifier: null, pieces: 1 },
    ]
    expect(await reserve(order)).toEqual({ ok: true, value: wanted })
    expect(await stock()).toEqual({ ...FULL, calendar: 1, matt: 0 })
  })

  it('takes the piece of an option that the product no longer has from the product', async () => {
    const order = await orderOf([{ productId: 'card', option: 'linen' }])
    expect(await reserve(order)).toEqual({
      ok: true,
      value: [{ productId: 'card', optionIdentifier: null, pieces: 1 }],
    })
    expect(await stock()).toEqual({ ...FULL, card: 99 })
  })

  it('takes nothing of any product if one has too few pieces, and names that one', async () => {
    const order = await orderOf([MATT, MATT, MATT, CALENDAR])
    expect(await reserve(order)).toEqual({ ok: false, error: { code: 'STOCK_SHORTAGE', productNames: ['カード'] } })
    expect(await stock()).toEqual(FULL)
  })

  it('names a product that the catalogue has lost by its id', async () => {
    const order = await orderOf([CALENDAR])
    await database.deleteFrom('product').where('id', '=', 'calendar').execute()
    expect(await reserve(order)).toEqual({ ok: false, error: { code: 'STOCK_SHORTAGE', productNames: ['calendar'] } })
  })

  it('keeps what the order has reserved, and reserves anew where that is nothing', async () => {
    const reservedStock = [{ productId: 'card', optionIdentifier: 'gloss', pieces: 1 }]
    expect(await reserve(await orderOf([MATT], { reservedStock }))).toEqual({ ok: true, value: reservedStock })
    expect(await stock()).toEqual(FULL)
    expect(await reserve(await orderOf([MATT], { reservedStock: [] }))).toMatchObject({ ok: true })
    expect(await stock()).toEqual({ ...FULL, matt: 1 })
  })

  it('takes nothing for an order without designs', async () => {
    expect(await reserve(await orderOf([]))).toEqual({ ok: true, value: [] })
    expect(await stock()).toEqual(FULL)
  })
})

describe('the release of stock', () => {
  it('returns what is reserved to its options and products, and skips a product that the catalogue has lost', async () => {
    const reservedStock = [
      { productId: 'card', optionIdentifier: 'matt', pieces: 2 },
      { productId: 'lost', optionIdentifier: null, pieces: 1 },
      { productId: 'card', optionIdentifier: 'gloss', pieces: 1 },
      { productId: 'calendar', optionIdentifier: null, pieces: 3 },
    ]
    await release(await orderOf([], { reservedStock }))
    expect(await stock()).toEqual({ calendar: 5, card: 100, matt: 4, gloss: 8 })
  })

  it('returns nothing for an order without a reservation', async () => {
    await release(await orderOf([MATT]))
    expect(await stock()).toEqual(FULL)
  })
})
