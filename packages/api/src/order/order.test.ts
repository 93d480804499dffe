import { err, ok } from '@irodori/result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketplaceConnector } from '../connectors/marketplaceConnector.ts'
import { createTestOrder, createTestPage, createTestProduct } from '../../testing/createTestOrder.ts'
import { logInGuest } from '../../testing/logInGuest.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { transact } from '../database/transact.ts'
import { addOrder } from './addOrder.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const verify = (order: keyof typeof ORDERS, productId: string, change: object = {}) => {
  const { orderNumber, phoneNumber } = ORDERS[order]
  return server.call('verifyOrder', { body: { orderNumber, phoneNumber, productId, actionType: 'create', ...change } })
}

const detailsOf = async (orderNumber: string) =>
  (
    await server.database
      .selectFrom('shop_order')
      .select('details')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow()
  ).details

describe('the verification of an order', () => {
  it('lets an order design the products that it holds', async () => {
    const { data } = await verify('a', 'card')
    expect(data).toEqual({ orderNumber: ORDERS.a.orderNumber, paymentType: 'クレジットカード' })
  })

  it.each([
    ['a', 'booklet', 404, 'NOT_MATCH_PRODUCT_WITH_ORDER'],
    ['a', 'hidden', 403, 'PRODUCT_IS_NOT_PUBLIC'],
    ['a', 'deleted', 403, 'PRODUCT_IS_DELETED'],
    ['a', 'none', 403, 'PRODUCT_IS_NOT_FOUND'],
    ['cancelled', 'card', 403, 'ORDER_IS_CANCELLED'],
    ['produced', 'card', 403, 'ORDER_IS_PRODUCED'],
    ['reordered', 'card', 403, 'MULTI_ADDRESS_RAKUTEN_ORDER'],
  ] as const)(
    'the verification of order %s with product %s answers %i %s',
    async (order, productId, code, errorCode) => {
      expect(await verify(order, productId)).toMatchObject({ code, errorCode })
    },
  )

  it('gives an unknown order and a wrong phone number the same answer', async () => {
    for (const change of [{ orderNumber: 'irodori-99999999' }, { phoneNumber: '09000000000' }]) {
      expect(await verify('a', 'card', change)).toMatchObject({ code: 404, errorCode: 'ORDER_NUMBER_NOT_FOUND' })
    }
  })
})

describe('an added order', () => {
  it('has an id, which opens its message, and a folder of 128 random bits each', async () => {
    const added = ['irodori-70000001', 'irodori-70000002']
    for (const orderNumber of added) {
      const details = await detailsOf(ORDERS.a.orderNumber)
      const order = { orderNumber, phoneNumber: '09012345678', status: 'WAITING', details, ordererEmail: null } as const
      expect(await transact(server.database, (tx) => addOrder(tx, order, server.clock.now))).toBe(true)
    }
    const rows = await server.database
      .deleteFrom('shop_order')
      .where('order_number', 'in', added)
      .returning(['id', 'image_folder'])
      .execute()
    const secrets = rows.flatMap(({ id, image_folder }) => [id, image_folder])
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(secrets).size).toBe(4)
  })
})

describe('the orders of a session', () => {
  it('lists the orders of a session with their products', async () => {
    const token = await server.logIn()
    const { data } = await server.call('listOrders', {}, token)
    expect(data).toMatchObject([{ orderNumber: ORDERS.a.orderNumber, status: 'WAITING', designs: [] }])
    expect(data?.[0]?.products.map(({ productId }) => productId)).toEqual(['card', 'hidden', 'deleted'])
    const params = { orderNumber: ORDERS.a.orderNumber }
    expect((await server.call('readOrder', { params }, token)).data).toEqual(data?.[0])
  })
})

