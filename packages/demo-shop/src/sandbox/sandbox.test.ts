import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxOrders } from './sandboxOrders.ts'
import type { Sandbox } from './startSandbox.ts'
import { startSandbox } from './startSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox(() => new Date('2026-11-20T03:00:00.000Z'), { limits: {} })
})
afterAll(() => sandbox.close())

describe('sandbox orders', () => {
  it('have unique numbers in the form of their marketplace', () => {
    const forms = { YAHOO: /^\d{8}$/, RAKUTEN: /^\d{6}-\d{8}-\d{10}$/, COLOR_ME: /^\d{9}$/ }
    for (const { shop, orderNumber } of sandboxOrders) expect(orderNumber).toMatch(forms[shop])
    expect(new Set(sandboxOrders.map(({ orderNumber }) => orderNumber)).size).toBe(sandboxOrders.length)
  })

  it('have different sentences within a marketplace', () => {
    const sentences = sandboxOrders.map(({ shop, sentence }) => `${shop} ${sentence}`)
    expect(new Set(sentences).size).toBe(sandboxOrders.length)
  })

  it('the README lists every sandbox order with its sentence', () => {
    const lines = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').split('\n')
    for (const { orderNumber, sentence } of sandboxOrders) {
      expect(lines.find((line) => line.includes(`\`${orderNumber}\``))).toContain(sentence)
    }
  })
})

type Json = Record<string, unknown>

