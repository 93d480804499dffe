import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { HOUR_MS } from '@irodori/contract/durations'
import { endpoints } from '@irodori/contract/endpoints'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { CANCEL_REASONS } from '@irodori/rules/cancelReason'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { findOrder } from '../order/findOrder.ts'

let server: TestServer
const { orderNumber } = ORDERS.a
const KEY = '1111'
const START = new Date('2026-11-20T01:00:00.000Z')
const WRONG = '注文番号または電話番号下４桁が正しいものではございません。再度ご入力くださいませ。'

beforeAll(async () => {
  server = await testServer({ configuration: { rateLimitFactor: 1000 } })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = START
  await server.database.deleteFrom('failed_attempt').execute()
  await server.database.deleteFrom('mail').execute()
  await createReadyOrder(server)
})

const verify = (securityKey: string, number = orderNumber) =>
  server.call('verifyCancellation', { params: { orderNumber: number }, query: { securityKey } })
const cancel = (query: Record<string, string> = {}, number = orderNumber) =>
  server.call('cancelOrder', { params: { orderNumber: number }, query: { securityKey: KEY, reason: '1', ...query } })
const later = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
}
const statusNow = async () => (await findOrder(server.database, orderNumber))?.status
const setStatus = (status: (typeof ORDER_STATUSES)[number]) =>
  server.database.updateTable('shop_order').set({ status }).where('order_number', '=', orderNumber).execute()

describe('the check before a cancellation', () => {
  it('tells how the order was paid and which shop it came from', async () => {
    expect((await verify(KEY)).data).toEqual({
      payMethod: 'クレジットカード',
      ecSiteId: null,
      shopMail: 'shop@irodori.example',
    })
    expect((await verify(' １１１１ ')).code).toBe(200)
  })

  it('PHO-2 gives wrong digits and an unknown order the same answer', async () => {
    const wrong = await verify('0000')
    expect(wrong).toMatchObject({ code: 401, errorCode: 'SECURITY_KEY_WRONG', message: WRONG })
    expect(await verify('0000', 'irodori-99999999')).toEqual(wrong)
    expect(await cancel({ securityKey: '0000' })).toEqual(wrong)
    expect(await verify('')).toEqual(wrong)
    expect(await verify('', 'irodori-99999999')).toEqual(wrong)
  })

  it('answers every input without a server error', async () => {
    const strange = [
      '\u0000',
      "' or 1=1",
      '%',
      'cancel %',
      'あ'.repeat(40),
      '😀',
      'irodori-00000001\u0000',
      '９９９９９９９９',
    ]
    for (const text of strange) {
      expect([400, 401]).toContain((await verify('0000', text)).code)
      expect([400, 401]).toContain((await verify(text.slice(0, 8))).code)
      await server.database.deleteFrom('failed_attempt').execute()
      const answer = await cancel({ reasonNote: text, securityKey: '0000' })
      expect([400, 401]).toContain(answer.code)
      await server.database.deleteFrom('failed_attempt').execute()
    }
  })

  it('accepts one of our order numbers without its prefix', async () => {
    const short = orderNumber.replace('irodori-', '')
    expect((await verify(KEY, short)).code).toBe(200)
    const codes = []
    for (let i = 0; i < 3; i += 1) {
      codes.push((await verify('0000', short)).code)
      codes.push((await verify('0000')).code)
    }
    expect(codes).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('locks after five failed attempts in a day, for an unknown order too', async () => {
    for (const number of [orderNumber, 'irodori-99999999']) {
      server.clock.now = START
      const codes = []
      for (let i = 0; i < 6; i += 1) codes.push((await verify(`000${i}`, number)).code)
      expect(codes).toEqual([401, 401, 401, 401, 401, 429])
      later(23 * HOUR_MS)
      // A login has a count of its own and deletes old ones.
      await server.call('loginGuest', { body: { orderNumber: 'irodori-88888888', phoneNumber: '1' } })
      const closed = await server.raw('verifyCancellation', {
        params: { orderNumber: number },
        query: { securityKey: KEY },
      })
      expect([closed.status, closed.headers['retry-after']]).toEqual([429, '3600'])
      later(HOUR_MS + 1)
      expect((await verify(KEY, number)).code).toBe(number === orderNumber ? 200 : 401)
    }
  })

  it('lets the session of the order through while others guess at its digits, and keeps them out', async () => {
    const behind = await testServer({ pool: server.pool, configuration: { trustProxy: ['loopback'] } })
    const verifyFrom = async (address: string, securityKey: string, token?: string) => {
      const given = { params: { orderNumber }, query: { securityKey }, headers: { 'x-forwarded-for': address } }
      return (await behind.raw('verifyCancellation', given, token)).status
    }
    const token = await behind.logIn()
    const guesses = []
    for (let i = 0; i < 25; i += 1) guesses.push(await verifyFrom(`198.51.100.${i}`, `0${i + 100}`))
    expect(guesses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)])
    expect(await verifyFrom('203.0.113.1', KEY)).toBe(429)
    expect(await verifyFrom('203.0.113.1', KEY, token)).toBe(200)
    expect(await verifyFrom('203.0.113.1', KEY, await behind.logIn('b'))).toBe(429)
    await behind.close()
  })

  it('counts parallel attempts, and clears the failed attempts after a correct one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => verify(`00${10 + i}`)))
    expect(answers.filter(({ code }) => code === 401)).toHaveLength(5)
    later(24 * HOUR_MS + 1)
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) expect((await verify(`000${i}`)).code).toBe(401)
      expect((await verify(KEY)).code).toBe(200)
    }
  })

  it('refuses by status', async () => {
    const codes: Record<string, unknown> = {}
    for (const status of ORDER_STATUSES) {
      await setStatus(status)
      codes[status] = (await verify(KEY)).errorCode
    }
    const allowed = Object.keys(codes).filter((status) => codes[status] === null)
    expect(allowed).toEqual(['WAITING', 'DRAFT', 'PENDING_CANCEL'])
    expect(new Set(Object.values(codes))).toEqual(new Set([null, 'ORDER_CANNOT_BE_CANCELLED']))
  })

  it('refuses an order that was paid at a convenience store, but not before it is paid', async () => {
    await createReadyOrder(server, { details: { paymentType: 'COMBINI' } })
    expect(await verify(KEY)).toMatchObject({ code: 400, errorCode: 'COMBINI_SETTLED', message: 'COMBINI_SETTLED' })
    expect((await cancel()).errorCode).toBe('COMBINI_SETTLED')
    await createReadyOrder(server, { details: { paymentType: 'COMBINI', isSettled: false } })
    expect((await verify(KEY)).code).toBe(200)
  })
})

