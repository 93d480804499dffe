import { sandboxOrders } from '@irodori/demo-shop/sandboxOrders'
import type { Sandbox } from '@irodori/demo-shop/startSandbox'
import { startSandbox } from '@irodori/demo-shop/startSandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxAddresses, WITHOUT_PAUSES } from '../../testing/sandboxAccess.ts'
import { ORDERS, PRODUCTS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { putProduct } from '../catalogue/putProduct.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Connectors, MarketplaceConnector, MarketplaceId } from './marketplaceConnector.ts'
import { openConnectors } from './openConnectors.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')
const RETRY_POLICY = { attemptTimeoutMs: 500, attempts: 2, firstPauseMs: 5, totalTimeoutMs: 2000 }
const PHONE = '09012345678'

let sandbox: Sandbox
let server: TestServer
/** Number of questions to a marketplace. */
let questions = 0
/** Runs while a marketplace is asked. */
let whileAsking: () => Promise<void> = async () => undefined

const watched = (connector: MarketplaceConnector | null): MarketplaceConnector | null =>
  connector && {
    ...connector,
    async find(orderNumber, phoneNumber) {
      questions += 1
      await whileAsking()
      return connector.find(orderNumber, phoneNumber)
    },
  }

/** Opened for each question, so the failures of one test do not open the breaker of the next. */
const newConnector = (shop: MarketplaceId): MarketplaceConnector => {
  const open = (): MarketplaceConnector => {
    const connector = openConnectors(sandboxAddresses(sandbox), {
      retryPolicy: RETRY_POLICY,
      now: () => NOW,
      timing: WITHOUT_PAUSES,
    })[shop]
    if (!connector) throw new Error(`the connector of ${shop} is switched off`)
    return connector
  }
  return {
    find: (orderNumber, phoneNumber) => open().find(orderNumber, phoneNumber),
    cancel: (orderNumber, reason) => open().cancel(orderNumber, reason),
    read: (orderNumber) => open().read(orderNumber),
    listChanged: (since, page) => open().listChanged(since, page),
    reportShipment: (orderNumber, shipment) => open().reportShipment(orderNumber, shipment),
  }
}

beforeAll(async () => {
  sandbox = await startSandbox(() => NOW, { limits: {} })
  const connectors: Connectors = {
    YAHOO: watched(newConnector('YAHOO')),
    RAKUTEN: watched(newConnector('RAKUTEN')),
    COLOR_ME: watched(newConnector('COLOR_ME')),
  }
  server = await testServer({ connectors })
  const [product] = PRODUCTS
  for (const id of ['greeting-card', 'wall-clock', 'photo-booklet']) {
    if (product) await transact(server.database, (tx) => putProduct(tx, { ...product, id }))
  }
})
afterAll(async () => {
  await server.close()
  await sandbox.close()
})
beforeEach(async () => {
  questions = 0
  whileAsking = async () => undefined
  await server.database.deleteFrom('session').execute()
  await server.database.deleteFrom('failed_attempt').execute()
  await server.database.deleteFrom('shop_order').where('order_number', 'not like', 'irodori-%').execute()
})

const verify = (orderNumber: string, productId = 'greeting-card', phoneNumber = PHONE) =>
  server.call('verifyOrder', { body: { orderNumber, phoneNumber, productId, actionType: 'create' } })
const logIn = (orderNumber: string, phoneNumber = PHONE) =>
  server.call('loginGuest', { body: { orderNumber, phoneNumber } })
const rowsOf = (orderNumber: string) =>
  server.database.selectFrom('shop_order').selectAll().where('order_number', '=', orderNumber).execute()
const numberOf = (shop: MarketplaceId, sentence: string) =>
  sandboxOrders.find((order) => order.shop === shop && order.sentence.includes(sentence))?.orderNumber ?? ''

const SHOPS = ['YAHOO', 'RAKUTEN', 'COLOR_ME'] as const

