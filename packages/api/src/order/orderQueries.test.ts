import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOrder, createTestPackagePlans, createTestPage } from '../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { openSmallShop } from '../../testing/smallShop.ts'
import type { Database } from '../database/tables.ts'
import { presentOrders } from '../orderView/presentOrder.ts'
import { checkReadiness } from '../orderView/readiness.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')

let database: Database
let queries = 0
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    queries += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  const plain = await memoryDatabase()
  await openSmallShop(plain, NOW)
  await createTestPackagePlans(plain)
  database = plain.withPlugin(counting)
})
afterAll(() => database.destroy())

async function giveOrders(count: number, pages: number): Promise<string[]> {
  const numbers: string[] = []
  for (let made = 0; made < count; made += 1) {
    const { orderNumber } = await createTestOrder(database, {
      products: [{ productId: 'card', unit: pages, chargeableUnit: 0 }],
    })
    for (let group = 1; group <= pages; group += 1) await createTestPage(database, orderNumber, { group })
    numbers.push(orderNumber)
  }
  return numbers
}

async function rowsOf(numbers: readonly string[]) {
  return database.selectFrom('shop_order').selectAll().where('order_number', 'in', numbers).execute()
}

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  queries = 0
  await work()
  return queries
}

describe('the number of queries', () => {
  it('reads fifty orders with as many queries as one', async () => {
    const one = await rowsOf(await giveOrders(1, 2))
    const many = await rowsOf(await giveOrders(50, 2))
    const forOne = await queriesOf(() => presentOrders(database, one, NOW))
    expect(forOne).toBeLessThanOrEqual(12)
    expect(await queriesOf(() => presentOrders(database, many, NOW))).toBe(forOne)
  })

  it('reads a hundred designs with as many queries as one', async () => {
    const [small] = await rowsOf(await giveOrders(1, 1))
    const [large] = await rowsOf(await giveOrders(1, 100))
    if (!small || !large) throw new Error('a test order is missing')
    const forOne = await queriesOf(() => presentOrders(database, [small], NOW))
    const [presented] = await presentOrders(database, [large], NOW)
    expect(presented?.designs.length).toBe(100)
    expect(await queriesOf(() => presentOrders(database, [large], NOW))).toBe(forOne)
    const check = await queriesOf(() => checkReadiness(database, small, NOW))
    expect(await queriesOf(() => checkReadiness(database, large, NOW))).toBe(check)
  })

  it('never mixes the designs of several orders', async () => {
    const rows = await rowsOf(await giveOrders(3, 2))
    for (const { orderNumber, designs, designGroups } of await presentOrders(database, rows, NOW)) {
      expect(designs.map((design) => design.orderNumber)).toEqual([orderNumber, orderNumber])
      expect(designGroups.map(({ groupNumber }) => groupNumber)).toEqual([1, 2])
    }
  })
})
