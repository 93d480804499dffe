import type { StaffRole } from '@irodori/contract/entities/staff'
import { foldText } from '@irodori/rules/foldText'
import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestOrder, createTestProduct } from '../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { openSmallShop } from '../../testing/smallShop.ts'
import type { Database } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { findOrder } from '../order/findOrder.ts'
import { writeOrderDetails } from '../order/writeOrderDetails.ts'
import { searchOrders } from './searchOrders.ts'

const NOW = new Date('2026-11-21T01:00:00.000Z')

let database: Database
/** Numbers of the orders of Sato and of Watanabe, who sends a present to Lee. */
let sato: string
let watanabe: string
beforeAll(async () => {
  database = await memoryDatabase()
  await openSmallShop(database, NOW)
  await createTestProduct(database, { id: 'mug', name: 'マグカップ' })
})
afterAll(() => database.destroy())

beforeEach(async () => {
  await sql`delete from order_package`.execute(database)
  await sql`delete from shop_order`.execute(database)
  const name = (familyName: string, firstName: string, familyNameKana: string, firstNameKana: string) => ({
    ...{ familyName, firstName, familyNameKana, firstNameKana },
  })
  const address = { zipCode: '', prefecture: '', city: '', subAddress1: '', subAddress2: '' }
  const orderer = name('佐藤', '美咲', 'サトウ', 'ミサキ')
  const first = await createTestOrder(database, {
    at: new Date('2026-11-01T00:00:00.000Z'),
    details: { orderer, receiver: { ...orderer, ...address, id: 'a', phoneNumber: '+81 3-5555-0001' } },
  })
  const other = name('渡邊', '健', 'ワタナベ', 'ケン')
  const lee = name('Lee', 'Ann', 'リー', 'アン')
  const second = await createTestOrder(database, {
    at: new Date('2026-11-02T00:00:00.000Z'),
    status: 'CREATING',
    products: [{ productId: 'mug', unit: 3, chargeableUnit: 0 }],
    details: {
      ecSiteId: 'RAKUTEN',
      orderer: other,
      receiver: { ...lee, ...address, id: 'b', phoneNumber: '0445555002' },
    },
  })
  sato = first.orderNumber
  watanabe = second.orderNumber
})

const find = async (query: Parameters<typeof searchOrders>[2], role: StaffRole = 'CLERK') => {
  const found = await searchOrders(database, role, query)
  if (!found.ok) return found.error.code
  return found.value.kind === 'DATA' ? found.value.data.orders.map(({ orderNumber }) => orderNumber) : []
}

const tell = (orderNumber: string, company: 'OTHER' | 'SEICHOKU', day: string) =>
  database
    .insertInto('order_package')
    .values({
      id: `${orderNumber} ${company}`,
      order_number: orderNumber,
      print_company: company,
      ship_day: day,
      updated_at: NOW,
    })
    .execute()