describe('the verification of an edited design', () => {
  const update = (order: { orderNumber: string; phoneNumber: string }, designIds: string[], productId = 'card') =>
    server.call('verifyOrder', { body: { ...order, productId, actionType: 'update', designIds } })

  it('requires designs of the order to be of the product, and accepts designs of another order', async () => {
    await createTestProduct(server.database, { id: 'mug' })
    const lines = ['card', 'mug'].map((productId) => ({ productId, unit: 1, chargeableUnit: 0 }))
    const { id: _, ...order } = await createTestOrder(server.database, { products: lines })
    const { id: __, ...other } = await createTestOrder(server.database)
    const own = await createTestPage(server.database, order.orderNumber, { group: 1 })
    const foreign = await createTestPage(server.database, other.orderNumber, { group: 1 })
    expect(await update(order, [own])).toMatchObject({ code: 200 })
    expect(await update(order, [own, foreign])).toMatchObject({ code: 200 })
    expect(await update(order, [own], 'mug')).toMatchObject({ code: 404, errorCode: 'NOT_MATCH_PRODUCT_WITH_ORDER' })
  })
})

describe('an order and an account', () => {
  const numbersOf = async (token: string) =>
    (await server.call('listOrders', {}, token)).data?.map(({ orderNumber }) => orderNumber)

  it('joins an order to an account once, by a logged-in customer who knows the phone number', async () => {
    const token = await server.logInUser('join@example.jp')
    const { orderNumber, phoneNumber } = await createTestOrder(server.database)
    const claim = { params: { orderNumber }, body: { phoneNumber } }
    expect(await server.call('readOrder', { params: { orderNumber } }, token)).toMatchObject({ code: 403 })
    for (const _ of ['once', 'twice']) {
      expect((await server.call('createOrder', claim, token)).data).toMatchObject({ orderNumber })
    }
    expect(await numbersOf(token)).toEqual([orderNumber])
    const other = await server.logInUser('late@example.jp')
    expect(await server.call('createOrder', claim, other)).toMatchObject({ code: 403, errorCode: 'FORBIDDEN' })
    const verification = { body: { orderNumber, phoneNumber, productId: 'card', actionType: 'create' } }
    expect(await server.call('verifyOrder', verification, other)).toMatchObject({ code: 403, errorCode: 'FORBIDDEN' })
    expect(await numbersOf(token)).toEqual([orderNumber])
    expect(await numbersOf(other)).toEqual([])
  })

  it('the verification before designing joins an order to the account', async () => {
    const token = await server.logInUser('design@example.jp')
    const { orderNumber, phoneNumber } = await createTestOrder(server.database)
    const body = { orderNumber, phoneNumber, productId: 'card', actionType: 'create' }
    expect(await server.call('verifyOrder', { body }, token)).toMatchObject({ code: 200 })
    expect(await numbersOf(token)).toEqual([orderNumber])
  })

  it('refuses to join an order with a wrong phone number, which counts as a failed attempt', async () => {
    const token = await server.logInUser('guess@example.jp')
    const { orderNumber, phoneNumber } = await createTestOrder(server.database)
    const guess = (phone: string) =>
      server.call('createOrder', { params: { orderNumber }, body: { phoneNumber: phone } }, token)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await guess('09000000000')).toMatchObject({ code: 404, errorCode: 'ORDER_NUMBER_NOT_FOUND' })
    }
    expect(await guess(phoneNumber)).toMatchObject({ code: 429, errorCode: 'TOO_MANY_TRIES' })
    expect(await numbersOf(token)).toEqual([])
  })

  it('need no session: the phone number alone proves the order', async () => {
    const { orderNumber, phoneNumber } = await createTestOrder(server.database)
    const { data } = await server.call('createOrder', { params: { orderNumber }, body: { phoneNumber } })
    expect(data).toMatchObject({ orderNumber, status: 'DRAFT' })
  })
})

