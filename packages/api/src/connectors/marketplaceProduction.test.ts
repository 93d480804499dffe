import { sandboxOrders } from '@irodori/demo-shop/sandboxOrders'
import type { Sandbox } from '@irodori/demo-shop/startSandbox'
import { startSandbox } from '@irodori/demo-shop/startSandbox'
import { ok } from '@irodori/result'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyDesigns } from '../../testing/createReadyOrder.ts'
import { createTestProduct } from '../../testing/createTestOrder.ts'
import { sandboxAddresses, WITHOUT_PAUSES } from '../../testing/sandboxAccess.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { findProduct } from '../catalogue/catalogue.ts'
import { json } from '../database/tables.ts'
import { findOrder } from '../order/findOrder.ts'
import type { Connectors, MarketplaceConnector, MarketplaceId } from './marketplaceConnector.ts'
import { openConnectors } from './openConnectors.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')
const RETRY_POLICY = { attemptTimeoutMs: 500, attempts: 2, firstPauseMs: 5, totalTimeoutMs: 2000 }
const PHONE = '09012345678'
const SHOPS = ['YAHOO', 'RAKUTEN', 'COLOR_ME'] as const

let sandbox: Sandbox
let server: TestServer
/** Runs while a marketplace is asked. */
let whileAsking: () => Promise<unknown> = async () => undefined

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
    async find(orderNumber, phoneNumber) {
      await whileAsking()
      return open().find(orderNumber, phoneNumber)
    },
    async cancel(orderNumber, reason) {
      await whileAsking()
      return open().cancel(orderNumber, reason)
    },
    read: (orderNumber) => open().read(orderNumber),
    listChanged: (since, page) => open().listChanged(since, page),
    reportShipment: (orderNumber, shipment) => open().reportShipment(orderNumber, shipment),
  }
}

beforeAll(async () => {
  sandbox = await startSandbox(() => NOW, { limits: {} })
  const connectors: Connectors = {
    YAHOO: newConnector('YAHOO'),
    RAKUTEN: newConnector('RAKUTEN'),
    COLOR_ME: newConnector('COLOR_ME'),
  }
  server = await testServer({ connectors, configuration: { rateLimitFactor: 1000 } })
  for (const id of ['greeting-card', 'wall-clock']) {
    await createTestProduct(server.database, { id, numberOfSides: 2 })
  }
  const plan = {
    id: 'gift-box',
    identifier: 'gift-box',
    name: '箱',
    description: '',
    imageUrl: null,
    isFree: false,
    price: 330,
  }
  const document = json({ ...plan, packagePlanCatId: 'gift-box', position: 1 })
  await server.database
    .insertInto('package_plan')
    .values({ id: 'gift-box', package_plan_cat_id: 'gift-box', position: 1, document })
    .execute()
})
afterAll(async () => {
  await server.close()
  await sandbox.close()
})
beforeEach(async () => {
  whileAsking = async () => undefined
  server.clock.now = NOW
  await sandbox.close()
  sandbox = await startSandbox(() => NOW, { limits: {} })
  await server.database.deleteFrom('session').execute()
  await server.database.deleteFrom('failed_attempt').execute()
  for (const table of ['design', 'order_package', 'cancellation', 'mail', 'job'] as const) {
    await sql`delete from ${sql.table(table)}`.execute(server.database)
  }
  await server.database.deleteFrom('shop_order').where('order_number', 'not like', 'irodori-%').execute()
})

const numberOf = (shop: MarketplaceId, sentence: string): string => {
  const found = sandboxOrders.find((order) => order.shop === shop && order.sentence.includes(sentence))
  if (!found) throw new Error(`the sandbox has no order of ${shop} with: ${sentence}`)
  return found.orderNumber
}

