import { randomUUID } from 'node:crypto'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { CompiledQuery, createQueryId, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOrder, createTestPackagePlans, createTestPage } from '../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
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
const asked: RootOperationNode[] = []
const remembering: KyselyPlugin = {
  transformQuery({ node }) {
    asked.push(node)
    return node
  },
  transformResult: async ({ result }) => result,
}

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
  database = plain.withPlugin(remembering)
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

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

const BIG = ['shop_order', 'design']

/** The recorded queries that scan one of the big tables sequentially. */
async function readToTheEnd(work: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0
  await work()
  const bad: string[] = []
  for (const node of [...asked]) {
    const { sql: text, parameters } = plain.getExecutor().compileQuery(node, createQueryId())
    const explained = await plain.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    )
    const [plan] = explained.rows[0]?.['QUERY PLAN'] ?? []
    if (plan && scans(plan.Plan)) bad.push(text)
  }
  expect(asked.length).toBeGreaterThan(0)
  return bad
}

const scans = (node: PlanNode): boolean =>
  (node['Node Type'] === 'Seq Scan' && BIG.includes(node['Relation Name'] ?? '')) || (node.Plans ?? []).some(scans)

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