describe('an order of a marketplace', () => {
  const orderNumber = '12345678'
  const phoneNumber = '090-9876-5432'
  const person = { familyName: '高橋', firstName: '葵', familyNameKana: 'タカハシ', firstNameKana: 'アオイ' }
  const address = { zipCode: '100-0001', prefecture: '東京都', city: '千代田区', subAddress1: '1', subAddress2: '' }
  const yahoo: MarketplaceConnector = {
    async find(number, phone) {
      if (number !== orderNumber || phone !== phoneNumber) return ok({ kind: 'NOT_FOUND' })
      return ok({
        kind: 'FOUND',
        order: {
          orderNumber,
          phoneNumber,
          ordererEmail: null,
          orderer: person,
          receiver: { ...person, ...address, phoneNumber },
          receivers: 1,
          products: [{ itemCode: 'card', unit: 2 }],
          payMethod: 'PayPay',
          paymentType: 'OTHER',
          isSettled: true,
          totalPrice: 4400,
          amounts: { paid: null, parts: [], taxes: [] },
          orderDate: '2026-11-20T10:00:00+09:00',
        },
      })
    },
    cancel: async () => err({ code: 'REFUSED' }),
    read: async () => ok({ kind: 'NOT_FOUND' }),
    listChanged: async () => ok({ kind: 'CHANGED', orderNumbers: [], next: null }),
    reportShipment: async () => err({ code: 'REFUSED' }),
  }

  it('imports an order of a marketplace once and joins it to the account', async () => {
    const shop = await testServer({ connectors: { YAHOO: yahoo, RAKUTEN: null, COLOR_ME: null } })
    const token = await shop.logInUser('yahoo@example.jp')
    const bring = (phone: string) =>
      shop.call('createOrder', { params: { orderNumber }, body: { phoneNumber: phone } }, token)
    expect(await bring('09000000000')).toMatchObject({ code: 404, errorCode: 'ORDER_NUMBER_NOT_FOUND' })
    const first = await bring(phoneNumber)
    expect(first.data).toMatchObject({ orderNumber, status: 'WAITING', ecType: 'YAHOO', remainingNumber: 2 })
    expect(await bring(phoneNumber)).toEqual(first)
    expect((await shop.call('listOrders', {}, token)).data).toEqual([first.data])
    await shop.close()
  })
})

describe('text that PostgreSQL cannot store', () => {
  it.each([
    ['a NUL', 'a\0b'],
    ['half a character', 'a\ud800b'],
  ])('refuses text that PostgreSQL cannot store: %s', async (_, text) => {
    const refusal = { code: 400, errorCode: 'REQUEST_INVALID' }
    const { orderNumber, phoneNumber } = await createTestOrder(server.database)
    const token = await logInGuest(server, { orderNumber, phoneNumber })
    const body = { orderNumber, phoneNumber, productId: text, actionType: 'create' }
    expect(await server.call('verifyOrder', { body })).toMatchObject(refusal)
    expect(await server.call('savePackages', { body: { id: text, packages: [], designs: [] } }, token)).toMatchObject(
      refusal,
    )
    const person = { familyName: text, firstName: '花', familyNameKana: 'スズキ', firstNameKana: 'ハナ' }
    expect(await server.call('updateOrderer', { params: { orderNumber }, body: person }, token)).toMatchObject(refusal)
  })

  it('refuses text that PostgreSQL cannot store in a path and in a query', async () => {
    const { orderNumber, phoneNumber } = ORDERS.a
    const refusal = { code: 400, errorCode: 'REQUEST_INVALID' }
    const token = await logInGuest(server, { orderNumber, phoneNumber })
    expect(await server.call('readOrder', { params: { orderNumber: 'a\0' } }, token)).toMatchObject(refusal)
    expect(await server.call('readOrderStatus', { query: { order: 'a\0' } }, token)).toMatchObject(refusal)
    expect(await server.call('listPackagePlans', { query: { category: '\0' } })).toMatchObject(refusal)
  })
})

describe('the status of an order', () => {
  it.each([
    ['WAITING', 'ORDER_IS_VALID'],
    ['DRAFT', 'ORDER_IS_VALID'],
    ['PENDING', 'ORDER_IS_PRODUCED'],
    ['WAITING_CREATION', 'ORDER_IS_PRODUCED'],
    ['URL_RELEASED', 'ORDER_IS_PRODUCED'],
    ['PENDING_CANCEL', 'ORDER_IS_CANCELLED'],
    ['CANCEL', 'ORDER_IS_CANCELLED'],
  ] as const)('%s is told, and that its pictures are %s', async (status, code) => {
    const order = await createTestOrder(server.database, { status })
    const token = await logInGuest(server, order)
    const { orderNumber } = order
    expect((await server.call('readOrderStatus', { query: { order: orderNumber } }, token)).data).toEqual({
      orderNumber,
      status,
      updatedAt: '2026-11-20T01:00:00.000Z',
    })
    expect((await server.call('verifyForImages', { params: { orderNumber } }, token)).data).toEqual({ code })
  })
})