/** Imports an order by its first login and makes it a draft with one finished card. */
async function imported(orderNumber: string): Promise<string> {
  const { data } = await server.call('loginGuest', { body: { orderNumber, phoneNumber: PHONE } })
  const order = await findOrder(server.database, orderNumber)
  if (!order) throw new Error(`order ${orderNumber} was not imported`)
  const details = { ...order.details, products: [{ productId: 'greeting-card', unit: 1, chargeableUnit: 0 }] }
  await server.database
    .updateTable('shop_order')
    .set({ status: 'DRAFT', details: json({ ...details, orderDate: NOW.toISOString() }) })
    .where('order_number', '=', orderNumber)
    .execute()
  await createReadyDesigns(server, orderNumber, { productId: 'greeting-card' })
  return data?.[0]?.token ?? ''
}

const schedule = (orderNumber: string, token: string) =>
  server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)
const cancel = (orderNumber: string) =>
  server.call('cancelOrder', { params: { orderNumber }, query: { securityKey: PHONE.slice(-4), reason: '6' } })
const statusOf = async (orderNumber: string) => (await findOrder(server.database, orderNumber))?.status
const stock = async () => (await findProduct(server.database, 'greeting-card'))?.quantityInStock

describe.each(SHOPS)('an imported order of %s', (shop) => {
  it('imports an order with the address in lower case, the price and the payment', async () => {
    const orderNumber = numberOf(shop, 'Paid by card: a greeting card')
    await imported(orderNumber)
    expect(await findOrder(server.database, orderNumber)).toMatchObject({
      orderer_email: 'customer-5678@irodori.example',
      details: { totalPrice: 8250, paymentType: 'OTHER', isSettled: true },
    })
  })

  it('imports the number of pieces that were bought with a chargeable wrapping', async () => {
    const orderNumber = numberOf(shop, 'one of them with a gift box')
    await server.call('loginGuest', { body: { orderNumber, phoneNumber: PHONE } })
    expect((await findOrder(server.database, orderNumber))?.details.products).toEqual([
      { productId: 'wall-clock', unit: 2, chargeableUnit: 1 },
    ])
  })
})

describe.each(SHOPS)('starting production of an order of %s', (shop) => {
  it('asks the marketplace again, without an open transaction', async () => {
    const orderNumber = numberOf(shop, 'Paid by card: a greeting card')
    const token = await imported(orderNumber)
    let questions = 0
    whileAsking = async () => {
      questions += 1
      await server.database
        .selectFrom('shop_order')
        .selectAll()
        .where('order_number', '=', orderNumber)
        .forUpdate()
        .execute()
    }
    expect((await schedule(orderNumber, token)).code).toBe(200)
    expect([questions, await statusOf(orderNumber)]).toEqual([1, 'WAITING_CREATION'])
    await schedule(orderNumber, token)
    expect(questions).toBe(1)
  })

  it('cancels it here if it was cancelled there', async () => {
    const before = await stock()
    const orderNumber = numberOf(shop, 'is cancelled by the time production is started')
    const token = await imported(orderNumber)
    expect(await schedule(orderNumber, token)).toMatchObject({ code: 403, errorCode: 'ORDER_IS_CANCELLED' })
    expect([await statusOf(orderNumber), await stock()]).toEqual(['CANCEL', before])
    expect(await server.database.selectFrom('cancellation').select(['by', 'reason']).execute()).toEqual([
      { by: 'SHOP', reason: 0 },
    ])
  })

  it.each([
    ['convenience-store payment is revoked', 403, 'ORDER_NOT_SETTLED', { paymentType: 'COMBINI' }],
    ['does not answer when production is started', 500, 'EC_REQUEST_TIMEOUT_EXCEPTION', { shop }],
  ] as const)('changes nothing if its %s', async (sentence, code, errorCode, error) => {
    const orderNumber = numberOf(shop, sentence)
    const token = await imported(orderNumber)
    const before = await findOrder(server.database, orderNumber)
    expect(await schedule(orderNumber, token)).toMatchObject({ code, errorCode, error })
    expect(await findOrder(server.database, orderNumber)).toEqual(before)
  })

  it('refuses to start production if the order is changed while the marketplace is asked', async () => {
    const orderNumber = numberOf(shop, 'Paid by card: a greeting card')
    const token = await imported(orderNumber)
    const shown = await findOrder(server.database, orderNumber)
    whileAsking = () =>
      server.database
        .updateTable('shop_order')
        .set({ updated_at: new Date(NOW.getTime() + 5) })
        .where('order_number', '=', orderNumber)
        .execute()
    const body = { updatedAt: shown?.updated_at.toISOString() }
    const answer = await server.call('scheduleCreation', { params: { orderNumber }, body }, token)
    expect(answer).toMatchObject({ code: 400, errorCode: 'ORDER_CHANGED' })
  })
})

