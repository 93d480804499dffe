import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import {
  createTestOrder,
  createTestPackagePlans,
  createTestPage,
  createTestProduct,
} from '../../testing/createTestOrder.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { OrderDetails } from '../database/tables/orders.ts'
import { findOrder } from '../order/findOrder.ts'
import { packageIdOf } from '../order/packageId.ts'
import { HandOver } from './handOver.ts'
import { handOverText } from './handOverText.ts'
import { packingObstacles } from './packingObstacles.ts'
import { readHandOver } from './readHandOver.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await createTestPackagePlans(server.database)
  await createTestProduct(server.database, { id: 'clock', name: '時計' })
  await createTestProduct(server.database, { id: 'book', name: '絵本', printCompany: 'SEICHOKU' })
})
afterAll(() => server.close())

/** The hand-over of an order, after it has passed through JSON and its schema. */
async function handOverOf(orderNumber: string): Promise<HandOver> {
  const order = await findOrder(server.database, orderNumber)
  if (!order) throw new Error(`there is no order ${orderNumber}`)
  const deps = { ...server, publicUrl: 'https://shop.example', now: () => server.clock.now }
  return HandOver.parse(JSON.parse(JSON.stringify(await readHandOver(deps, order))))
}

const line = (productId: string, unit: number, chargeableUnit = 0) => ({ productId, unit, chargeableUnit })

async function wrap(orderNumber: string, group: number, plan: string): Promise<void> {
  await server.database
    .updateTable('design')
    .set({ package_plan_id: plan })
    .where('order_number', '=', orderNumber)
    .where('group_number', '=', group)
    .execute()
}

const detailsOf = async (orderNumber: string): Promise<OrderDetails> => {
  const order = await findOrder(server.database, orderNumber)
  if (!order) throw new Error(`there is no order ${orderNumber}`)
  return order.details
}

