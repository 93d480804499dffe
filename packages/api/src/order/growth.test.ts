import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOrder, createTestPackagePlans, createTestPage } from '../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import type { PlannedDatabase } from '../../testing/sequentialScans.ts'
import { plannedDatabase } from '../../testing/sequentialScans.ts'
import { draftOf, openSmallShop, TEMPLATE } from '../../testing/smallShop.ts'
import { sessionsIn } from '../authentication/sessions.ts'
import type { Database } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { presentOrders } from '../orderView/presentOrder.ts'
import { checkReadiness } from '../orderView/readiness.ts'
import { ownOrders } from './ownOrder.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')
const ORDERS = 10_000
const OWN = 20
const DESIGNS = 100

let plain: Database
let database: Database
let readToTheEnd: PlannedDatabase['sequentialScans']

const accountId = randomUUID()
let large: string

beforeAll(async () => {
  plain = await memoryDatabase()
  await openSmallShop(plain, NOW)
  await createTestPackagePlans(plain)
  await fillWithOthers()
  await plain
    .insertInto('account')
    .values({
      id: accountId,
      email: 'customer@irodori.example',
      user_name: '佐藤',
      password_hash: '',
      is_verified: true,
      wants_magazine: false,
      created_at: NOW,
      updated_at: NOW,
    })
    .execute()
  for (let made = 0; made < OWN; made += 1) {
    const { orderNumber } = await createTestOrder(plain, { accountId })
    await createTestPage(plain, orderNumber, { group: 1 })
  }
  large = (await createTestOrder(plain)).orderNumber
  for (let group = 1; group <= DESIGNS; group += 1) await createTestPage(plain, large, { group })
  await sql`vacuum analyze`.execute(plain)
  ;({ database, sequentialScans: readToTheEnd } = plannedDatabase(plain, ['shop_order', 'design']))
}, 120_000)
afterAll(() => plain.destroy())

/** Adds orders of other customers, each with one design: copies of one order under other numbers. */
async function fillWithOthers(): Promise<void> {
  const { orderNumber } = await createTestOrder(plain)
  const { id: _, ...draft } = draftOf(TEMPLATE, randomUUID(), { items: [] })
  await sql`insert into shop_order (order_number, id, phone_number, status, image_folder, details, created_at, updated_at)
    select 'other-' || n, 'other-' || n, phone_number, status, 'folder-' || n, details, created_at, updated_at
    from shop_order, generate_series(1, ${sql.lit(ORDERS)}) n where order_number = ${orderNumber}`.execute(plain)
  await sql`insert into design (id, order_number, random_id, group_number, design_series_id, page_number, side_number,
      revision, draft, print_check, created_at, updated_at)
    select 'design-' || n, 'other-' || n, 'random-' || n, 1, null, '0', 1, 1, ${json(draft)}::jsonb, 'EQUAL', now(), now()
    from generate_series(1, ${sql.lit(ORDERS)}) n`.execute(plain)
}

describe('a database with ten thousand orders of other customers', () => {
  it("an account's orders are found by an index, with all that my page shows of them", async () => {
    const caller = { role: 'USER', userName: '佐藤', accountId } as const
    const work = async () => {
      const orders = await ownOrders(database, caller)
      expect(await presentOrders(database, orders, NOW)).toHaveLength(OWN)
    }
    expect(await readToTheEnd(work)).toEqual([])
  })

  it('presents and checks an order of a hundred designs without a sequential scan', async () => {
    const caller = { role: 'GUEST', userName: large, orderNumber: large } as const
    const work = async () => {
      const [order] = await ownOrders(database, caller)
      if (!order) throw new Error('the test order is missing')
      const [shown] = await presentOrders(database, [order], NOW)
      expect(shown?.designs).toHaveLength(DESIGNS)
      await checkReadiness(database, order, NOW)
    }
    expect(await readToTheEnd(work)).toEqual([])
  })

  it('finds a session by its token with an index', async () => {
    const sessions = sessionsIn(database, () => NOW, { sessionIdleMs: 1e9, sessionMaximumMs: 1e9 })
    const client = { isBrowser: false, device: null, userAgent: '' }
    const token = await sessions.begin({ accountId }, client)
    expect(await readToTheEnd(() => sessions.find(token, client, null))).toEqual([])
  })

  it('reports a query that has no index', async () => {
    const byPhone = () => database.selectFrom('shop_order').select('id').where('phone_number', '=', '0').execute()
    expect(await readToTheEnd(byPhone)).toHaveLength(1)
  })
})
