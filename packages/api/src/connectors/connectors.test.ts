import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { Sandbox, SandboxShop } from '@irodori/demo-shop/sandbox'
import { sandboxOrders, startSandbox } from '@irodori/demo-shop/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAILURES, REST } from './circuitBreaker.ts'
import type { EcAnswer } from './ecConnector.ts'
import { EC_SHOPS } from './ecConnector.ts'
import { openConnectors } from './openConnectors.ts'
import type { Patience } from './readWithRetries.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')
const PATIENCE: Patience = { oneTry: 250, tries: 3, firstPause: 5, inAll: 2000 }

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox(() => NOW)
})
afterAll(() => sandbox.close())

const open = (change: Partial<Patience> = {}, now = () => NOW) =>
  openConnectors(sandbox.shops, { patience: { ...PATIENCE, ...change }, now })

/** Asks as the customer would, with a connector whose breaker has seen nothing yet. */
async function ask(shop: SandboxShop, orderNumber: string, phone = '09012345678'): Promise<EcAnswer | undefined> {
  return open()[shop]?.find(orderNumber, phone)
}

const found = (payMethod: string, isSettled: object, products: readonly (readonly [string, number])[]) => ({
  kind: 'FOUND',
  order: {
    phoneNumber: '09012345678',
    receivers: 1,
    products: products.map(([itemCode, unit]) => ({ itemCode, unit })),
    payMethod,
    settlement: isSettled,
  },
})
const PAID = { isSettled: true }
const CARD_AND_CLOCK = [
  ['greeting-card', 1],
  ['wall-clock', 1],
] as const
const BOOKLET = [
  ['photo-booklet', 2],
  ['gift-wrapping', 1],
] as const

/** By the sentence of the sandbox; the words for a payment are each shop's own. */
const EXPECTED: Readonly<Record<string, object>> = {
  'Paid by card: a greeting card and a clock.': found(expect.stringContaining('クレジット'), PAID, CARD_AND_CLOCK),
  'Paid at a convenience store: two booklets, and a gift wrapping that is not ours.': found(
    expect.stringMatching(/コンビニ|セブン/),
    PAID,
    BOOKLET,
  ),
  'A good order of a shop whose line is cut at every first try.': found(expect.any(String), PAID, CARD_AND_CLOCK),
  'The shop is in maintenance for two more hours.': {
    kind: 'MAINTENANCE',
    until: new Date(NOW.getTime() + 2 * 3_600_000),
  },
  'The shop refuses our key.': { kind: 'AUTHENTICATION_FAILED' },
  'The connection is cut in the middle of the answer.': { kind: 'CONNECTION_ERROR' },
  'The shop never answers.': { kind: 'TIME_OUT' },
  'The order goes to two receivers.': { kind: 'SEVERAL_RECEIVERS', order: { receivers: 2 } },
  'Not settled: the convenience store has not been paid.': {
    order: { settlement: { isSettled: false, paymentType: 'COMBINI' } },
  },
  'Not settled: the points are not confirmed.': {
    order: { settlement: { isSettled: false, paymentType: 'RAKUTEN_POINT' } },
  },
  'Not settled: the bank transfer is missing.': { order: { settlement: { isSettled: false, paymentType: 'OTHER' } } },
  'The order was cancelled.': { kind: 'CANCELLED' },
  'The shop is still verifying the order, for 15 more minutes.': { kind: 'VERIFYING', minutes: 15 },
  'Nothing in the order is a product of ours.': found(expect.any(String), PAID, [['rice-cooker', 1]]),
}

