import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { SandboxShop } from '@irodori/demo-shop/sandboxOrders'
import { sandboxOrders } from '@irodori/demo-shop/sandboxOrders'
import type { Sandbox } from '@irodori/demo-shop/startSandbox'
import { startSandbox } from '@irodori/demo-shop/startSandbox'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { shownAmounts } from '@irodori/rules/amounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxAddresses, WITHOUT_PAUSES } from '../../testing/sandboxAccess.ts'
import { FAILURES, REST_MS } from '../resilience/circuitBreaker.ts'
import { keyedAddress } from './keyedAddress.ts'
import type { ChangedOrders, MarketplaceAnswer, MarketplaceError } from './marketplaceConnector.ts'
import { MARKETPLACE_IDS } from './marketplaceConnector.ts'
import { openConnectors } from './openConnectors.ts'
import type { RetryPolicy } from './wire/readWithRetries.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')
const RETRY_POLICY: RetryPolicy = { attemptTimeoutMs: 5000, attempts: 3, firstPauseMs: 5, totalTimeoutMs: 20_000 }
/** For answers that never come. */
const IMPATIENT: Partial<RetryPolicy> = { attemptTimeoutMs: 250, totalTimeoutMs: 2000 }
const patienceFor = (expected: unknown): Partial<RetryPolicy> =>
  JSON.stringify(expected)?.includes('TIME_OUT') ? IMPATIENT : {}

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox(() => NOW, { limits: {} })
})
afterAll(() => sandbox.close())

const open = (change: Partial<RetryPolicy> = {}, now = () => NOW) =>
  openConnectors(sandboxAddresses(sandbox), {
    retryPolicy: { ...RETRY_POLICY, ...change },
    now,
    timing: WITHOUT_PAUSES,
  })

const orderOf = (shop: SandboxShop, sentence: string) => {
  const order = sandboxOrders.find((one) => one.shop === shop && one.sentence.startsWith(sentence))
  if (!order) throw new Error(`the sandbox has no order of ${shop} that begins with: ${sentence}`)
  return order
}

type Answer = MarketplaceAnswer | MarketplaceError | undefined

/** The value of a result, or its error. */
const unwrap = <Value, Failure>(result: Result<Value, Failure> | undefined): Value | Failure | undefined =>
  result?.ok ? result.value : result?.error

/** Asks as a customer would, through a connector with a closed breaker. */
async function ask(shop: SandboxShop, orderNumber: string, phone = '09012345678', expected?: object): Promise<Answer> {
  return unwrap(await open(patienceFor(expected))[shop]?.find(orderNumber, phone))
}

const found = (payment: object, totalPrice: number, products: readonly (readonly [string, number])[]) => ({
  kind: 'FOUND',
  order: {
    phoneNumber: '09012345678',
    ordererEmail: 'Customer-5678@irodori.example',
    receivers: 1,
    products: products.map(([itemCode, unit]) => ({ itemCode, unit })),
    totalPrice,
    isSettled: true,
    ...payment,
  },
})
const unpaid = (paymentType: string) => ({ kind: 'FOUND', order: { isSettled: false, paymentType } })
const CARD = { payMethod: expect.stringContaining('クレジット'), paymentType: 'OTHER' }
const COMBINI = { payMethod: expect.stringMatching(/コンビニ|セブン/), paymentType: 'COMBINI' }
const CARD_AND_CLOCK = [
  ['greeting-card', 1],
  ['wall-clock', 1],
] as const
const BOOKLET = [
  ['photo-booklet', 2],
  ['gift-wrapping', 1],
] as const

/** By the sentence of the sandbox; the name of a payment differs between marketplaces. */
const EXPECTED: Readonly<Record<string, object>> = {
  'Paid by card: a greeting card and a clock.': found(CARD, 8250, CARD_AND_CLOCK),
  'Paid at a convenience store: two booklets, and a gift wrapping that this shop does not offer.': found(
    COMBINI,
    8690,
    BOOKLET,
  ),
  'A valid order of a shop whose connection drops at every first attempt.': found(CARD, 8250, CARD_AND_CLOCK),
  'Paid by card: two clocks, one of them with a gift box.': found(CARD, 14300, [
    ['wall-clock', 2],
    ['wrap-gift-box', 1],
  ]),
  'The shop is in maintenance for two more hours.': {
    code: 'MAINTENANCE',
    until: new Date(NOW.getTime() + 2 * 3_600_000),
  },
  'The shop refuses the key.': { code: 'AUTHENTICATION_FAILED' },
  'The connection is cut in the middle of the answer.': { code: 'CONNECTION_ERROR' },
  'The shop never answers.': { code: 'TIME_OUT' },
  'The order goes to two receivers.': { kind: 'SEVERAL_RECEIVERS', order: { receivers: 2 } },
  'Not settled: the convenience store has not been paid.': unpaid('COMBINI'),
  'Not settled: the points are not confirmed.': unpaid('RAKUTEN_POINT'),
  'Not settled: the bank transfer is missing.': unpaid('OTHER'),
  'The order was cancelled.': { kind: 'CANCELLED' },
  'The shop is still verifying the order, for 15 more minutes.': { kind: 'VERIFYING', minutes: 15 },
  'The order contains no product of this shop.': found({}, 770, [['rice-cooker', 1]]),
}