describe.each(SHOPS)('an order of %s', (shop) => {
  const paidOrder = numberOf(shop, 'Paid by card')

  it('imports an order of a marketplace at its first verification', async () => {
    expect((await verify(paidOrder)).data).toEqual({
      orderNumber: paidOrder,
      paymentType: expect.stringContaining('クレジット'),
    })
    const token = (await logIn(paidOrder)).data?.[0]?.token
    expect(questions).toBe(1)
    const { data } = await server.call('listOrders', {}, token)
    expect(data).toMatchObject([
      {
        orderNumber: paidOrder,
        status: 'WAITING',
        ecSiteId: shop,
        orderDate: '2026-11-20T01:00:00.000Z',
        orderer: { familyName: '佐藤' },
        receiver: { zipCode: '150-0001' },
        products: [
          { productId: 'greeting-card', unit: 1 },
          { productId: 'wall-clock', unit: 1 },
        ],
      },
    ])
  })

  it('imports an order by a login too, with the products of this shop only', async () => {
    const booklets = numberOf(shop, 'two booklets')
    const token = (await logIn(booklets)).data?.[0]?.token
    const { data } = await server.call('listOrders', {}, token)
    expect(data?.[0]?.products).toMatchObject([{ productId: 'photo-booklet', unit: 2 }])
    expect(await verify(booklets)).toMatchObject({ code: 404, errorCode: 'NOT_MATCH_PRODUCT_WITH_ORDER' })
  })

  it('imports an order once by two verifications and a login at the same time', async () => {
    let waiting = 0
    let go: () => void = () => undefined
    const all = new Promise<void>((resolve) => {
      go = resolve
    })
    whileAsking = () => {
      waiting += 1
      if (waiting === 3) go()
      return all
    }
    const answers = await Promise.all([verify(paidOrder), verify(paidOrder), logIn(paidOrder)])
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(questions).toBe(3)
    expect(await rowsOf(paidOrder)).toHaveLength(1)
  })

  it('keeps no transaction open while the marketplace is asked', async () => {
    whileAsking = async () => {
      await server.database.selectFrom('setting').select('name').execute()
      await server.database.transaction().execute((tx) => tx.selectFrom('setting').select('name').execute())
    }
    expect((await verify(paidOrder)).code).toBe(200)
  })

  it('gets the answer of an unknown order for a wrong phone number, before and after its import', async () => {
    const unknown = paidOrder.replace(/1$/, '9')
    const expected = await verify(unknown, 'greeting-card', '09000000000')
    expect(expected).toMatchObject({ code: 404, errorCode: 'ORDER_NUMBER_NOT_FOUND' })
    expect(await verify(paidOrder, 'greeting-card', '09000000000')).toEqual(expected)
    expect(await rowsOf(paidOrder)).toEqual([])
    expect((await verify(paidOrder)).code).toBe(200)
    questions = 0
    expect(await verify(paidOrder, 'greeting-card', '09000000000')).toEqual(expected)
    expect(questions).toBe(1)
  })

  it('locks an order after five wrong phone numbers, and does not ask the marketplace again', async () => {
    const codes = []
    for (let i = 0; i < 6; i += 1) codes.push((await verify(paidOrder, 'greeting-card', `0900000000${i}`)).code)
    expect(codes).toEqual([404, 404, 404, 404, 404, 429])
    expect((await logIn(paidOrder)).errorCode).toBe('TOO_MANY_TRIES')
    expect(questions).toBe(5)
  })
})

