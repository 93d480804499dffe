import type { StoredProduct } from '@irodori/contract/entities/product'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { findProduct } from '../catalogue/catalogue.ts'
import { putProduct } from '../catalogue/putProduct.ts'
import { transact } from '../database/transact.ts'
import { findOrder } from '../order/findOrder.ts'

let server: TestServer
let token: string
let card: StoredProduct
beforeAll(async () => {
  server = await testServer()
  token = await server.logIn()
  const known = await findProduct(server.database, 'card')
  if (!known) throw new Error('the small shop has no card product')
  card = { ...known, options: [{ identifier: 'matt', name: 'マット', inStock: 9 }] }
})
afterAll(() => server.close())
beforeEach(async () => {
  await shopNowHas(card)
  await createReadyOrder(server)
})

const { orderNumber } = ORDERS.a
const params = { orderNumber }
const shopNowHas = (product: StoredProduct) => transact(server.database, (tx) => putProduct(tx, product))
const verify = async () => (await server.call('verifyForPackage', { params }, token)).data?.code
const save = async () => {
  const { data: order } = await server.call('readOrder', { params }, token)
  const designs = (order?.designGroups ?? []).map(({ designIds: [id = ''] }) => ({ id, productOptionId: 'matt' }))
  return server.call('savePackages', { body: { id: order?.id ?? '', packages: [], designs } }, token)
}

// Minutes pass between the check and the start while the customer chooses; the catalogue may change meanwhile.
it.each([
  ['withdrawn', { isPublic: false }, 'PRODUCT_IS_NOT_PUBLIC'],
  ['deleted', { isDeleted: true }, 'PRODUCT_IS_DELETED'],
  ['sold out', { options: [{ identifier: 'matt', name: 'マット', inStock: 5 }] }, 'PRODUCT_IS_OUT_OF_STOCK'],
] as const)(
  'PRD-1, PRD-3: a product that is %s after the check is told at the start, and nothing is made',
  async (_, change, code) => {
    expect(await verify()).toBe('ORDER_IS_VALID')
    expect((await save()).code).toBe(200)
    await shopNowHas({ ...card, ...change, options: [...('options' in change ? change.options : card.options)] })
    expect(await verify()).toBe(code)
    expect(await server.call('scheduleCreation', { params, body: {} }, token)).toMatchObject({
      code: 403,
      errorCode: code,
    })
    expect((await findOrder(server.database, orderNumber))?.status).toBe('DRAFT')
  },
)