describe('the cancellation', () => {
  it('records its reason, cancels the order and sends a mail', async () => {
    expect((await cancel({ reason: '10', reasonNote: '間に合わない' })).code).toBe(200)
    expect(await statusNow()).toBe('CANCEL')
    expect(await server.database.selectFrom('cancellation').selectAll().execute()).toEqual([
      { order_number: orderNumber, reason: 10, note: '間に合わない', by: 'CUSTOMER', cancelled_at: START },
    ])
    const mails = await server.database.selectFrom('mail').select(['kind', 'recipient']).execute()
    expect(mails).toEqual([{ kind: 'ORDER_CANCELLED', recipient: 'misaki@irodori.example' }])
  })

  it('answers 404 to a HEAD of its address, and leaves the order as it was', async () => {
    const before = await statusNow()
    const answer = await server.app.inject({
      method: 'HEAD',
      url: endpoints.cancelOrder.path.replace('{orderNumber}', orderNumber),
      query: { securityKey: KEY, reason: '1' },
      headers: { 'csrf-token': CSRF_TOKEN },
    })
    expect(answer.statusCode).toBe(404)
    expect(await statusNow()).toBe(before)
  })

  it('changes nothing when it is repeated', async () => {
    await cancel({ reason: '6' })
    later(HOUR_MS)
    expect((await cancel({ reason: '8' })).code).toBe(200)
    const rows = await server.database.selectFrom('cancellation').select(['reason', 'cancelled_at']).execute()
    expect(rows).toEqual([{ reason: 6, cancelled_at: START }])
    expect(await server.database.selectFrom('mail').selectAll().execute()).toHaveLength(1)
  })

  it('CAN-1 accepts the listed reason codes and no others', async () => {
    for (const reason of ['0', '2', '7', '999999999']) {
      expect(await cancel({ reason })).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
    }
    expect(await statusNow()).toBe('DRAFT')
    for (const { value } of CANCEL_REASONS) {
      await createReadyOrder(server)
      expect((await cancel({ reason: String(value) })).code).toBe(200)
    }
  })

  it('cancels an order with several receivers', async () => {
    await setStatus('PENDING_CANCEL')
    expect((await cancel()).code).toBe(200)
    expect(await statusNow()).toBe('CANCEL')
  })

  it('refuses a cancellation once production has started', async () => {
    const token = await server.logIn()
    await server.call('scheduleCreation', { params: { orderNumber }, body: {} }, token)
    expect(await cancel()).toMatchObject({ code: 403, errorCode: 'ORDER_CANNOT_BE_CANCELLED' })
    expect(await statusNow()).toBe('WAITING_CREATION')
  })

  it('refuses the cancellation of a prefetching browser, and lets no cache keep the answer', async () => {
    const given = { params: { orderNumber }, query: { securityKey: KEY, reason: '1' } }
    for (const name of ['purpose', 'sec-purpose', 'x-moz']) {
      expect((await server.raw('cancelOrder', { ...given, headers: { [name]: 'prefetch' } })).status).toBe(403)
    }
    expect(await statusNow()).toBe('DRAFT')
    expect((await server.raw('cancelOrder', given)).headers['cache-control']).toBe('no-store')
  })
})
