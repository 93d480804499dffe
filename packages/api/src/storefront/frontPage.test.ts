import { DAY_MS } from '@irodori/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOrder } from '../../testing/createTestOrder.ts'
import { PRODUCTS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { putProduct } from '../catalogue/putProduct.ts'
import { transact } from '../database/transact.ts'
import { putSettings, type ShopSettings } from '../settings/shopSettings.ts'
import { frontPageReader } from './frontPage.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** The front page, with orders that are counted now. */
const readFront = () => frontPageReader(server.database, () => server.clock.now)(null)
const set = (settings: ShopSettings) => transact(server.database, (tx) => putSettings(tx, settings))
const productNamed = (id: string) => {
  const product = PRODUCTS.find((one) => one.id === id)
  if (!product) throw new Error(`the small shop has no product ${id}`)
  return product
}
const order = (productId: string, daysAgo: number, status: 'DRAFT' | 'CANCEL' = 'DRAFT') =>
  createTestOrder(server.database, {
    status,
    at: new Date(server.clock.now.getTime() - daysAgo * DAY_MS),
    products: [{ productId, unit: 50, chargeableUnit: 0 }],
  })
const first = async () => {
  const { firstProducts, firstProductsBy } = await readFront()
  return [firstProductsBy, ...firstProducts.map(({ id }) => id)]
}

describe('CAT-54: the products that are shown first', () => {
  it('are those of the shop’s own order while few orders tell what is chosen', async () => {
    expect(await first()).toEqual(['SHOP', 'card', 'booklet'])
    // The card is in three orders, and one product alone is no best seller.
    for (const daysAgo of [1, 2]) await order('booklet', daysAgo)
    expect(await first()).toEqual(['SHOP', 'card', 'booklet'])
  })

  it('do not count cancelled orders, and orders of more than 90 days ago', async () => {
    for (const daysAgo of [91, 200]) await order('booklet', daysAgo)
    await order('booklet', 3, 'CANCEL')
    expect(await first()).toEqual(['SHOP', 'card', 'booklet'])
  })

  it('are those of the most orders, whatever the number of pieces, and none that visitors cannot see', async () => {
    for (const daysAgo of [4, 89]) await order('booklet', daysAgo)
    expect(await first()).toEqual(['ORDERS', 'booklet', 'card'])
  })

  it('leave out a product that is sold out', async () => {
    await transact(server.database, (tx) =>
      putProduct(tx, { ...productNamed('booklet'), quantityInStock: 5, options: [] }),
    )
    expect(await first()).toEqual(['SHOP', 'card'])
    await transact(server.database, (tx) => putProduct(tx, productNamed('booklet')))
  })

  it('are counted again after ten minutes', async () => {
    const read = frontPageReader(server.database, () => server.clock.now)
    const leader = async () => (await read(null)).firstProducts[0]?.id
    expect(await leader()).toBe('booklet')
    for (const daysAgo of [1, 1, 1]) await order('card', daysAgo)
    expect(await leader()).toBe('booklet')
    server.clock.now = new Date(server.clock.now.getTime() + 10 * 60_000)
    expect(await leader()).toBe('card')
  })
})

describe('CAT-51: the picture and the occasions of the front page', () => {
  it('without a setting it has no occasions, and the picture of a product that is not shown first', async () => {
    expect(await readFront()).toMatchObject({ pictureUrl: null, occasions: [] })
    const other = {
      ...productNamed('card'),
      id: 'other',
      imageUrl: '/api/images?path=product%2Fother.png',
      position: 9,
    }
    await transact(server.database, (tx) => putProduct(tx, other))
    expect((await readFront()).pictureUrl).toBe('/api/images?path=product%2Fother.png')
  })

  it('has the picture and the occasions that the staff have set, except occasions of no product', async () => {
    await set({ frontPicture: 'front/family.jpg', occasions: ['母の日', '春'] })
    expect(await readFront()).toMatchObject({ pictureUrl: '/api/images?path=front%2Ffamily.jpg', occasions: ['春'] })
    const { data } = await server.call('readFrontPage')
    expect(data?.occasions).toEqual(['春'])
    await set({ frontPicture: null, occasions: [] })
    expect((await readFront()).occasions).toEqual([])
  })
})
