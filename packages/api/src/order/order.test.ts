import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDERS } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'
import { testServer } from '../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const verify = (order: keyof typeof ORDERS, productId: string, change: object = {}) => {
  const { orderNumber, phoneNumber } = ORDERS[order]
  return server.call('verifyOrder', { body: { orderNumber, phoneNumber, productId, actionType: 'create', ...change } })
}

describe('the order check', () => {
  it('lets an order design what it bought', async () => {
    const { data } = await verify('a', 'card')
    expect(data).toEqual({ orderNumber: ORDERS.a.orderNumber, paymentType: 'クレジットカード' })
  })

  it.each([
    ['a', 'booklet', 404, 'NOT_MATCH_PRODUCT_WITH_ORDER'],
    ['a', 'hidden', 403, 'PRODUCT_IS_NOT_PUBLIC'],
    ['a', 'deleted', 403, 'PRODUCT_IS_DELETED'],
    ['a', 'none', 403, 'PRODUCT_IS_NOT_FOUND'],
    ['cancelled', 'card', 403, 'ORDER_IS_CANCELLED'],
    ['produced', 'card', 403, 'ORDER_IS_PRODUCED'],
    ['reordered', 'card', 403, 'MULTI_ADDRESS_RAKUTEN_ORDER'],
  ] as const)('of %s and %s answers %i %s', async (order, productId, code, errorCode) => {
    expect(await verify(order, productId)).toMatchObject({ code, errorCode })
  })

  it('knows neither an unknown order nor a wrong phone', async () => {
    for (const change of [{ orderNumber: 'irodori-99999999' }, { phoneNumber: '09000000000' }]) {
      expect(await verify('a', 'card', change)).toMatchObject({ code: 404, errorCode: 'ORDER_NUMBER_NOT_FOUND' })
    }
  })
})

describe('the orders of a session', () => {
  it('are its own, with what was bought', async () => {
    const token = await server.logIn()
    const { data } = await server.call('listOrders', {}, token)
    expect(data).toMatchObject([{ orderNumber: ORDERS.a.orderNumber, status: 'WAITING', designs: [] }])
    expect(data?.[0]?.products.map(({ productId }) => productId)).toEqual(['card', 'hidden', 'deleted'])
    const params = { orderNumber: ORDERS.a.orderNumber }
    expect((await server.call('readOrder', { params }, token)).data).toEqual(data?.[0])
  })
})