it('an order that Yahoo verifies again cannot be produced yet', async () => {
  const orderNumber = numberOf('YAHOO', 'verifies again')
  const token = await imported(orderNumber)
  expect(await schedule(orderNumber, token)).toMatchObject({
    code: 400,
    errorCode: 'ORDER_YAHOO_IS_VERIFYING',
    error: { minutes: 15 },
  })
})

describe.each(SHOPS)('cancelling an order of %s', (shop) => {
  it('cancels it at the marketplace and here', async () => {
    const orderNumber = numberOf(shop, 'Paid by card: a greeting card')
    await imported(orderNumber)
    whileAsking = () => server.database.selectFrom('shop_order').selectAll().forUpdate().execute()
    expect((await cancel(orderNumber)).code).toBe(200)
    expect(await statusOf(orderNumber)).toBe('CANCEL')
    const connector = openConnectors(sandboxAddresses(sandbox), {
      retryPolicy: RETRY_POLICY,
      now: () => NOW,
      timing: WITHOUT_PAUSES,
    })[shop]
    expect(await connector?.find(orderNumber, PHONE)).toEqual(ok({ kind: 'CANCELLED' }))
  })

  it.each([
    ['the shop refuses to cancel', 403, 'ORDER_CANNOT_BE_CANCELLED'],
    ['does not answer a cancellation', 500, 'EC_REQUEST_TIMEOUT_EXCEPTION'],
  ] as const)('changes nothing and names the shop if %s', async (sentence, code, errorCode) => {
    const orderNumber = numberOf(shop, sentence)
    await imported(orderNumber)
    const before = await findOrder(server.database, orderNumber)
    expect(await cancel(orderNumber)).toMatchObject({ code, errorCode, error: { shop } })
    expect(await findOrder(server.database, orderNumber)).toEqual(before)
    const mails = await server.database.selectFrom('mail').select('kind').execute()
    expect(mails).toEqual([{ kind: 'ORDER_RECEIVED' }])
  })

  it('succeeds when it is repeated after a lost answer', async () => {
    const orderNumber = numberOf(shop, 'though the answer does not arrive')
    await imported(orderNumber)
    expect([(await cancel(orderNumber)).code, await statusOf(orderNumber)]).toEqual([500, 'DRAFT'])
    expect([(await cancel(orderNumber)).code, await statusOf(orderNumber)]).toEqual([200, 'CANCEL'])
  })
})

it.each(['RAKUTEN', 'COLOR_ME'] as const)(
  'an order of %s with several receivers mails one request to order again, and can be cancelled',
  async (shop) => {
    const orderNumber = numberOf(shop, 'two receivers')
    for (let i = 0; i < 2; i += 1) await server.call('loginGuest', { body: { orderNumber, phoneNumber: PHONE } })
    const mails = await server.database.selectFrom('mail').select(['kind', 'order_number']).execute()
    expect(mails).toEqual([{ kind: 'ORDER_REORDER', order_number: orderNumber }])
    expect([(await cancel(orderNumber)).code, await statusOf(orderNumber)]).toEqual([200, 'CANCEL'])
  },
)