describe('over loopback HTTP', () => {
  it.each(sandboxOrders.map((order) => [order.shop, order.orderNumber, order.sentence] as const))(
    '%s %s: %s',
    async (shop, orderNumber, sentence) => {
      const expected = EXPECTED[sentence]
      expect(expected).toBeDefined()
      expect(await ask(shop, orderNumber)).toMatchObject(expected ?? {})
    },
  )

  it('the three shapes tell the same order', async () => {
    const answers = await Promise.all(
      EC_SHOPS.map((shop) => ask(shop, sandboxOrders.find((order) => order.shop === shop)?.orderNumber ?? '')),
    )
    const told = answers.map((answer) => {
      if (answer?.kind !== 'FOUND') throw new Error('not found')
      const { orderNumber: _number, payMethod: _words, ...rest } = answer.order
      return rest
    })
    expect(told[0]).toMatchObject({
      orderDate: '2026-11-20T01:00:00.000Z',
      orderer: { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' },
      receiver: {
        zipCode: '150-0001',
        prefecture: '東京都',
        city: '渋谷区',
        subAddress1: '神宮前99-9-9',
        subAddress2: 'いろどりハイツ203',
        phoneNumber: '09012345678',
      },
    })
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
  })

  it('nothing of an order is told to another phone, in whatever state it is', async () => {
    for (const { shop, orderNumber, behaviour } of sandboxOrders) {
      if (behaviour.kind !== 'ORDER') continue
      expect(await ask(shop, orderNumber, '09000000000')).toEqual({ kind: 'NOT_FOUND' })
    }
  })

  it('an unknown number is not found', async () => {
    const unknown = { YAHOO: '29999999', RAKUTEN: '400000-20261101-9', COLOR_ME: '399999999' }
    for (const shop of EC_SHOPS) expect(await ask(shop, unknown[shop])).toEqual({ kind: 'NOT_FOUND' })
  })

  it('a wrong key is refused', async () => {
    const address = { url: sandbox.shops.YAHOO.url, key: 'wrong' }
    const wrong = openConnectors(
      {
        YAHOO: address,
        RAKUTEN: { ...sandbox.shops.RAKUTEN, key: 'x' },
        COLOR_ME: { ...sandbox.shops.COLOR_ME, key: 'x' },
      },
      { patience: PATIENCE, now: () => NOW },
    )
    for (const { shop, orderNumber } of sandboxOrders.filter(({ behaviour }) => behaviour.kind === 'ORDER')) {
      expect(await wrong[shop]?.find(orderNumber, '09012345678')).toEqual({ kind: 'AUTHENTICATION_FAILED' })
    }
  })
})

describe('a shop that fails', () => {
  it('is given up after the time in all', async () => {
    const begun = performance.now()
    const answer = await open({ oneTry: 300, inAll: 500 }).YAHOO?.find('20000014', '09012345678')
    expect(answer).toEqual({ kind: 'TIME_OUT' })
    expect(performance.now() - begun).toBeLessThan(1500)
  })

  it('is left alone after five failures, and asked again when it has rested', async () => {
    let now = NOW
    const { YAHOO } = open({ tries: 1 }, () => now)
    const find = (orderNumber: string) => YAHOO?.find(orderNumber, '09012345678')
    for (let i = 0; i < FAILURES; i += 1) expect(await find('20000013')).toEqual({ kind: 'CONNECTION_ERROR' })
    expect(await find('20000001')).toEqual({ kind: 'CONNECTION_ERROR' })
    now = new Date(NOW.getTime() + REST)
    expect(await find('20000001')).toMatchObject({ kind: 'FOUND' })
    expect(await find('20000002')).toMatchObject({ kind: 'FOUND' })
  })
})

describe('an answer that is not what was agreed', () => {
  let strange: Server
  let url = ''
  let asked = 0
  const answers: Record<string, [status: number, body: string, headers?: Record<string, string>]> = {
    '10000001': [200, '<html>login</html>'],
    '10000002': [200, '{"ResultSet":{"OrderInfo":{"OrderId":7}}}'],
    '10000003': [302, '{}', { location: '/elsewhere' }],
    '10000004': [200, `"${'x'.repeat(2_000_000)}"`],
    '10000005': [418, '{}'],
    '10000006': [500, '{}'],
    '10000007': [403, '<html>forbidden</html>'],
  }
  beforeAll(async () => {
    strange = createServer((request, response) => {
      asked += 1
      const number = request.url?.split('=')[1] ?? ''
      const [status, body, headers] = answers[number] ?? [404, '{}']
      response.writeHead(status, headers).end(body)
    })
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
    const address = strange.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  afterAll(() => {
    strange.closeAllConnections()
    strange.close()
  })

  it.each([
    ['a page instead of data', '10000001', 3],
    ['fields of other types', '10000002', 1],
    ['a redirect, which would take the key along', '10000003', 3],
    ['two million letters', '10000004', 1],
    ['a status nobody spoke of', '10000005', 1],
    ['a server in trouble', '10000006', 3],
  ] as const)('is a connection error: %s', async (_, orderNumber, tries) => {
    asked = 0
    const { YAHOO } = openConnectors(
      { YAHOO: { url, key: 'key' }, RAKUTEN: null, COLOR_ME: null },
      { patience: PATIENCE, now: () => NOW },
    )
    expect(await YAHOO?.find(orderNumber, '09012345678')).toEqual({ kind: 'CONNECTION_ERROR' })
    expect(asked).toBe(tries)
  })

  it('is still a refused key where the status says so', async () => {
    const { YAHOO } = openConnectors(
      { YAHOO: { url, key: 'key' }, RAKUTEN: null, COLOR_ME: null },
      { patience: PATIENCE, now: () => NOW },
    )
    expect(await YAHOO?.find('10000007', '09012345678')).toEqual({ kind: 'AUTHENTICATION_FAILED' })
  })

  it('is no unknown order where a list of orders was to be had', async () => {
    const { RAKUTEN } = openConnectors(
      { YAHOO: null, RAKUTEN: { url, key: 'key' }, COLOR_ME: null },
      { patience: PATIENCE, now: () => NOW },
    )
    expect(await RAKUTEN?.find('400000-20261101-1', '09012345678')).toEqual({ kind: 'CONNECTION_ERROR' })
  })
})
