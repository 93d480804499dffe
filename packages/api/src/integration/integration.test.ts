import { DAY_MS, MINUTE_MS } from '@irodori/contract/durations'
import type { Endpoint } from '@irodori/contract/endpoint'
import type { EndpointName } from '@irodori/contract/endpoints'
import { endpoints } from '@irodori/contract/endpoints'
import type { ApiScope } from '@irodori/contract/entities/integration'
import { API_SCOPES } from '@irodori/contract/entities/integration'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestOrder, createTestPage } from '../../testing/createTestOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { createApiKey } from '../apiKeys/apiKeyStore.ts'
import { findOrder } from '../order/findOrder.ts'
import type { WorkerPool } from '../work/workerPool.ts'

let pool: WorkerPool
let server: TestServer
let staff: TestStaff
const logged: string[] = []
beforeAll(async () => {
  pool = await testPool()
})
afterAll(() => pool.close())
beforeEach(async () => {
  logged.splice(0)
  const logTo = { write: (line: string) => logged.push(line) }
  server = await testServer({ pool, configuration: { rateLimitFactor: 1, logLevel: 'info' }, logTo })
  staff = testStaff(server, '.')
})
afterEach(() => server.close())

const keyWith = async (...scopes: ApiScope[]) =>
  (await createApiKey(server.database, { name: 'warehouse', scopes }, server.clock.now)).key
const pass = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
}

const person = { familyName: '山本', firstName: '葵' }
const NEW = {
  orderNumber: 'irodori-60000001',
  phoneNumber: '090-1234-5678',
  payMethod: 'クレジットカード',
  orderDate: '2026-11-20T10:00:00+09:00',
  ordererEmail: 'aoi@example.com',
  totalPrice: 1650,
  orderer: person,
  receiver: {
    ...person,
    zipCode: '1000001',
    prefecture: '東京都',
    city: '千代田区',
    subAddress1: '千代田1-1',
    phoneNumber: '0312345678',
  },
  products: [{ productId: 'card', unit: 2 }],
}
const send = (key: string, idempotencyKey: string, change: object = {}) =>
  server.call(
    'addIntegrationOrder',
    { body: { ...NEW, ...change }, headers: { 'idempotency-key': idempotencyKey } },
    key,
  )

const countOrders = async (orderNumber: string) =>
  (
    await server.database
      .selectFrom('shop_order')
      .select('order_number')
      .where('order_number', '=', orderNumber)
      .execute()
  ).length

const GIVEN: Partial<Record<EndpointName, object>> = {
  readIntegrationOrder: { params: { orderNumber: ORDERS.a.orderNumber } },
  listChangedOrders: {},
  addIntegrationOrder: { body: NEW, headers: { 'idempotency-key': 'k' } },
}
const forSystems = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, { access, scope }]) =>
  access === 'API_KEY' && scope !== undefined ? [[name, scope] as const] : [],
)

