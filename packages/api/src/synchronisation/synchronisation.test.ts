import { tmpdir } from 'node:os'
import { HOUR_MS } from '@irodori/contract/durations'
import type { OrderStatus } from '@irodori/contract/entities/order'
import { err, ok } from '@irodori/result'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestOrder } from '../../testing/createTestOrder.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import { credentialAddress } from '../connectors/credentialAddress.ts'
import type {
  CancelError,
  MarketplaceConnector,
  MarketplaceOrder,
  MarketplaceState,
} from '../connectors/marketplaceConnector.ts'
import { listCredentials, putCredential } from '../credentials/credentialStore.ts'
import { transact } from '../database/transact.ts'
import { listMails } from '../mail/mails.ts'
import { findOrder } from '../order/findOrder.ts'
import { schedulePolls } from './pollJob.ts'

const MINUTE_MS = 60_000
/** Unused numbers in Yahoo's form. */
let count = 26_000_000
let listed: readonly string[] = []
let state: MarketplaceState = { kind: 'NOT_FOUND' }
let refusal: CancelError | null = null
let isDown = false
let reported: string[] = []
const connector: MarketplaceConnector = {
  find: async () => ok({ kind: 'NOT_FOUND' }),
  read: async () => ok(state),
  cancel: async () => ok(null),
  listChanged: async () =>
    isDown ? err({ code: 'CONNECTION_ERROR' }) : ok({ kind: 'CHANGED', orderNumbers: listed, next: null }),
  async reportShipment(number, { carrierCode, trackingNumber }) {
    if (refusal) return err(refusal)
    reported.push(`${number} ${carrierCode} ${trackingNumber}`)
    return ok(null)
  },
}
const connectors = { YAHOO: connector, RAKUTEN: null, COLOR_ME: null }

let server: TestServer
let staff: TestStaff
beforeAll(async () => {
  server = await testServer({ connectors, configuration: { pollIntervalMs: 10 * MINUTE_MS } })
  staff = testStaff(server, tmpdir(), { connectors, wake: () => server.exchange.wake() })
  await putTestProfile(server.database, { carriers: [{ id: 'yamato', name: 'ヤマト運輸', trackingUrl: null }] })
})
afterAll(() => server.close())
beforeEach(() => {
  listed = []
  reported = []
  refusal = null
  isDown = false
  state = { kind: 'NOT_FOUND' }
})

async function orderIn(status: OrderStatus, heldFrom: OrderStatus | null = null): Promise<string> {
  count += 1
  const number = String(count)
  const { orderNumber } = await createTestOrder(server.database, { status, details: { ecSiteId: 'YAHOO', heldFrom } })
  await server.database
    .updateTable('shop_order')
    .set({ order_number: number })
    .where('order_number', '=', orderNumber)
    .execute()
  return number
}

const NOTHING_STATED = { paid: null, parts: [], taxes: [] }

/** The order as its marketplace tells it. */
async function placed(number: string, change: Partial<MarketplaceOrder> = {}): Promise<MarketplaceState> {
  const order = await findOrder(server.database, number)
  if (!order) throw new Error(`there is no order ${number}`)
  const { orderer, receiver, orderDate, payMethod, paymentType, totalPrice, amounts = NOTHING_STATED } = order.details
  const people = { orderer, receiver, receivers: 1, phoneNumber: order.phone_number, ordererEmail: null }
  const payment = { payMethod, paymentType, totalPrice, amounts, isSettled: true }
  return { kind: 'PLACED', order: { orderNumber: number, orderDate, products: [], ...people, ...payment, ...change } }
}

async function poll(...numbers: string[]): Promise<void> {
  listed = numbers
  await schedulePolls(server.database, connectors, MINUTE_MS)
  server.clock.now = new Date(server.clock.now.getTime() + 20 * MINUTE_MS)
  await server.exchange.idle()
}

const statusOf = async (number: string) => (await findOrder(server.database, number))?.status
const notices = async () => (await listMails(server.database, { kind: 'MARKETPLACE_NOTICE' })).length