describe('the process method', () => {
  const choose = (orderNumber: string, processMethod: string, token: string) =>
    server.call('updateProcessMethod', { params: { orderNumber }, body: { processMethod } }, token)

  it('saves the chosen process method, and each choice sets a later updatedAt', async () => {
    const order = await createTestOrder(server.database, { at: server.clock.now })
    const token = await logInGuest(server, order)
    const times: string[] = []
    for (const method of ['digital_message', 'normal', 'normal'] as const) {
      const { data } = await choose(order.orderNumber, method, token)
      expect(data?.processMethod).toBe(method)
      times.push(data?.updatedAt ?? '')
    }
    expect(times).toEqual(times.toSorted())
    expect(new Set([server.clock.now.toISOString(), ...times]).size).toBe(4)
    const { data } = await server.call('readOrder', { params: { orderNumber: order.orderNumber } }, token)
    expect(data).toMatchObject({ processMethod: 'normal', updatedAt: times[2] })
  })

  it('an order of the messaging app keeps its process method', async () => {
    await createTestProduct(server.database, { id: 'stamp', isLineProduct: true })
    const order = await createTestOrder(server.database, {
      products: [{ productId: 'stamp', unit: 1, chargeableUnit: 0 }],
    })
    const token = await logInGuest(server, order)
    expect(await choose(order.orderNumber, 'digital_message', token)).toMatchObject({
      code: 403,
      errorCode: 'STATUS_NOT_ALLOWED',
    })
  })

  it.each([
    ['WAITING_CREATION', 'ORDER_IS_PRODUCED'],
    ['PENDING', 'ORDER_IS_PRODUCED'],
    ['CANCEL', 'ORDER_IS_CANCELLED'],
    ['PENDING_CANCEL', 'ORDER_IS_CANCELLED'],
  ] as const)('an order in %s keeps its process method', async (status, errorCode) => {
    const order = await createTestOrder(server.database, { status })
    const token = await logInGuest(server, order)
    expect(await choose(order.orderNumber, 'normal', token)).toMatchObject({ code: 403, errorCode })
  })

  it('refuses another process method once production is scheduled, whichever call comes first', async () => {
    await createTestProduct(server.database, { id: 'plain', packagePlanCatId: null, chargeablePackagePlanCatId: null })
    for (let round = 0; round < 5; round += 1) {
      const order = await createTestOrder(server.database, {
        products: [{ productId: 'plain', unit: 1, chargeableUnit: 0 }],
      })
      const { orderNumber } = order
      await createTestPage(server.database, orderNumber, { group: 1, productId: 'plain' })
      const token = await logInGuest(server, order)
      const { data: shown } = await server.call('readOrder', { params: { orderNumber } }, token)
      const body = { updatedAt: shown?.updatedAt }
      const [scheduled, chosen] = await Promise.all([
        server.call('scheduleCreation', { params: { orderNumber }, body }, token),
        choose(orderNumber, 'digital_message', token),
      ])
      const outcomes = [scheduled.errorCode, chosen.errorCode]
      expect([
        [null, 'ORDER_IS_PRODUCED'],
        // The change may come before or after the first read of the order.
        ['ORDER_CHANGED', null],
        ['STATUS_NOT_ALLOWED', null],
      ]).toContainEqual(outcomes)
      const { data } = await server.call('readOrder', { params: { orderNumber } }, token)
      expect([data?.status, data?.processMethod]).toEqual(
        scheduled.code === 200 ? ['WAITING_CREATION', 'normal'] : ['DRAFT', 'digital_message'],
      )
    }
  })
})