describe('INT-1: a call of another system', () => {
  it.each(forSystems)('%s requires a valid key with the scope %s', async (name, scope) => {
    const given = GIVEN[name]
    if (!given) throw new Error(`add a valid call of ${name} to GIVEN`)
    const others = API_SCOPES.filter((one) => one !== scope)
    const key = await keyWith(scope)
    const statusOf = async (token: string | undefined) => (await server.raw(name, given, token)).status
    const wrong = [undefined, 'irk_', `irk_${'A'.repeat(43)}`, await server.logIn('a'), key.slice(0, -1)]
    for (const token of wrong) expect(await statusOf(token)).toBe(401)
    expect(await statusOf(await keyWith(...others))).toBe(403)
    expect(await statusOf(`Bearer ${key}`)).toBe(200)
    const [row] = await server.database
      .selectFrom('api_key')
      .select('id')
      .where('last_used_at', 'is not', null)
      .execute()
    expect((await staff.type('api-keys', 'list')).output).toContain(row?.id)
    for (const { id } of await server.database.selectFrom('api_key').select('id').execute())
      await staff.type('api-keys', 'revoke', id)
    expect(await statusOf(key)).toBe(401)
  })

  it('needs neither the header of the apps nor the origin of the shop, and a key opens no session', async () => {
    const key = await keyWith('orders:read')
    const url = `/api/integration/orders/${ORDERS.a.orderNumber}`
    const headers = { authorization: `Bearer ${key}`, origin: 'https://warehouse.example' }
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200)
    expect((await server.raw('listOrders', {}, key)).status).toBe(401)
  })

  it('with wrong keys is refused after twenty in an hour from one address, while a valid key still works', async () => {
    const key = await keyWith('orders:read')
    const statusOf = async (token: string) => (await server.raw('listChangedOrders', {}, token)).status
    for (let at = 0; at < 20; at += 1) expect(await statusOf(`irk_${at}`)).toBe(401)
    expect(await statusOf('irk_21')).toBe(429)
    expect(await statusOf(key)).toBe(200)
  })

  it('is refused after 1,200 in ten minutes with one key, not with another', async () => {
    const [first, second] = [await keyWith('orders:read'), await keyWith('orders:read')]
    await server.raw('listChangedOrders', {}, first)
    await server.database.updateTable('rate_limit').set({ hits: 1200 }).where('key', 'like', 'API_KEY:%').execute()
    const refused = await server.raw('listChangedOrders', {}, first)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await server.raw('listChangedOrders', {}, second)).status).toBe(200)
  })

  it('leaves its key in no log and in no table', async () => {
    const { output } = await staff.type('api-keys', 'create', 'warehouse', '--scopes', 'orders:read,designs:read')
    const key = /irk_[\w-]{43}/.exec(output)?.[0] ?? ''
    await server.raw('listChangedOrders', {}, key)
    await server.raw('listChangedOrders', { query: { after: key } }, `${key}x`)
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.join()).not.toContain(key.slice(0, 20))
    const rows = await server.database.selectFrom('api_key').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(rows).toMatchObject([{ name: 'warehouse', scopes: ['orders:read', 'designs:read'] }])
    expect((await staff.type('api-keys', 'list')).output).not.toContain(key)
  })

  it('has scopes that exist', async () => {
    const { code, output } = await staff.type('api-keys', 'create', 'warehouse', '--scopes', 'orders:all')
    expect([code, output]).toEqual([1, expect.stringContaining('there is no scope orders:all')])
    expect((await staff.type('api-keys', 'revoke', 'none')).code).toBe(1)
  })
})

describe('INT-2: an order', () => {
  it('is read with status, products and parcels, with designs only if the key allows them, and without persons', async () => {
    const { orderNumber } = await createTestOrder(server.database, { status: 'SHIPPED' })
    const designId = await createTestPage(server.database, orderNumber, { group: 1 })
    await server.database
      .insertInto('order_package')
      .values({
        id: 'parcel',
        order_number: orderNumber,
        print_company: 'OTHER',
        carrier: 'hikyaku',
        tracking_number: '1111-2222',
        updated_at: server.clock.now,
      })
      .execute()
    const read = async (key: string) => server.call('readIntegrationOrder', { params: { orderNumber } }, key)
    const { data } = await read(await keyWith('orders:read'))
    expect(data).toMatchObject({
      orderNumber,
      status: 'SHIPPED',
      designs: null,
      products: [{ productId: 'card', unit: 1, chargeableUnit: 0 }],
      parcels: [{ printCompany: 'OTHER', carrier: 'hikyaku', trackingNumber: '1111-2222', deliveredDate: null }],
    })
    const withDesigns = await read(await keyWith('orders:read', 'designs:read'))
    expect(withDesigns.data?.designs).toMatchObject([
      { id: designId, productId: 'card', revision: 1, printCheck: 'EQUAL' },
    ])
    expect(JSON.stringify(withDesigns)).not.toMatch(/田中|タナカ|09012345678|千代田|クレジット|春/)
  })

  it('that does not exist is not found', async () => {
    const given = { params: { orderNumber: 'irodori-00009999' } }
    const answer = await server.call('readIntegrationOrder', given, await keyWith('orders:read'))
    expect([answer.code, answer.errorCode]).toEqual([404, 'ORDER_NUMBER_NOT_FOUND'])
  })
})

