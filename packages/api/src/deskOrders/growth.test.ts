import { tokyoDay } from '@irodori/rules/tokyoDay'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOrder } from '../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import type { PlannedDatabase } from '../../testing/sequentialScans.ts'
import { plannedDatabase } from '../../testing/sequentialScans.ts'
import { openSmallShop } from '../../testing/smallShop.ts'
import type { Database } from '../database/tables.ts'
import { readBoard } from './readBoard.ts'
import { searchOrders } from './searchOrders.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')
/** DESK_ORDERS=100000 is the full run. */
const ORDERS = Number(process.env.DESK_ORDERS ?? 10_000)
/** One order of so many is open; all others are shipped. */
const OPEN = 200

let plain: Database
let planned: PlannedDatabase
beforeAll(async () => {
  plain = await memoryDatabase()
  await openSmallShop(plain, NOW)
  await fill()
  await sql`vacuum analyze`.execute(plain)
  planned = plannedDatabase(plain, ['shop_order', 'order_package'])
}, 600_000)
afterAll(() => plain.destroy())

/** Orders of the last years, an hour apart: copies of one order with numbers and names of their own. */
async function fill(): Promise<void> {
  const { orderNumber } = await createTestOrder(plain)
  const status = sql`case when n % ${sql.lit(OPEN)} = 0
    then (array['DRAFT', 'WAITING', 'CREATING', 'PENDING', 'PENDING_CREATION'])[1 + n / ${sql.lit(OPEN)} % 5]
    else 'SHIPPED' end`
  const people = sql`jsonb_build_object(
    'familyName', chr(19968 + n % 500) || chr(20968 + n % 300), 'firstName', chr(21968 + n % 700),
    'familyNameKana', chr(12450 + n % 80) || chr(12450 + n % 70), 'firstNameKana', chr(12450 + n % 60) || 'ミ')`
  const at = sql`${NOW.toISOString()}::timestamptz - n * interval '1 hour'`
  await sql`insert into shop_order (order_number, id, phone_number, status, image_folder, details, created_at, updated_at)
    select 'irodori-' || 20000000 + n, 'other-' || n, '080' || lpad((n * 7919 % 100000000)::text, 8, '0'), ${status},
      'folder-' || n, jsonb_set(jsonb_set(details, '{orderer}', ${people}), '{receiver}',
        (details -> 'receiver') || ${people} || jsonb_build_object('phoneNumber', '080-0000-' || n)), ${at}, ${at}
    from shop_order, generate_series(1, ${sql.lit(ORDERS)}) n where order_number = ${orderNumber}`.execute(plain)
  await sql`insert into order_package (id, order_number, print_company, ship_day, updated_at)
    select 'parcel-' || order_number, order_number, 'OTHER', to_char(created_at + interval '5 days', 'YYYY-MM-DD'), updated_at
    from shop_order where id like 'other-%' and status in ('SHIPPED', 'CREATING', 'PENDING_CREATION')`.execute(plain)
}

const searches: readonly (readonly [string, Parameters<typeof searchOrders>[2]])[] = [
  ['the newest', {}],
  ['the last changed', { sort: 'CHANGED' }],
  ['the first to leave', { sort: 'SHIP_DAY' }],
  ['a later page', { after: `2026-10-21T01:00:00.000Z irodori-20000000` }],
  ['half a number', { search: '2000012' }],
  ['half a phone number', { search: '0800047' }],
  ['half a name', { search: 'アミ' }],
  ['a name that nobody has', { search: '薔薇園' }],
  ['a name and a status', { search: 'あみ', status: 'CREATING' }],
  ['a status that few have', { status: 'PENDING' }],
  ['several statuses that few have', { status: 'WAITING,DRAFT,PENDING' }],
  ['several statuses, the first to leave first', { status: 'CREATING,PENDING_CREATION', sort: 'SHIP_DAY' }],
  ['a product that all have', { productId: 'card' }],
  ['a product that nobody has', { productId: 'booklet' }],
  ['a source that nobody has', { source: 'RAKUTEN' }],
  ['days to come', { shipFrom: tokyoDay(NOW) }],
  ['days to come, the first to leave first', { shipFrom: tokyoDay(NOW), sort: 'SHIP_DAY' }],
]

describe(`DSK-8: in a shop with ${ORDERS} orders`, () => {
  it.each(searches)('a search for %s reads no table to its end', async (_, query) => {
    const work = async () => expect(await searchOrders(planned.database, 'CLERK', query)).toMatchObject({ ok: true })
    expect(await planned.sequentialScans(work)).toEqual([])
  })

  it('the board reads no table to its end', async () => {
    expect(await planned.sequentialScans(() => readBoard(planned.database, NOW))).toEqual([])
  })

  it('reports a search that has no index', async () => {
    const byPhone = () =>
      planned.database.selectFrom('shop_order').select('id').where('phone_number', '=', '0').execute()
    expect(await planned.sequentialScans(byPhone)).toHaveLength(1)
  })
})
