import { HOUR_MS } from '@irodori/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const { orderNumber, phoneNumber } = ORDERS.a
const later = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
}

describe('guest login', () => {
  it('accepts the phone number in any notation', async () => {
    for (const written of [phoneNumber, '０９０１１１１１１１１', '+81 90 1111 1111']) {
      const answer = await server.call('loginGuest', { body: { orderNumber, phoneNumber: written } })
      expect(answer.data).toEqual([
        { token: expect.stringMatching(/^[\w-]{43}$/), userName: orderNumber, role: 'GUEST' },
      ])
    }
  })

  it('issues a new token each time and stores only hashes', async () => {
    const tokens = [await server.logIn(), await server.logIn()]
    expect(tokens[0]).not.toBe(tokens[1])
    const rows = await server.database.selectFrom('session').select('token_hash').execute()
    expect(rows.filter((row) => tokens.includes(row.token_hash))).toEqual([])
  })

  it('gives the same answer for an unknown order and a wrong phone number', async () => {
    const unknown = await server.call('loginGuest', { body: { orderNumber: 'irodori-99999999', phoneNumber } })
    const wrong = await server.call('loginGuest', { body: { orderNumber, phoneNumber: '09000000000' } })
    expect(unknown).toMatchObject({ code: 404, errorCode: 'ORDER_NUMBER_NOT_FOUND' })
    expect(wrong).toEqual(unknown)
  })

  it('accepts GET too', async () => {
    const answer = await server.call('readGuestSession', { query: { orderNumber, phoneNumber } })
    expect(answer.code).toBe(200)
  })

  it('refuses a call with missing fields, field by field', async () => {
    const answer = await server.call('loginGuest', { body: { orderNumber } })
    expect(answer).toMatchObject({
      code: 400,
      errorCode: 'REQUEST_INVALID',
      error: { phoneNumber: [expect.any(String)] },
    })
  })
})

describe('failed attempts', () => {
  const guess = (number: string, phone: string) =>
    server.call('loginGuest', { body: { orderNumber: number, phoneNumber: phone } }).then(({ code }) => code)

  it('lock an order for an hour after five, even for the right phone number', async () => {
    const { b } = ORDERS
    const codes = []
    for (let i = 0; i < 6; i += 1) codes.push(await guess(b.orderNumber, `0900000000${i}`))
    expect(codes).toEqual([404, 404, 404, 404, 404, 429])
    expect(await guess(b.orderNumber, b.phoneNumber)).toBe(429)
    later(HOUR_MS + 1)
    expect(await guess(b.orderNumber, b.phoneNumber)).toBe(200)
  })

  it('lock an unknown order in the same way, and the answer states when to retry', async () => {
    const codes = []
    for (let i = 0; i < 6; i += 1) codes.push(await guess('irodori-77777777', '09000000000'))
    expect(codes).toEqual([404, 404, 404, 404, 404, 429])
    const answer = await server.raw('loginGuest', { body: { orderNumber: 'irodori-77777777', phoneNumber: '1' } })
    expect(answer.headers['retry-after']).toBe('3600')
  })

  it('counts failed attempts that arrive at the same time', async () => {
    later(HOUR_MS + 1)
    const guesses = Array.from({ length: 12 }, (_, i) => guess(ORDERS.cancelled.orderNumber, `090000000${10 + i}`))
    expect((await Promise.all(guesses)).filter((code) => code === 404)).toHaveLength(5)
  })

  it('forgets failed attempts after a successful login, and shares them with the order check', async () => {
    later(HOUR_MS + 1)
    const { produced } = ORDERS
    for (let i = 0; i < 4; i += 1) await guess(produced.orderNumber, '09000000000')
    expect(await guess(produced.orderNumber, produced.phoneNumber)).toBe(200)
    const check = { orderNumber: produced.orderNumber, phoneNumber: '1', productId: 'card', actionType: 'create' }
    for (let i = 0; i < 5; i += 1) expect((await server.call('verifyOrder', { body: check })).code).toBe(404)
    expect((await server.call('verifyOrder', { body: check })).errorCode).toBe('TOO_MANY_TRIES')
  })
})

describe('a session', () => {
  it('identifies a session by its token, with or without the prefix Bearer', async () => {
    const token = await server.logIn()
    const plain = await server.call('readGuestSession', {}, token)
    expect(plain.data).toEqual([{ token, userName: orderNumber, role: 'GUEST' }])
    expect(await server.call('readGuestSession', {}, `Bearer ${token}`)).toEqual(plain)
  })

  it('refuses a call without a token or with an invented one', async () => {
    expect((await server.call('readGuestSession')).errorCode).toBe('UNAUTHENTICATED')
    expect((await server.call('readGuestSession', {}, 'x'.repeat(43))).errorCode).toBe('UNAUTHENTICATED')
    expect((await server.call('listOrders')).errorCode).toBe('UNAUTHENTICATED')
  })

  it('stays open when another order is opened: other tabs of the browser work with it', async () => {
    const first = await server.logIn('a')
    const { orderNumber: other, phoneNumber } = ORDERS.b
    await server.call('loginGuest', { body: { orderNumber: other, phoneNumber } }, first)
    expect((await server.call('listOrders', {}, first)).code).toBe(200)
  })

  it('ends at logout', async () => {
    const token = await server.logIn()
    expect((await server.call('logout', {}, token)).code).toBe(200)
    expect((await server.call('listOrders', {}, token)).code).toBe(401)
  })

  it('ends after its idle time, and at its maximum age even if it is used', async () => {
    const idle = await server.logIn()
    later(HOUR_MS - 1)
    expect((await server.call('listOrders', {}, idle)).code).toBe(200)
    later(HOUR_MS)
    expect((await server.call('listOrders', {}, idle)).code).toBe(401)

    const used = await server.logIn()
    const codes = []
    for (let i = 0; i < 30; i += 1) {
      later(HOUR_MS * 0.9)
      codes.push((await server.call('listOrders', {}, used)).code)
    }
    expect(codes.indexOf(401)).toBe(26)
  })
})