describe('INT-4: the list of changed orders', () => {
  const list = async (key: string, query: Record<string, string> = {}) => {
    const { data } = await server.call('listChangedOrders', { query }, key)
    if (!data) throw new Error('the list was refused')
    return { ...data, numbers: data.orders.map(({ orderNumber }) => orderNumber) }
  }

  it('is read page by page, each order once, and continues with what changed later', async () => {
    const key = await keyWith('orders:read')
    await server.database.deleteFrom('shop_order').execute()
    // Two of them changed at the same moment.
    const at = ['01', '02', '02', '03', '04'].map((day) => new Date(`2026-11-${day}T00:00:00.000Z`))
    const numbers: string[] = []
    for (const one of at) numbers.push((await createTestOrder(server.database, { at: one })).orderNumber)
    const pages: string[][] = []
    let cursor: Record<string, string> = {}
    for (let hasMore = true; hasMore; ) {
      const page = await list(key, { ...cursor, limit: '2' })
      pages.push(page.numbers)
      cursor = { after: page.next ?? '' }
      hasMore = page.hasMore
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(numbers)
    expect(await list(key, cursor)).toMatchObject({ numbers: [], next: cursor.after, hasMore: false })
    const [changed = ''] = numbers
    await staff.type('orders', 'hold', changed)
    pass(2 * MINUTE_MS)
    expect((await list(key, cursor)).numbers).toEqual([changed])
  })

  it('contains a change when it is a minute old, so that a slower transaction is not skipped', async () => {
    const key = await keyWith('orders:read')
    pass(2 * MINUTE_MS)
    const { next } = await list(key)
    const slow = await createTestOrder(server.database, { at: new Date(server.clock.now.getTime() - 20_000) })
    expect((await list(key, { after: next ?? '' })).numbers).toEqual([])
    pass(30_000)
    const late = await createTestOrder(server.database, { at: new Date(server.clock.now.getTime() - 40_000) })
    pass(40_000)
    expect((await list(key, { after: next ?? '' })).numbers).toEqual([slow.orderNumber, late.orderNumber])
  })

  it.each<Record<string, string>>([{ after: 'nonsense' }, { after: 'WzEsMl0' }, { limit: '0' }, { limit: '201' }])(
    'refuses %j',
    async (query) => {
      const { code, error } = await server.call('listChangedOrders', { query }, await keyWith('orders:read'))
      expect([code, Object.keys(error ?? {})]).toEqual([400, Object.keys(query)])
    },
  )
})

describe('INT-3: an order that is added with an Idempotency-Key', () => {
  it('exists once; a repeated call gets the first answer, whatever happened since', async () => {
    const key = await keyWith('orders:write')
    const first = await send(key, 'one')
    expect(first).toMatchObject({ code: 200, data: { orderNumber: NEW.orderNumber, status: 'WAITING', designs: null } })
    await staff.type('orders', 'hold', NEW.orderNumber)
    expect(await send(key, 'one')).toEqual(first)
    expect(await countOrders(NEW.orderNumber)).toBe(1)
    const mails = await server.database.selectFrom('mail').select('recipient').execute()
    expect(mails).toEqual([{ recipient: NEW.ordererEmail }])
    const login = { body: { orderNumber: NEW.orderNumber, phoneNumber: '09012345678' } }
    expect((await server.call('loginGuest', login)).code).toBe(200)
  })

  it('is refused with another content under the same key, and under another key as existing', async () => {
    const key = await keyWith('orders:write')
    await send(key, 'one')
    const other = await send(key, 'one', { totalPrice: 1 })
    expect([other.code, other.errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    const again = await send(key, 'two')
    expect([again.code, again.errorCode]).toEqual([409, 'ORDER_EXISTS'])
    // Keys of different systems are independent.
    expect((await send(await keyWith('orders:write'), 'one')).errorCode).toBe('ORDER_EXISTS')
  })

  it('is added once by parallel calls; those that meet the first one in progress are told to wait', async () => {
    const key = await keyWith('orders:write')
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(key, 'one')))
    const codes = answers.map(({ code }) => code)
    expect(codes).toContain(200)
    expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([])
    expect(await countOrders(NEW.orderNumber)).toBe(1)
    expect((await send(key, 'one')).code).toBe(200)
  })

  it('is refused while the first call is in progress, and taken over a minute after its process died', async () => {
    const key = await keyWith('orders:write')
    await send(key, 'one')
    await server.database.deleteFrom('shop_order').where('order_number', '=', NEW.orderNumber).execute()
    // As if the process had died between its claim and its effect.
    await sql`update idempotent_call set answer = null, claim = 'a dead process'`.execute(server.database)
    const waiting = await server.raw('addIntegrationOrder', { body: NEW, headers: { 'idempotency-key': 'one' } }, key)
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([409, '1'])
    expect(JSON.parse(waiting.bytes.toString()).errorCode).toBe('IDEMPOTENCY_KEY_IN_USE')
    pass(MINUTE_MS + 1)
    expect((await send(key, 'one')).code).toBe(200)
    expect(await countOrders(NEW.orderNumber)).toBe(1)
  })

  it('may be sent again with the same key after a refusal, which has had no effect', async () => {
    const key = await keyWith('orders:write')
    const refused = await send(key, 'one', { products: [{ productId: 'tea', unit: 1 }] })
    expect(refused).toMatchObject({ code: 400, errorCode: 'PRODUCT_IS_NOT_FOUND', error: { products: ['tea'] } })
    expect(await countOrders(NEW.orderNumber)).toBe(0)
    expect((await send(key, 'one')).code).toBe(200)
  })

  it('is remembered for a day', async () => {
    const key = await keyWith('orders:write')
    await send(key, 'one')
    pass(DAY_MS - MINUTE_MS)
    expect((await send(key, 'one')).code).toBe(200)
    pass(2 * MINUTE_MS)
    expect((await send(key, 'one')).errorCode).toBe('ORDER_EXISTS')
  })

  it.each([
    ['without a key', {}, ''],
    ['with a postal code that is none', { receiver: { ...NEW.receiver, zipCode: '1' } }, 'one'],
    ['with a number of no known form', { orderNumber: 'nonsense' }, 'one'],
    ['with no product', { products: [] }, 'one'],
    ['without pieces', { products: [{ productId: 'card', unit: 0 }] }, 'one'],
  ])('is refused %s, as in a file', async (_what, change, idempotencyKey) => {
    const headers: Record<string, string> = idempotencyKey === '' ? {} : { 'idempotency-key': idempotencyKey }
    const given = { body: { ...NEW, ...change }, headers }
    const { code, errorCode, error } = await server.call('addIntegrationOrder', given, await keyWith('orders:write'))
    expect([code, errorCode]).toEqual([400, 'REQUEST_INVALID'])
    expect(Object.keys(error ?? {})).toHaveLength(1)
    expect(await server.database.selectFrom('idempotent_call').selectAll().execute()).toEqual([])
  })

  it('AMT-1: keeps the amounts that its shop stated; another one without a total has none', async () => {
    const key = await keyWith('orders:write')
    const amounts = {
      paid: 1450,
      parts: [{ kind: 'COUPON', yen: -200 }],
      taxes: [{ rate: 10, total: 1450, tax: 131 }],
    }
    expect((await send(key, 'stated', { amounts })).code).toBe(200)
    const unknown = { orderNumber: 'irodori-60000002', totalPrice: null }
    expect((await send(key, 'unknown', unknown)).code).toBe(200)
    const detailsOf = async (number: string) => (await findOrder(server.database, number))?.details
    expect(await detailsOf(NEW.orderNumber)).toMatchObject({ totalPrice: 1650, amounts })
    const other = await detailsOf(unknown.orderNumber)
    expect(other).toMatchObject({ totalPrice: null })
    expect(other?.amounts).toBeUndefined()
    expect((await send(key, 'wrong', { orderNumber: 'irodori-60000003', totalPrice: -1 })).code).toBe(400)
  })

  it('sends no mail if the caller does not want one', async () => {
    expect((await send(await keyWith('orders:write'), 'one', { confirmsByMail: false })).code).toBe(200)
    expect(await server.database.selectFrom('mail').select('id').execute()).toEqual([])
  })
})
