import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transact } from '../database/transact.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { joinOrder } from './joinOrder.ts'

let server: TestServer
let first: string
let second: string
beforeAll(async () => {
  server = await testServer()
  first = await server.logInUser('first@example.jp')
  second = await server.logInUser('second@example.jp')
})
afterAll(() => server.close())

const verify = (order: keyof typeof ORDERS, token?: string, change: object = {}) => {
  const { orderNumber, phoneNumber } = ORDERS[order]
  const body = { orderNumber, phoneNumber, productId: 'card', actionType: 'create', ...change }
  return server.call('verifyOrder', { body }, token)
}
const ordersOf = async (token: string) =>
  (await server.call('listOrders', {}, token)).data?.map(({ orderNumber }) => orderNumber).sort()
const idOf = async (email: string) =>
  (await server.database.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

describe('the verification of an order', () => {
  it('joins the order to the account that proves its phone number, and keeps it there', async () => {
    expect(await ordersOf(first)).toEqual([])
    expect((await verify('a', first)).code).toBe(200)
    expect((await verify('a', first)).code).toBe(200)
    expect(await ordersOf(first)).toEqual([ORDERS.a.orderNumber])
    expect((await verify('b', first)).code).toBe(200)
    expect(await ordersOf(first)).toEqual([ORDERS.a.orderNumber, ORDERS.b.orderNumber])
  })

  it('leaves an order with the account that it belongs to', async () => {
    await verify('a', second)
    expect(await ordersOf(second)).toEqual([])
    expect(await ordersOf(first)).toContain(ORDERS.a.orderNumber)
  })

  it('joins no order by a wrong phone number', async () => {
    expect((await verify('cancelled', second, { phoneNumber: '0' })).code).toBe(404)
    expect(await ordersOf(second)).toEqual([])
  })

  it('joins an order that can no longer be designed', async () => {
    expect((await verify('cancelled', second)).errorCode).toBe('ORDER_IS_CANCELLED')
    expect(await ordersOf(second)).toEqual([ORDERS.cancelled.orderNumber])
  })

  it('joins no order for a guest or without a session', async () => {
    const guest = await server.logIn('a')
    expect((await verify('produced', guest)).errorCode).toBe('ORDER_IS_PRODUCED')
    await verify('produced')
    const { account_id } = await server.database
      .selectFrom('shop_order')
      .select('account_id')
      .where('order_number', '=', ORDERS.produced.orderNumber)
      .executeTakeFirstOrThrow()
    expect(account_id).toBeNull()
    expect(await ordersOf(guest)).toEqual([ORDERS.a.orderNumber])
  })
})

describe('an order that two accounts prove at once', () => {
  it('belongs to exactly one of them', async () => {
    const ids = [await idOf('first@example.jp'), await idOf('second@example.jp')]
    const { orderNumber } = ORDERS.reordered
    const joined = await Promise.all(ids.map((id) => transact(server.database, (tx) => joinOrder(tx, id, orderNumber))))
    expect(joined.sort()).toEqual([false, true])
  })

  it('never joins an order to a deleted account', async () => {
    const join = transact(server.database, (tx) => joinOrder(tx, 'gone', ORDERS.produced.orderNumber))
    expect(await join).toBe(false)
  })
})

describe('the session of an account', () => {
  it('reaches both orders of the account and names them', async () => {
    for (const order of ['a', 'b'] as const) {
      const params = { orderNumber: ORDERS[order].orderNumber }
      expect((await server.call('readOrder', { params }, first)).data?.orderNumber).toBe(params.orderNumber)
      expect((await server.call('readOrder', { params }, second)).errorCode).toBe('FORBIDDEN')
      const body = { templateSeriesId: 'booklet', orderNumber: params.orderNumber }
      expect((await server.call('createDesignSeries', { body }, first)).data?.orderNumber).toBe(body.orderNumber)
      expect((await server.call('createDesignSeries', { body }, second)).data).toBeNull()
    }
  })
})