const rakuten = (call: string, body: Json, headers: Record<string, string> = {}) => {
  const { url, key } = sandbox.shops.RAKUTEN
  const authorization = `ESA ${Buffer.from(key).toString('base64')}`
  return fetch(`${url}/es/2.0/order/${call}/`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  })
}
const yahoo = (call: string, xml: string, headers: Record<string, string> = {}) => {
  const { url, key } = sandbox.shops.YAHOO
  return fetch(`${url}/ShoppingWebService/V1/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.split(':')[1]}`, 'content-type': 'application/xml', ...headers },
    body: xml,
  })
}
const colorMe = (method: string, path: string, body?: Json, headers: Record<string, string> = {}) => {
  const { url, key } = sandbox.shops.COLOR_ME
  return fetch(`${url}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
const SELLER = '<SellerId>irodori-sandbox</SellerId>'
const INFO = `<Req><Target><OrderId>irodori-sandbox-20000001</OrderId><Field>OrderId</Field></Target>${SELLER}</Req>`
const FIRST = '400000-20261101-0000000001'
const period = { startDatetime: '2026-11-18T00:00:00+0900', endDatetime: '2026-11-20T23:59:59+0900' }
const PaginationRequestModel = { requestRecordsAmount: 5, requestPage: 2 }

describe('the sandbox', () => {
  it('listens on loopback only and requires its key', async () => {
    expect(new URL(sandbox.shops.YAHOO.url).hostname).toBe('127.0.0.1')
    expect((await yahoo('orderInfo', INFO, { authorization: 'Bearer guess' })).status).toBe(401)
    expect((await yahoo('orderInfo', INFO)).status).toBe(200)
  })

  it('refuses the key in the header of another marketplace', async () => {
    const { key } = sandbox.shops.COLOR_ME
    const headers = { authorization: '', 'x-access-token': key }
    expect((await colorMe('GET', 'sales/300000001.json', undefined, headers)).status).toBe(401)
    const right = await colorMe('GET', 'sales/300000001.json')
    expect(await right.json()).toMatchObject({ sale: { id: 300_000_001, paid: true, payment_id: 3001 } })
  })

  it('answers 404 outside the three marketplaces', async () => {
    expect((await fetch(new URL('/', sandbox.shops.YAHOO.url))).status).toBe(404)
  })

  it('closes while a request is waiting for an answer', async () => {
    const other = await startSandbox(() => new Date())
    const { url, key } = other.shops.COLOR_ME
    const headers = { authorization: `Bearer ${key}` }
    const waiting = fetch(`${url}/v1/sales/300000014.json`, { headers }).then(
      () => 'answered',
      () => 'cut',
    )
    await fetch(`${url}/v1/sales/300000001.json`, { headers })
    await other.close()
    expect(await waiting).toBe('cut')
  })
})

describe('the limits of calls', () => {
  it('Yahoo answers one call a second of each path, Color Me 120 a minute of all', async () => {
    let now = Date.parse('2026-11-20T03:00:00.000Z')
    const limited = await startSandbox(() => new Date(now))
    const { YAHOO, COLOR_ME } = limited.shops
    const ask = async (url: string, key: string): Promise<number> => {
      const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
      await answer.text()
      return answer.status
    }
    const info = () => ask(`${YAHOO.url}/ShoppingWebService/V1/orderInfo`, YAHOO.key.split(':')[1] ?? '')
    const list = () => ask(`${YAHOO.url}/ShoppingWebService/V1/orderList`, YAHOO.key.split(':')[1] ?? '')
    expect([await info(), await info(), await list()]).toEqual([404, 429, 404])
    now += 2000
    expect(await info()).toBe(404)
    const sales: number[] = []
    for (let nth = 0; nth < 122; nth += 1) {
      sales.push(await ask(`${COLOR_ME.url}/v1/sales/30000000${nth % 2}.json`, COLOR_ME.key))
    }
    expect(sales.filter((status) => status === 429)).toHaveLength(2)
    await limited.close()
  })
})

describe('the sandbox refuses as the shop does', () => {
  it.each([
    ['no order numbers', 'getOrder', { version: 7 }, 'GET_ORDER_ERROR_009'],
    ['no version', 'getOrder', { orderNumberList: [FIRST] }, 'GET_ORDER_ERROR_009'],
    ['version 2', 'getOrder', { orderNumberList: [FIRST], version: 2 }, 'GET_ORDER_ERROR_010'],
    ['version 11', 'getOrder', { orderNumberList: [FIRST], version: 11 }, 'GET_ORDER_ERROR_010'],
    ['101 order numbers', 'getOrder', { orderNumberList: Array(101).fill(FIRST), version: 7 }, 'GET_ORDER_ERROR_012'],
    ['a malformed order number', 'getOrder', { orderNumberList: ['1'], version: 7 }, 'GET_ORDER_ERROR_011'],
    ['an unknown key', 'getOrder', { orderNumberList: [FIRST], version: 7, shop: 1 }, 'GET_ORDER_ERROR_008'],
    ['no kind of date', 'searchOrder', period, 'SEARCH_ORDER_ERROR_009'],
    [
      'a date with a colon in its offset',
      'searchOrder',
      { dateType: 1, ...period, startDatetime: '2026-11-18T00:00:00+09:00' },
      'SEARCH_ORDER_ERROR_011',
    ],
    [
      'more than 63 days',
      'searchOrder',
      { dateType: 1, ...period, startDatetime: '2026-09-01T00:00:00+0900' },
      'SEARCH_ORDER_ERROR_014',
    ],
    ['an unknown reason', 'cancelOrder', { orderNumber: FIRST, changeReasonDetailApply: 7 }, 'CANCEL_ORDER_ERROR_011'],
    [
      'an order that it never cancels',
      'cancelOrder',
      { orderNumber: '400000-20261101-0000000041', changeReasonDetailApply: 1 },
      'CANCEL_ORDER_ERROR_021',
    ],
    [
      'a carrier by its name',
      'updateOrderShipping',
      {
        orderNumber: FIRST,
        BasketidModelList: [{ basketId: 10_746_402, ShippingModelList: [{ deliveryCompany: '佐川急便' }] }],
      },
      'UPDATE_ORDERSHIPPING_ERROR_011',
    ],
  ] as const)('Rakuten refuses %s', async (_, call, body, code) => {
    const answer = await rakuten(call, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ MessageModelList: [{ messageCode: `ORDER_EXT_API_${code}` }] })
  })

  it('Rakuten refuses a body of another type', async () => {
    const answer = await rakuten('getOrder', { orderNumberList: [FIRST], version: 7 }, { 'content-type': 'text/plain' })
    expect(answer.status).toBe(400)
  })

  it('Rakuten lists order numbers in pages', async () => {
    const answer = await rakuten('searchOrder', { dateType: 1, ...period, PaginationRequestModel })
    const body = (await answer.json()) as { orderNumberList: string[]; PaginationResponseModel: Json }
    expect(body.orderNumberList).toHaveLength(5)
    expect(body.PaginationResponseModel).toMatchObject({ requestPage: 2, totalPages: 4 })
  })

  it.each([
    ['an order without the store', 'orderInfo', INFO.replace(SELLER, ''), 'SellerId'],
    ['an unknown field', 'orderInfo', INFO.replace('<Field>OrderId', '<Field>OrderName'), 'Field'],
    ['text that is no XML', 'orderInfo', '{"Req":{}}', 'XML'],
    [
      'a date with hyphens',
      'orderList',
      `<Req><Search><Condition><OrderTimeFrom>2026-11-18</OrderTimeFrom></Condition></Search>${SELLER}</Req>`,
      'OrderTime',
    ],
    [
      'a cancellation without a reason',
      'orderStatusChange',
      INFO.replace('<Field>OrderId</Field>', '<IsPointFix>false</IsPointFix>').replace(
        SELLER,
        `<Order><OrderStatus>4</OrderStatus></Order>${SELLER}`,
      ),
      'CancelReason',
    ],
  ])('Yahoo refuses %s', async (_, call, xml, what) => {
    const answer = await yahoo(call, xml)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(`Invalid Parameter : ${what}`)])
  })

  it('Yahoo refuses JSON, and a signature that its key did not make', async () => {
    expect((await yahoo('orderInfo', INFO, { 'content-type': 'application/json' })).status).toBe(400)
    expect((await yahoo('orderInfo', INFO, { 'x-sws-signature': 'AAAA' })).status).toBe(401)
  })

  it.each([
    ['more sales than a page holds', 'GET', 'sales.json?limit=51', undefined, 400],
    ['an unknown condition', 'GET', 'sales.json?colour=red', undefined, 400],
    ['a date in another form', 'GET', 'sales.json?update_date_min=yesterday', undefined, 400],
    ['an unknown field of a cancellation', 'PUT', 'sales/300000001/cancel.json', { reason: 6 }, 400],
    ['a change of an unknown field', 'PUT', 'sales/300000001.json', { sale: { colour: 'red' } }, 400],
    ['an order that it never cancels', 'PUT', 'sales/300000041/cancel.json', { restock: true }, 422],
    ['an unknown delivery', 'PUT', 'sales/300000001.json', { sale: { sale_deliveries: [{ id: 1 }] } }, 422],
    ['an unknown order', 'GET', 'sales/1.json', undefined, 404],
  ])('Color Me refuses %s', async (_, method, path, body, status) => {
    expect((await colorMe(method, path, body)).status).toBe(status)
  })

  it('an access that has ended, and calls above the limit, are refused until the shop is open again', async () => {
    const statuses = async () => [
      (await rakuten('getOrder', { orderNumberList: [FIRST], version: 7 })).status,
      (await yahoo('orderInfo', INFO)).status,
      (await colorMe('GET', 'payments.json')).status,
    ]
    const shops = ['RAKUTEN', 'YAHOO', 'COLOR_ME'] as const
    for (const shop of shops) sandbox.setState(shop, 'ACCESS_ENDED')
    expect(await statuses()).toEqual([401, 401, 401])
    for (const shop of shops) sandbox.setState(shop, 'LIMIT_REACHED')
    expect(await statuses()).toEqual([429, 429, 429])
    expect((await colorMe('GET', 'payments.json')).headers.get('retry-after')).toBe('60')
    for (const shop of shops) sandbox.setState(shop, 'OPEN')
    expect(await statuses()).toEqual([200, 200, 200])
  })
})