describe('MKT-1 MKT-2 MKT-3 an order that its marketplace has cancelled', () => {
  it.each([
    ['WAITING', 'CANCEL', 0],
    ['DRAFT', 'CANCEL', 0],
    ['WAITING_CREATION', 'CANCEL', 0],
    ['PENDING_CREATION', 'PENDING', 1],
    ['CREATING', 'CREATING', 1],
    ['SHIPPED', 'SHIPPED', 1],
  ] as const)('that is %s becomes %s, and the shop gets %i mails', async (before, after, mails) => {
    const number = await orderIn(before)
    const known = await notices()
    state = { kind: 'CANCELLED' }
    await poll(number)
    expect(await statusOf(number)).toBe(after)
    // A second poll that lists it changes and tells nothing.
    await poll(number)
    expect(await statusOf(number)).toBe(after)
    expect((await notices()) - known).toBe(mails)
  })

  it('is shown to the staff with its late change', async () => {
    const number = await orderIn('CREATING')
    state = { kind: 'CANCELLED' }
    await poll(number)
    expect((await staff.type('marketplaces', 'status')).output).toMatch(new RegExp(`${number}.*CANCELLED`))
    expect((await staff.type('orders', 'show', number)).output).toContain('after the start of production: CANCELLED')
  })

  it('leaves that list when the staff have seen to it, and comes back with a later change', async () => {
    const number = await orderIn('CREATING')
    const other = await orderIn('CREATING')
    state = { kind: 'CANCELLED' }
    await poll(number, other)
    const status = async () => (await staff.type('marketplaces', 'status')).output
    expect(await staff.type('marketplaces', 'seen', number)).toMatchObject({ code: 0 })
    expect(await status()).not.toContain(number)
    expect(await status()).toMatch(new RegExp(`${other}.*CANCELLED`))
    expect((await staff.type('orders', 'show', number)).output).toMatch(/production: CANCELLED \(seen 20/)
    expect(await staff.type('marketplaces', 'seen', number)).toMatchObject({
      code: 1,
      output: `no late change of ${number} waits for the staff`,
    })
    state = await placed(number, { isSettled: false })
    await poll(number)
    expect(await status()).toMatch(new RegExp(`${number}.*UNPAID`))
  })
})

describe('MKT-4 an order that is changed at its marketplace', () => {
  const detailsOf = async (number: string) => (await findOrder(server.database, number))?.details
  const noticeOf = async (number: string) =>
    (
      await server.database
        .selectFrom('marketplace_order')
        .select('notice')
        .where('order_number', '=', number)
        .executeTakeFirst()
    )?.notice

  it('has the amounts that its marketplace states now, and keeps them while they are not fixed; another order has its own', async () => {
    const [changed, other] = [await orderIn('DRAFT'), await orderIn('DRAFT')]
    const amounts = { paid: 4100, parts: [{ kind: 'COUPON' as const, yen: -300 }], taxes: [] }
    state = await placed(changed, { totalPrice: 4400, amounts })
    await poll(changed)
    expect(await detailsOf(changed)).toMatchObject({ totalPrice: 4400, amounts })
    state = await placed(changed, { totalPrice: null, amounts: NOTHING_STATED })
    await poll(changed)
    expect(await detailsOf(changed)).toMatchObject({ totalPrice: 4400, amounts })
    const own = { paid: 0, parts: [{ kind: 'POINTS' as const, yen: -4400 }], taxes: [] }
    state = await placed(other, { amounts: own })
    await poll(other)
    expect(await detailsOf(other)).toMatchObject({ totalPrice: 4400, amounts: own })
    expect(await detailsOf(changed)).toMatchObject({ totalPrice: 4400, amounts })
  })

  it('gets the amounts that an earlier release did not read, also when it is shipped, and keeps them then', async () => {
    const number = await orderIn('SHIPPED')
    const amounts = { paid: 4100, parts: [{ kind: 'COUPON' as const, yen: -300 }], taxes: [] }
    state = await placed(number, { amounts, isSettled: false })
    await poll(number)
    expect(await detailsOf(number)).toMatchObject({ totalPrice: 4400, amounts, isSettled: true })
    state = await placed(number, { totalPrice: 0, amounts: NOTHING_STATED })
    await poll(number)
    expect(await detailsOf(number)).toMatchObject({ totalPrice: 4400, amounts })
  })

  it('has the new address while it may be changed, under a new id of its receiver; another order keeps its own', async () => {
    const [moved, other] = [await orderIn('DRAFT'), await orderIn('DRAFT')]
    for (const number of [moved, other]) {
      state = await placed(number)
      await poll(number)
    }
    const before = await detailsOf(moved)
    if (!before) throw new Error('the order has no details')
    const known = await notices()
    state = await placed(moved, { receiver: { ...before.receiver, city: '札幌市' } })
    await poll(moved)
    const after = await detailsOf(moved)
    expect(after?.receiver.city).toBe('札幌市')
    expect(after?.receiver.id).not.toBe(before.receiver.id)
    expect((await detailsOf(other))?.receiver.city).toBe(before.receiver.city)
    expect(await notices()).toBe(known)
  })

  it('keeps its address in production, and the shop is told once', async () => {
    const number = await orderIn('CREATING')
    state = await placed(number)
    await poll(number)
    const before = await detailsOf(number)
    if (!before) throw new Error('the order has no details')
    const known = await notices()
    state = await placed(number, { receiver: { ...before.receiver, city: '札幌市' } })
    await poll(number)
    await poll(number)
    expect((await detailsOf(number))?.receiver).toEqual(before.receiver)
    expect([await noticeOf(number), (await notices()) - known]).toEqual(['ADDRESS', 1])
  })

  it('whose payment is revoked in production goes on as unpaid, and the shop is told once', async () => {
    const number = await orderIn('CREATING')
    state = await placed(number)
    await poll(number)
    const known = await notices()
    state = await placed(number, { isSettled: false })
    await poll(number)
    await poll(number)
    expect((await detailsOf(number))?.isSettled).toBe(false)
    expect([await statusOf(number), await noticeOf(number), (await notices()) - known]).toEqual([
      'CREATING',
      'UNPAID',
      1,
    ])
  })

  it('that gets a second receiver has to be ordered again; in production the shop is told once', async () => {
    const [open, produced] = [await orderIn('DRAFT'), await orderIn('CREATING')]
    const known = await notices()
    for (const number of [open, produced, produced]) {
      state = await placed(number, { receivers: 2 })
      await poll(number)
    }
    expect([await statusOf(open), await statusOf(produced)]).toEqual(['PENDING_CANCEL', 'CREATING'])
    expect([await noticeOf(produced), (await notices()) - known]).toEqual(['RECEIVERS', 1])
  })
})

describe('SYN-4 the report of a shipment', () => {
  const ship = async (number: string, ...words: string[]) => {
    const result = await staff.type('orders', 'ship', number, ...words)
    await server.exchange.idle()
    return result
  }
  const show = async (number: string) => (await staff.type('orders', 'show', number)).output

  it('is made once with carrier and number, and again for a corrected number only', async () => {
    const number = await orderIn('CREATING')
    expect(await ship(number, '--carrier', 'yamato', '--tracking', '1111-2222')).toMatchObject({ code: 0 })
    expect(reported).toEqual([`${number} yamato 1111-2222`])
    expect(await show(number)).toContain('shipment yamato 1111-2222: REPORTED')
    for (const tracking of ['1111-2222', '3333-4444']) {
      await staff.type('orders', 'track', number, '--carrier', 'yamato', '--tracking', tracking)
      await server.exchange.idle()
    }
    expect(reported).toEqual([`${number} yamato 1111-2222`, `${number} yamato 3333-4444`])
  })

  it('waits for a carrier and a number', async () => {
    const number = await orderIn('CREATING')
    await ship(number)
    expect(reported).toEqual([])
    expect(await show(number)).toContain('shipment not reported')
  })

  it('that is refused is shown with its reason and in the readiness, and can be sent again', async () => {
    const number = await orderIn('CREATING')
    refusal = { code: 'REFUSED' }
    await ship(number, '--carrier', 'yamato', '--tracking', '5555-6666')
    expect(await show(number)).toContain('shipment yamato 5555-6666: REFUSED (REFUSED)')
    const ready = await server.app.inject({ url: '/health/ready' })
    expect(ready.json()).toMatchObject({ ready: true, warnings: ['SHIPMENTS_REFUSED:YAHOO'] })
    const metrics = (await server.app.inject({ url: '/metrics' })).body
    expect(metrics).toContain('irodori_shipment_reports{shop="YAHOO",state="REFUSED"} 1')
    expect(metrics).toContain('irodori_marketplace_poll_age_seconds{shop="YAHOO"}')
    refusal = null
    expect((await staff.type('marketplaces', 'resend', number)).output).toContain('1 shipment of')
    await server.exchange.idle()
    expect(await show(number)).toContain('5555-6666: REPORTED')
  })

  it('is tried again when the marketplace says so', async () => {
    const number = await orderIn('CREATING')
    refusal = { code: 'MAINTENANCE', until: new Date(server.clock.now.getTime() + HOUR_MS) }
    await ship(number, '--carrier', 'yamato', '--tracking', '7777-8888')
    expect(await show(number)).toContain('NOT_REPORTED (MAINTENANCE)')
    refusal = null
    server.clock.now = new Date(server.clock.now.getTime() + 50 * MINUTE_MS)
    await server.exchange.idle()
    expect(reported).toEqual([])
    server.clock.now = new Date(server.clock.now.getTime() + 12 * MINUTE_MS)
    await server.exchange.idle()
    expect(reported).toEqual([`${number} yamato 7777-8888`])
  })
})

it('SYN-1 a marketplace without a complete poll for three hours is a warning of the readiness', async () => {
  await poll()
  isDown = true
  server.clock.now = new Date(server.clock.now.getTime() + 4 * HOUR_MS)
  const { warnings } = (await server.app.inject({ url: '/health/ready' })).json()
  expect(warnings).toContain('POLL_LATE:YAHOO')
})

it('a call that was refused after the renewal of its token does not mark the new one as refused', async () => {
  const { database, clock } = server
  const keys = [Buffer.alloc(32, 7)]
  const token = (accessToken: string) => ({ shop: 'COLOR_ME', accessToken }) as const
  await transact(database, (tx) => putCredential(tx, keys, token('old'), clock.now))
  const address = credentialAddress(
    { database, sealingKeys: keys, now: () => clock.now },
    'COLOR_ME',
    'http://127.0.0.1',
  )
  const old = await address.access()
  if (!old) throw new Error('there is no access')
  clock.now = new Date(clock.now.getTime() + 1000)
  await transact(database, (tx) => putCredential(tx, keys, token('new'), clock.now))
  await address.onRefused?.(old)
  expect(await listCredentials(database)).toMatchObject([{ shop: 'COLOR_ME', refusedAt: null }])
})