/** The second answer, if it differs from the first. */
const AFTERWARDS: Readonly<Record<string, object>> = {
  'A valid order that is cancelled by the time production is started.': { kind: 'CANCELLED' },
  'A valid order whose convenience-store payment is revoked before production is started.': unpaid('COMBINI'),
  'A valid order of a shop that does not answer when production is started.': { code: 'TIME_OUT' },
  'A valid order that the shop verifies again, for 15 minutes, when production is started.': {
    kind: 'VERIFYING',
    minutes: 15,
  },
}

/** The results of a cancellation and of its repetition. */
const CANCELLED: Readonly<Record<string, readonly [string, string]>> = {
  'A valid order that the shop refuses to cancel.': ['REFUSED', 'REFUSED'],
  'A valid order of a shop that does not answer a cancellation.': ['TIME_OUT', 'TIME_OUT'],
  'A valid order that is cancelled at the first attempt, although the answer does not arrive.': [
    'CONNECTION_ERROR',
    'CANCELLED',
  ],
}

/** Orders that only differ in a later answer are ordinary orders at the first. */
const expectedOf = (sentence: string): object | undefined =>
  EXPECTED[sentence] ?? (sentence in AFTERWARDS || sentence in CANCELLED ? found({}, 8250, CARD_AND_CLOCK) : undefined)