describe('the hand-over of an order', () => {
  it('names the people, the pieces with their option and pages, and the check of each print', async () => {
    const { order_number } = await createReadyOrder(server, { pieces: 2 })
    const { order, people, pieces, lines, message } = await handOverOf(order_number)
    expect(order).toMatchObject({ number: order_number, shop: null, isPaid: true, heldFrom: null })
    expect(people.receiver).toMatchObject({ familyName: '佐藤', prefecture: '東京都', phoneNumber: '090-1111-1111' })
    expect(lines).toEqual([
      { productId: 'card', productName: '小さなカード', bought: 2, boughtWithChargeableWrapping: 0 },
    ])
    expect(pieces.map(({ productName, option }) => [productName, option?.name])).toEqual([
      ['小さなカード', 'マット'],
      ['小さなカード', 'マット'],
    ])
    expect(pieces.flatMap(({ pages }) => pages.map(({ file, printCheck }) => `${file} ${printCheck}`))).toEqual([
      '01.png EQUAL',
      '02.png EQUAL',
      '03.png EQUAL',
      '04.png EQUAL',
    ])
    expect(pieces[0]?.pages[0]?.pixelSha256).toBe(pieces[0]?.pages[0]?.approvedSha256)
    expect(message).toBeNull()
  })

  it('lists two parcels with their days, time bands, carriers and pieces', async () => {
    const { orderNumber, id } = await createTestOrder(server.database, {
      products: [line('clock', 1), line('book', 2)],
      status: 'CREATING',
    })
    await createTestPage(server.database, orderNumber, { group: 1, productId: 'clock' })
    for (const group of [2, 3]) await createTestPage(server.database, orderNumber, { group, productId: 'book' })
    const row = { order_number: orderNumber, ship_day: '2026-11-26', updated_at: server.clock.now }
    await server.database
      .insertInto('order_package')
      .values([
        {
          ...row,
          id: packageIdOf(id, 'SEICHOKU'),
          print_company: 'SEICHOKU',
          delivery_day: '2026-11-30',
          delivery_time: '14-16時',
        },
        {
          ...row,
          id: packageIdOf(id, 'OTHER'),
          print_company: 'OTHER',
          delivery_time: '指定なし',
          carrier: 'sagawa',
          tracking_number: '1234-5678',
        },
      ])
      .execute()
    const handOver = await handOverOf(orderNumber)
    expect(handOver.parcels).toMatchObject([
      {
        printCompany: 'SEICHOKU',
        plannedShipDate: '2026-11-26',
        deliveryDay: '2026-11-30',
        deliveryTime: '14-16時',
        shipment: null,
        groupNumbers: [2, 3],
      },
      {
        printCompany: 'OTHER',
        deliveryDay: null,
        deliveryTime: null,
        shipment: { carrierName: '佐川急便', trackingNumber: '1234-5678' },
        groupNumbers: [1],
      },
    ])
    const text = handOverText(handOver)
    expect(text).toContain('parcel SEICHOKU: ships 2026-11-26, for 2026-11-30, 14-16時, pieces 2 3')
    expect(text).toContain('with 佐川急便 1234-5678')
  })

  it('names the wrapping of each piece, the pieces that have none, and a number that differs from what was bought', async () => {
    const { orderNumber } = await createTestOrder(server.database, { products: [line('clock', 3, 2)] })
    for (const group of [1, 2, 3]) await createTestPage(server.database, orderNumber, { group, productId: 'clock' })
    await wrap(orderNumber, 1, 'ribbon')
    await wrap(orderNumber, 2, 'box')
    const handOver = await handOverOf(orderNumber)
    expect(handOver.pieces.map(({ wrapping }) => wrapping)).toEqual([
      { id: 'ribbon', identifier: 'ribbon', name: 'ribbon', isFree: true },
      { id: 'box', identifier: 'box', name: 'box', isFree: false },
      null,
    ])
    expect(handOver.notes).toEqual([
      { code: 'CHARGEABLE_DIFFERS', productId: 'clock', bought: 2, chosen: 1 },
      { code: 'PARTLY_WRAPPED', groupNumbers: [3] },
    ])
    expect(handOverText(handOver)).toContain('note: pieces 3 are not wrapped, the others are')
  })

  it('says that a gift waits for its recipient, with the address of its page, and cannot be packed', async () => {
    const { orderNumber, id } = await createTestOrder(server.database, {
      status: 'URL_RELEASED',
      details: { processMethod: 'digital_message' },
    })
    await createTestPage(server.database, orderNumber, { group: 1 })
    await server.database
      .updateTable('shop_order')
      .set({ auto_start_at: new Date('2026-12-04T01:00:00.000Z') })
      .where('order_number', '=', orderNumber)
      .execute()
    const handOver = await handOverOf(orderNumber)
    expect(handOver.message).toEqual({
      address: `https://shop.example/digital-message/${id}`,
      state: 'WAITS_FOR_RECIPIENT',
      autoStartAt: '2026-12-04T01:00:00.000Z',
    })
    expect(handOver.notes).toEqual([{ code: 'WAITS_FOR_RECIPIENT' }])
    expect(packingObstacles(handOver)).toEqual([{ code: 'WAITS_FOR_RECIPIENT' }])
  })

  it('names the marketplace, an unpaid order, a long address line and a product that is gone', async () => {
    const before = await createTestOrder(server.database)
    const { receiver } = await detailsOf(before.orderNumber)
    const { orderNumber } = await createTestOrder(server.database, {
      products: [line('clock', 2), line('gone', 1)],
      details: {
        ecSiteId: 'RAKUTEN',
        isSettled: false,
        receiver: { ...receiver, subAddress2: 'グランドメゾン東京ステーションタワー1201', phoneNumber: '' },
      },
    })
    await createTestPage(server.database, orderNumber, { group: 1, productId: 'clock', printCheck: 'UNSEEN' })
    const handOver = await handOverOf(orderNumber)
    expect(handOver.order).toMatchObject({ shop: 'RAKUTEN', isPaid: false })
    expect(handOver.notes).toEqual([
      { code: 'NOT_PAID' },
      { code: 'PIECES_DIFFER', productId: 'clock', bought: 2, designed: 1 },
      { code: 'PRODUCT_GONE', productId: 'gone' },
      { code: 'PAGE_UNSEEN', groupNumbers: [1] },
      { code: 'PHONE_MISSING' },
      { code: 'ADDRESS_LINE_TOO_LONG', line: 'グランドメゾン東京ステーションタワー1201' },
    ])
  })
})

describe('an order that cannot be packed', () => {
  it.each([
    ['CANCEL', null, [{ code: 'CANCELLED' }]],
    ['PENDING', 'CREATING', [{ code: 'HELD' }]],
    ['DRAFT', null, [{ code: 'NOT_IN_PRODUCTION', status: 'DRAFT' }]],
    ['CREATING', null, [{ code: 'PAGE_NOT_PRINTABLE', groupNumbers: [1] }]],
  ] as const)('is refused with its reason in the status %s', async (status, heldFrom, obstacles) => {
    const { orderNumber } = await createTestOrder(server.database, { status, details: { heldFrom } })
    await createTestPage(server.database, orderNumber, { group: 1, printCheck: 'DIFFERENT' })
    expect(packingObstacles(await handOverOf(orderNumber))).toEqual(obstacles)
  })
})