describe('an error of a marketplace', () => {
  const until = '2026-11-21T03:00:00.000Z'
  it.each([
    ['YAHOO', 'maintenance', 404, 'EC_MAINTAIN', { shop: 'YAHOO', until }],
    ['RAKUTEN', 'maintenance', 404, 'EC_MAINTAIN', { shop: 'RAKUTEN', until }],
    ['COLOR_ME', 'maintenance', 404, 'EC_MAINTAIN', { shop: 'COLOR_ME', until }],
    ['YAHOO', 'refuses the key', 401, 'YAHOO_AUTHENTICATION_EXCEPTION', { shop: 'YAHOO' }],
    ['RAKUTEN', 'refuses the key', 401, 'RAKUTEN_AUTHENTICATION_EXCEPTION', { shop: 'RAKUTEN' }],
    ['COLOR_ME', 'refuses the key', 401, 'COLOR_ME_AUTHENTICATION_ERROR', { shop: 'COLOR_ME' }],
    ['YAHOO', 'cut in the middle', 500, 'EC_CONNECTION_ERROR', { shop: 'YAHOO' }],
    ['RAKUTEN', 'cut in the middle', 500, 'EC_CONNECTION_ERROR', { shop: 'RAKUTEN' }],
    ['COLOR_ME', 'cut in the middle', 500, 'COLOR_ME_CONNECTION_ERROR', { shop: 'COLOR_ME' }],
    ['YAHOO', 'never answers', 500, 'EC_REQUEST_TIMEOUT_EXCEPTION', { shop: 'YAHOO' }],
    ['RAKUTEN', 'never answers', 500, 'EC_REQUEST_TIMEOUT_EXCEPTION', { shop: 'RAKUTEN' }],
    ['COLOR_ME', 'never answers', 500, 'EC_REQUEST_TIMEOUT_EXCEPTION', { shop: 'COLOR_ME' }],
    ['YAHOO', 'convenience store has not', 403, 'ORDER_NOT_SETTLED', { paymentType: 'COMBINI' }],
    ['RAKUTEN', 'convenience store has not', 403, 'ORDER_NOT_SETTLED', { paymentType: 'COMBINI' }],
    ['COLOR_ME', 'convenience store has not', 403, 'ORDER_NOT_SETTLED', { paymentType: 'COMBINI' }],
    ['RAKUTEN', 'points are not', 403, 'ORDER_NOT_SETTLED', { paymentType: 'RAKUTEN_POINT' }],
    ['YAHOO', 'bank transfer', 403, 'ORDER_NOT_SETTLED', { paymentType: 'OTHER' }],
    ['YAHOO', 'cancelled', 403, 'ORDER_IS_CANCELLED', {}],
    ['RAKUTEN', 'cancelled', 403, 'ORDER_IS_CANCELLED', {}],
    ['COLOR_ME', 'cancelled', 403, 'ORDER_IS_CANCELLED', {}],
    ['YAHOO', 'verifying', 400, 'ORDER_YAHOO_IS_VERIFYING', { minutes: 15 }],
    ['YAHOO', 'no product of this shop', 403, 'PRODUCT_IS_NOT_FOUND', {}],
    ['RAKUTEN', 'no product of this shop', 403, 'PRODUCT_IS_NOT_FOUND', {}],
    ['COLOR_ME', 'no product of this shop', 403, 'PRODUCT_IS_NOT_FOUND', {}],
  ] as const)(
    '%s, %s, answers %i %s to both calls and imports nothing',
    async (shop, sentence, code, errorCode, error) => {
      const orderNumber = numberOf(shop, sentence)
      for (const answer of [await verify(orderNumber), await logIn(orderNumber)]) {
        expect(answer).toMatchObject({ code, errorCode })
        expect(answer.error ?? {}).toEqual(error)
      }
      expect(await rowsOf(orderNumber)).toEqual([])
    },
  )

  it.each(['RAKUTEN', 'COLOR_ME'] as const)(
    '%s with several receivers lets the customer in to cancel',
    async (shop) => {
      const orderNumber = numberOf(shop, 'two receivers')
      expect(await verify(orderNumber)).toMatchObject({ code: 403, errorCode: 'MULTI_ADDRESS_RAKUTEN_ORDER' })
      const token = (await logIn(orderNumber)).data?.[0]?.token
      expect((await server.call('listOrders', {}, token)).data).toMatchObject([{ status: 'PENDING_CANCEL' }])
    },
  )

  it('never locks out the right phone number of an unpaid order', async () => {
    const orderNumber = numberOf('YAHOO', 'convenience store has not')
    for (let i = 0; i < 7; i += 1) expect((await verify(orderNumber)).errorCode).toBe('ORDER_NOT_SETTLED')
  })

  it('logs an error of a marketplace without the order number, and what the staff do about a refused key or why the connection failed', async () => {
    server.lines.length = 0
    await verify(numberOf('RAKUTEN', 'refuses the key'))
    await verify(numberOf('RAKUTEN', 'cut in the middle'))
    expect(server.lines).toEqual([
      'marketplace RAKUTEN: AUTHENTICATION_FAILED, the licence key has ended after 90 days or is wrong: ' +
        'issue a new one in RMS and enter it',
      'marketplace RAKUTEN: CONNECTION_ERROR, UND_ERR_SOCKET',
    ])
  })
})

describe('eight digits', () => {
  const { orderNumber, phoneNumber } = ORDERS.a
  const short = orderNumber.replace('irodori-', '')

  it('takes eight digits for an order of this shop if its phone number matches', async () => {
    expect((await verify(short, 'card', phoneNumber)).data?.orderNumber).toBe(orderNumber)
    expect((await logIn(short, phoneNumber)).data?.[0]?.userName).toBe(orderNumber)
    expect(questions).toBe(0)
  })

  it('share their failed attempts with the complete number', async () => {
    const codes = []
    for (let i = 0; i < 3; i += 1) {
      codes.push((await verify(short, 'card', `0900000000${i}`)).code)
      codes.push((await verify(orderNumber, 'card', `0900000001${i}`)).code)
    }
    expect(codes).toEqual([404, 404, 404, 404, 404, 429])
    expect((await verify(short, 'card', phoneNumber)).code).toBe(429)
  })

  it('lets the phone number decide when eight digits are an order of this shop and of a marketplace', async () => {
    const onYahoo = numberOf('YAHOO', 'Paid by card')
    const [own] = await rowsOf(orderNumber)
    if (!own) throw new Error(`order ${orderNumber} was not created`)
    const twin = { ...own, id: 'twin', image_folder: 'f'.repeat(32), order_number: `irodori-${onYahoo}` }
    await server.database
      .insertInto('shop_order')
      .values({ ...twin, details: json(own.details) })
      .execute()
    expect((await verify(onYahoo)).data?.orderNumber).toBe(onYahoo)
    expect((await verify(onYahoo, 'card', phoneNumber)).data?.orderNumber).toBe(twin.order_number)
    for (let i = 0; i < 7; i += 1) expect((await verify(onYahoo)).code).toBe(200)
    await server.database.deleteFrom('shop_order').where('id', '=', 'twin').execute()
  })
})