describe('over loopback HTTP', () => {
  it.each(sandboxOrders.map((order) => [order.shop, order.orderNumber, order.sentence] as const))(
    '%s %s: %s',
    async (shop, orderNumber, sentence) => {
      const expected = expectedOf(sentence)
      expect(expected).toBeDefined()
      expect(await ask(shop, orderNumber, undefined, expected)).toMatchObject(expected ?? {})
    },
  )

  it.each(sandboxOrders.filter(({ afterwards }) => afterwards).map((one) => [one.shop, one.orderNumber, one.sentence]))(
    '%s %s, asked again: %s',
    async (shop, orderNumber, sentence) => {
      const expected = AFTERWARDS[sentence] ?? { never: true }
      await ask(shop as SandboxShop, orderNumber, undefined, expected)
      expect(await ask(shop as SandboxShop, orderNumber, undefined, expected)).toMatchObject(expected)
    },
  )

  it.each(MARKETPLACE_IDS)('%s cancels an order once and confirms it at each repetition', async (shop) => {
    const { orderNumber } = orderOf(shop, 'Paid by card: two clocks')
    for (let i = 0; i < 2; i += 1) expect(await open()[shop]?.cancel(orderNumber, 6)).toEqual(ok(null))
    expect(await ask(shop, orderNumber)).toEqual({ kind: 'CANCELLED' })
  })

  it.each(
    sandboxOrders
      .filter(({ cancelling }) => cancelling !== 'ACCEPTED')
      .map((one) => [one.shop, one.orderNumber, one.sentence]),
  )('%s %s, cancelled twice: %s', async (shop, orderNumber, sentence) => {
    for (const code of CANCELLED[sentence] ?? ['never']) {
      const expected = code === 'CANCELLED' ? ok(null) : { ok: false, error: { code } }
      expect(await open(patienceFor(expected))[shop as SandboxShop]?.cancel(orderNumber, 6)).toMatchObject(expected)
    }
  })

  it.each(MARKETPLACE_IDS)('%s answers NOT_FOUND for an unknown order and refuses a wrong key', async (shop) => {
    const unknown = orderOf(shop, 'Paid by card').orderNumber.replace(/\d$/, '9')
    expect(await open()[shop]?.cancel(unknown, 6)).toEqual(err({ code: 'NOT_FOUND' }))
    const stranger = openConnectors(
      {
        YAHOO: null,
        RAKUTEN: null,
        COLOR_ME: null,
        [shop]: keyedAddress(shop, { ...sandbox.shops[shop], key: 'wrong:key' }),
      },
      { retryPolicy: RETRY_POLICY, now: () => NOW, timing: WITHOUT_PAUSES },
    )
    expect(await stranger[shop]?.cancel(orderOf(shop, 'Paid by card').orderNumber, 6)).toEqual(
      err({ code: 'AUTHENTICATION_FAILED' }),
    )
  })

  it('reads the same order from the three protocols', async () => {
    const answers = await Promise.all(
      MARKETPLACE_IDS.map((shop) => ask(shop, sandboxOrders.find((order) => order.shop === shop)?.orderNumber ?? '')),
    )
    const orders = answers.map((answer) => {
      if (!answer || !('kind' in answer) || answer.kind !== 'FOUND')
        throw new Error(`expected FOUND, got ${JSON.stringify(answer)}`)
      const { orderNumber: _number, payMethod: _words, ...rest } = answer.order
      return rest
    })
    expect(orders[0]).toMatchObject({
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
    // Each states parts of its own, and all state the same payment.
    const [one, ...others] = orders.map((order) => ({ ...order, amounts: shownAmounts(order).paid }))
    expect(one?.amounts).toBe(8250)
    for (const other of others) expect(other).toEqual(one)
  })

  it('discloses no order to another phone number, in any state', async () => {
    for (const { shop, orderNumber, behaviour, afterwards } of sandboxOrders) {
      if ((afterwards ?? behaviour).kind !== 'ORDER') continue
      expect(await ask(shop, orderNumber, '09000000000')).toEqual({ kind: 'NOT_FOUND' })
    }
  })

  it('answers NOT_FOUND for an unknown number', async () => {
    const unknown = { YAHOO: '29999999', RAKUTEN: '400000-20261101-0000000099', COLOR_ME: '399999999' }
    for (const shop of MARKETPLACE_IDS) expect(await ask(shop, unknown[shop])).toEqual({ kind: 'NOT_FOUND' })
  })

  it('reports a wrong key', async () => {
    const wrong = openConnectors(
      {
        YAHOO: keyedAddress('YAHOO', { ...sandbox.shops.YAHOO, key: 'x:y' }),
        RAKUTEN: keyedAddress('RAKUTEN', { ...sandbox.shops.RAKUTEN, key: 'x:y' }),
        COLOR_ME: keyedAddress('COLOR_ME', { ...sandbox.shops.COLOR_ME, key: 'x' }),
      },
      { retryPolicy: RETRY_POLICY, now: () => NOW, timing: WITHOUT_PAUSES },
    )
    for (const { shop, orderNumber } of sandboxOrders.filter(({ behaviour }) => behaviour.kind === 'ORDER')) {
      expect(unwrap(await wrong[shop]?.find(orderNumber, '09012345678'))).toEqual({ code: 'AUTHENTICATION_FAILED' })
    }
  })
})

describe('what a shop learns of an order', () => {
  const numberOf = (shop: SandboxShop) => orderOf(shop, 'Paid at a convenience store').orderNumber
  const shipment = { carrierCode: 'sagawa', trackingNumber: '401234567890', day: '2026-11-21' }

  it.each([
    ['YAHOO', '1002', '2026-11-21'],
    ['RAKUTEN', '1002', '2026-11-21'],
    ['COLOR_ME', null, null],
  ] as const)('%s records a shipment once, however often it is reported', async (shop, carrier, day) => {
    const orderNumber = numberOf(shop)
    for (let i = 0; i < 2; i += 1) expect(await open()[shop]?.reportShipment(orderNumber, shipment)).toEqual(ok(null))
    expect(sandbox.parcelsOf(orderNumber)).toMatchObject([{ carrier, day, trackingNumber: '401234567890' }])
    expect(await open()[shop]?.cancel(orderNumber, 6)).toEqual(err({ code: 'REFUSED' }))
  })

  it.each(MARKETPLACE_IDS)('%s refuses the shipment of a cancelled order and knows no other', async (shop) => {
    const cancelled = orderOf(shop, 'The order was cancelled').orderNumber
    expect(await open()[shop]?.reportShipment(cancelled, shipment)).toEqual(err({ code: 'REFUSED' }))
    const unknown = cancelled.replace(/\d$/, '9')
    expect(await open()[shop]?.reportShipment(unknown, shipment)).toEqual(err({ code: 'NOT_FOUND' }))
  })

  it.each(MARKETPLACE_IDS)('%s lists each order that was placed or changed since', async (shop) => {
    const since = new Date(NOW.getTime() - 2 * 86_400_000)
    const listed = new Set<string>()
    let page: string | null = null
    do {
      const result: Result<ChangedOrders, MarketplaceError> | undefined = await open()[shop]?.listChanged(since, page)
      if (!result?.ok) throw new Error(`${shop} did not list its orders: ${result?.error.code}`)
      for (const orderNumber of result.value.orderNumbers) listed.add(orderNumber)
      page = result.value.next
    } while (page !== null)
    const shown = sandboxOrders.filter((order) => order.shop === shop && order.behaviour.kind === 'ORDER')
    expect([...listed].sort()).toEqual(shown.map(({ orderNumber }) => orderNumber).sort())
  })

  it('Yahoo accepts a call with the encrypted time of the store, and refuses one with the key of another', async () => {
    const { url, key } = sandbox.shops.YAHOO
    const [sellerId = '', accessToken = ''] = key.split(':')
    const signingKey = sandbox.issueYahooKey()
    const ask = async (pem: string) => {
      const access = { kind: 'YAHOO', sellerId, accessToken, signingKey: { ...signingKey, pem } } as const
      const address = { url, access: async () => access }
      const { YAHOO } = openConnectors(
        { YAHOO: address, RAKUTEN: null, COLOR_ME: null },
        { retryPolicy: RETRY_POLICY, now: () => NOW, timing: WITHOUT_PAUSES },
      )
      return unwrap(await YAHOO?.find('20000001', '09012345678'))
    }
    expect(await ask(signingKey.pem)).toMatchObject({ kind: 'FOUND' })
    sandbox.issueYahooKey()
    expect(await ask(signingKey.pem)).toEqual({ code: 'AUTHENTICATION_FAILED' })
  })
})

describe('a shop that is not open', () => {
  const calls = async (shop: SandboxShop) => {
    const connector = open()[shop]
    const { orderNumber } = orderOf(shop, 'Paid by card: a greeting card')
    return [
      unwrap(await connector?.find(orderNumber, '09012345678')),
      unwrap(await connector?.cancel(orderNumber, 6)),
      unwrap(await connector?.listChanged(NOW, null)),
      unwrap(
        await connector?.reportShipment(orderNumber, { carrierCode: 'x', trackingNumber: '1', day: '2026-11-21' }),
      ),
    ]
  }

  it.each(MARKETPLACE_IDS)('%s refuses every call after its access has ended', async (shop) => {
    sandbox.setState(shop, 'ACCESS_ENDED')
    expect(await calls(shop)).toEqual(Array(4).fill({ code: 'AUTHENTICATION_FAILED' }))
    sandbox.setState(shop, 'OPEN')
  })

  it.each(MARKETPLACE_IDS)('%s tells when its limit of calls ends, like the end of a maintenance', async (shop) => {
    sandbox.setState(shop, 'LIMIT_REACHED')
    const until = new Date(NOW.getTime() + 60_000)
    expect(await calls(shop)).toEqual(Array(4).fill({ code: 'MAINTENANCE', until }))
    sandbox.setState(shop, 'OPEN')
  })

  it.each(MARKETPLACE_IDS)('%s is not asked without an access', async (shop) => {
    const address = { url: 'http://127.0.0.1:1', access: async () => null }
    const connectors = openConnectors(
      { YAHOO: null, RAKUTEN: null, COLOR_ME: null, [shop]: address },
      { retryPolicy: RETRY_POLICY, now: () => NOW, timing: WITHOUT_PAUSES },
    )
    expect(await connectors[shop]?.find('20000001', '09012345678')).toEqual(err({ code: 'AUTHENTICATION_FAILED' }))
  })

  it('Color Me is asked once for its payments, and for each sale', async () => {
    let payments = 0
    const { url, key } = sandbox.shops.COLOR_ME
    const proxy = createServer((request, response) => {
      if (request.url === '/v1/payments.json') payments += 1
      const headers = { authorization: `Bearer ${key}` }
      void fetch(`${url}${request.url}`, { headers }).then(async (answer) => response.end(await answer.text()))
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const address = proxy.address()
    const proxyUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const { COLOR_ME } = openConnectors(
      { YAHOO: null, RAKUTEN: null, COLOR_ME: keyedAddress('COLOR_ME', { url: proxyUrl, key }) },
      { retryPolicy: RETRY_POLICY, now: () => NOW, timing: WITHOUT_PAUSES },
    )
    for (let i = 0; i < 3; i += 1) {
      expect(unwrap(await COLOR_ME?.find('300000001', '09012345678'))).toMatchObject({ kind: 'FOUND' })
    }
    expect(payments).toBe(1)
    proxy.closeAllConnections()
    proxy.close()
  })
})

describe('a marketplace that fails', () => {
  it('gives up a marketplace after the total timeout', async () => {
    const begun = performance.now()
    const { YAHOO } = open({ attemptTimeoutMs: 300, totalTimeoutMs: 500 })
    expect(unwrap(await YAHOO?.find('20000014', '09012345678'))).toEqual({ code: 'TIME_OUT' })
    expect(performance.now() - begun).toBeLessThan(1500)
  })

  it('leaves a marketplace alone for a while after five failures', async () => {
    let now = NOW
    const { YAHOO } = open({ attempts: 1 }, () => now)
    const find = async (orderNumber: string) => unwrap(await YAHOO?.find(orderNumber, '09012345678'))
    for (let i = 0; i < FAILURES; i += 1) expect(await find('20000013')).toMatchObject({ code: 'CONNECTION_ERROR' })
    expect(await find('20000001')).toEqual({ code: 'CONNECTION_ERROR' })
    now = new Date(NOW.getTime() + REST_MS)
    expect(await find('20000001')).toMatchObject({ kind: 'FOUND' })
    expect(await find('20000002')).toMatchObject({ kind: 'FOUND' })
  })
})

describe('an answer that violates the protocol', () => {
  let brokenServer: Server
  let url = ''
  let requests = 0
  const answers: Record<string, [status: number, body: string, headers?: Record<string, string>]> = {
    '10000001': [200, '<html>login</html>'],
    '10000002': [200, '{"sale":{"id":"7"}}'],
    '10000003': [302, '{}', { location: '/elsewhere' }],
    '10000004': [200, `"${'x'.repeat(2_000_000)}"`],
    '10000005': [418, '{}'],
    '10000006': [500, '{}'],
    '10000007': [403, '<html>forbidden</html>'],
  }
  beforeAll(async () => {
    brokenServer = createServer((request, response) => {
      requests += 1
      const number = /(\d+)\.json/.exec(request.url ?? '')?.[1] ?? ''
      const [status, body, headers] = answers[number] ?? [404, '{}']
      response.writeHead(status, headers).end(body)
    })
    await new Promise<void>((resolve) => brokenServer.listen(0, '127.0.0.1', resolve))
    const address = brokenServer.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  afterAll(() => {
    brokenServer.closeAllConnections()
    brokenServer.close()
  })

  it.each([
    ['a page instead of data', '10000001', 3],
    ['fields of other types', '10000002', 1],
    ['a redirect, which would disclose the key', '10000003', 3],
    ['two million characters', '10000004', 1],
    ['an undocumented status', '10000005', 1],
    ['a server error', '10000006', 3],
  ] as const)(
    'reports a connection error for an answer that violates the protocol: %s',
    async (_, orderNumber, tries) => {
      requests = 0
      const { COLOR_ME } = openConnectors(
        { YAHOO: null, RAKUTEN: null, COLOR_ME: keyedAddress('COLOR_ME', { url, key: 'key' }) },
        { retryPolicy: RETRY_POLICY, now: () => NOW, timing: WITHOUT_PAUSES },
      )
      expect(unwrap(await COLOR_ME?.find(orderNumber, '09012345678'))).toEqual({ code: 'CONNECTION_ERROR' })
      expect(requests).toBe(tries)
    },
  )

  it('reports AUTHENTICATION_FAILED if the status of an answer says so', async () => {
    const { COLOR_ME } = openConnectors(
      { YAHOO: null, RAKUTEN: null, COLOR_ME: keyedAddress('COLOR_ME', { url, key: 'key' }) },
      { retryPolicy: RETRY_POLICY, now: () => NOW, timing: WITHOUT_PAUSES },
    )
    expect(unwrap(await COLOR_ME?.find('10000007', '09012345678'))).toEqual({ code: 'AUTHENTICATION_FAILED' })
  })

  it('reports a connection error if an answer lacks the list of orders', async () => {
    const { RAKUTEN } = openConnectors(
      { YAHOO: null, RAKUTEN: keyedAddress('RAKUTEN', { url, key: 'a:b' }), COLOR_ME: null },
      { retryPolicy: RETRY_POLICY, now: () => NOW, timing: WITHOUT_PAUSES },
    )
    expect(unwrap(await RAKUTEN?.find('400000-20261101-1', '09012345678'))).toEqual({ code: 'CONNECTION_ERROR' })
  })
})