describe('DSK-8: a search for orders', () => {
  it.each([
    ['佐藤', 'sato'],
    ['さとう', 'sato'],
    ['ｻﾄｳ', 'sato'],
    ['藤美', 'sato'],
    ['美咲 佐藤', 'sato'],
    ['咲', 'sato'],
    ['ワタナ', 'watanabe'],
    ['lee', 'watanabe'],
    ['りー', 'watanabe'],
    ['LEE 渡邊', 'watanabe'],
    ['0355550001', 'sato'],
    ['03-5555', 'sato'],
    ['044 5555', 'watanabe'],
    ['マグ', 'watanabe'],
    ['まぐかっぷ 渡邊', 'watanabe'],
    ['mug', 'watanabe'],
  ])('finds the order of %s by a part of a name, a number or a product', async (search, whose) => {
    expect(await find({ search })).toEqual([whose === 'sato' ? sato : watanabe])
  })

  it('finds an order by a part of its number, as it is typed', async () => {
    expect(await find({ search: sato.slice(-5) })).toEqual([sato])
    expect(await find({ search: ` ${sato} ` })).toEqual([sato])
    const wide = sato.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    expect(await find({ search: wide })).toEqual([sato])
  })

  it('finds nothing by letters that do not stand together, and takes signs of patterns for letters', async () => {
    for (const search of ['佐咲', '渡 佐藤', '%', '_', '5550001555', '55555', "'; drop table shop_order; --"])
      expect(await find({ search })).toEqual([])
    expect(await find({ search: ' 　' })).toHaveLength(2)
  })

  it('filters by one or several statuses, source, product and ship day', async () => {
    await tell(watanabe, 'OTHER', '2026-12-03')
    await tell(watanabe, 'SEICHOKU', '2026-12-01')
    expect(await find({ status: 'DRAFT' })).toEqual([sato])
    expect(await find({ status: 'CREATING,DRAFT,SHIPPED' })).toEqual([watanabe, sato])
    expect(await find({ status: 'SHIPPED,PENDING' })).toEqual([])
    expect(await find({ source: 'OWN' })).toEqual([sato])
    expect(await find({ source: 'RAKUTEN' })).toEqual([watanabe])
    expect(await find({ productId: 'card' })).toEqual([sato])
    expect(await find({ productId: 'card', source: 'RAKUTEN' })).toEqual([])
    expect(await find({ shipFrom: '2026-12-01', shipTo: '2026-12-01' })).toEqual([watanabe])
    expect(await find({ shipFrom: '2026-12-02' })).toEqual([])
  })

  it('sorts by the day of entry, the last change, or the day on which the first parcel leaves', async () => {
    await tell(watanabe, 'OTHER', '2026-12-03')
    await tell(sato, 'OTHER', '2026-12-05')
    await tell(sato, 'SEICHOKU', '2026-12-02')
    expect(await find({})).toEqual([watanabe, sato])
    await database.updateTable('shop_order').set({ updated_at: NOW }).where('order_number', '=', sato).execute()
    expect(await find({ sort: 'CHANGED' })).toEqual([sato, watanabe])
    expect(await find({ sort: 'SHIP_DAY' })).toEqual([sato, watanabe])
  })

  it.each(['ADDED', 'CHANGED', 'SHIP_DAY'] as const)(
    'sorted by %s shows each of 120 orders on one page',
    async (sort) => {
      await sql`insert into shop_order (order_number, id, phone_number, status, image_folder, details, created_at, updated_at)
      select 'many-' || n, 'many-' || n, phone_number, status, 'folder-' || n, details,
        created_at - n / 3 * interval '1 minute', updated_at - n / 4 * interval '1 minute'
      from shop_order, generate_series(1, 120) n where order_number = ${sato}`.execute(database)
      await sql`insert into order_package (id, order_number, print_company, ship_day, updated_at)
      select order_number, order_number, 'OTHER', '2026-12-0' || (1 + length(order_number) % 3), updated_at
      from shop_order where id like 'many-%'`.execute(database)
      const seen: string[] = []
      let after: string | undefined
      for (let pages = 0; pages < 3; pages += 1) {
        const found = await searchOrders(database, 'CLERK', { sort, search: '佐藤', ...(after ? { after } : {}) })
        if (!found.ok || found.value.kind !== 'DATA') throw new Error('the search failed')
        const { orders, next } = found.value.data
        seen.push(...orders.map(({ orderNumber }) => orderNumber))
        after = next ?? undefined
      }
      expect(after).toBeUndefined()
      const many = seen.filter((number) => number.startsWith('many-'))
      expect([seen.length - many.length, many.length, new Set(many).size]).toEqual([
        sort === 'SHIP_DAY' ? 0 : 1,
        120,
        120,
      ])
    },
  )

  it('refuses a page that is none of the list', async () => {
    for (const after of ['', 'x', '2026-12-01 many-1', 'yesterday many-1'])
      expect(await find({ after })).toBe('REQUEST_INVALID')
  })

  it('follows a change of the people at once', async () => {
    const order = await findOrder(database, sato)
    if (!order) throw new Error('the order is missing')
    const orderer = { ...order.details.orderer, familyName: '薔薇園' }
    await database.transaction().execute((tx) => writeOrderDetails(tx, order, NOW, { orderer }))
    expect(await find({ search: '薔薇園' })).toEqual([sato])
    await database.deleteFrom('shop_order').where('order_number', '=', sato).execute()
    expect(await find({ search: '薔薇園' })).toEqual([])
  })

  it('DSK-9: of a designer finds orders by names and order numbers, and none by a phone number', async () => {
    expect(await find({ search: '佐藤' }, 'DESIGNER')).toEqual([sato])
    expect(await find({ search: sato }, 'DESIGNER')).toEqual([sato])
    expect(await find({ search: '0355550001' }, 'DESIGNER')).toEqual([])
  })
})

it('names and numbers are folded in the database as the rules fold them', async () => {
  const names = [
    'ヴァイオリン',
    'ｶﾞｷﾞｸﾞ',
    'ﾊﾟーク・リー',
    'ゔぁ',
    '㍿山田',
    'Ａｎｎａ',
    'ヶ丘ッャヮ',
    '葛\u{e0100}飾',
    '𠮷田',
    'か\u3099',
  ]
  const numbers = [
    '090-1234-5678',
    '＋81 (0)90 1234',
    '+81-3-5555-0001',
    '０３（５５５５）０００１',
    'irodori-70000001',
  ]
  for (const name of names) {
    const details = { orderer: { familyName: name } }
    const { rows } = await sql<{ text: string }>`
      select order_search_text('', '', ${json(details)}::jsonb) as text`.execute(database)
    expect(rows[0]?.text.split('|')[0]).toBe(foldText(name))
  }
  for (const number of numbers) {
    const { rows } = await sql<{ text: string }>`
      select order_search_text('', ${number}, '{}'::jsonb) as text`.execute(database)
    expect(rows[0]?.text.split('|').filter((part) => part !== '')).toEqual([normalisePhoneNumber(number)])
  }
})
