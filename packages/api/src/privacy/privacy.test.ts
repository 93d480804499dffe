import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../../testing/messageOrder.ts'
import { halvesPng } from '../../testing/photos.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { transact } from '../database/transact.ts'
import { findViolations } from '../invariants/invariant.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { addOrder } from '../order/addOrder.ts'
import { findOrder } from '../order/findOrder.ts'
import { productionFolder } from '../printFiles/productionFolder.ts'
import { putSettings } from '../settings/shopSettings.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { TABLES_OF_DESIGNS } from './eraseDesigns.ts'
import { TABLES_OF_PEOPLE } from './eraseOrder.ts'
import { scheduleErasure } from './eraseExpiredJob.ts'

const { a, b } = { a: ORDERS.a.orderNumber, b: ORDERS.b.orderNumber }
const MISAKI = 'misaki@irodori.example'
const KEN = 'ken@irodori.example'
const START = new Date('2026-11-21T01:00:00.000Z')
const DAY_MS = 86_400_000

let pool: WorkerPool
let server: TestServer
let staff: TestStaff
let folder: string
beforeAll(async () => {
  pool = await testPool()
})
afterAll(() => pool.close())

/** Two customers with an order each: cards, a photo, a message, a print file and a question. */
beforeEach(async () => {
  server = await testServer({ pool })
  server.clock.now = START
  folder = await mkdtemp(join(tmpdir(), 'irodori-privacy-'))
  staff = testStaff(server, folder)
  for (const [order, email] of [
    ['a', MISAKI],
    ['b', KEN],
  ] as const) {
    const { orderNumber } = ORDERS[order]
    await createReadyOrder(server, { order, email })
    const token = await server.logIn(order)
    await server.call('uploadImage', { body: { orderNumber }, file: halvesPng(80, 40) }, token)
    await createMessageOrder(server, order)
    const templateId = MESSAGE_TEMPLATES[0]?.id ?? ''
    const image = { query: { position: '1' }, body: { orderNumber, templateId }, file: halvesPng(90, 90) }
    await server.call('saveMessageImage', image, token)
    await server.storage.put(`${productionFolder((await rowOf(order)).id)}/print-1.pdf`, Buffer.from('a print file'))
    const question = { body: { email, name: email, orderNumber, question: '届きますか' } }
    await server.call('askQuestion', question, token)
  }
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
  await rm(folder, { recursive: true })
})

async function rowOf(order: 'a' | 'b') {
  const row = await findOrder(server.database, ORDERS[order].orderNumber)
  if (!row) throw new Error(`order ${order} was erased`)
  return row
}

const end = (
  order: 'a' | 'b',
  change: { status?: 'SHIPPED' | 'CANCEL' | 'DRAFT'; daysAgo?: number; released?: Date } = {},
) =>
  server.database
    .updateTable('shop_order')
    .set({
      status: change.status ?? 'SHIPPED',
      updated_at: new Date(START.getTime() - (change.daysAgo ?? 0) * DAY_MS),
      url_released_at: change.released ?? null,
    })
    .where('order_number', '=', ORDERS[order].orderNumber)
    .execute()

/** The files of an order by folder. */
async function filesOf({ image_folder, id }: { image_folder: string; id: string }) {
  const count = async (path: string) => (await server.storage.list(path)).length
  return [
    await count(`orders/${image_folder}`),
    await count(`messages/${image_folder}`),
    await count(productionFolder(id)),
  ]
}

/** Runs the job of the next night. */
async function passNight(): Promise<void> {
  await scheduleErasure(server.database, server.clock.now)
  server.clock.now = new Date(server.clock.now.getTime() + DAY_MS)
  server.jobs.wake()
  await server.jobs.idle()
}

/** Tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(server.database)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select from ${sql.table(name)} as row where row::text like ${`%${text}%`} limit 1`.execute(server.database)
    if (hits.length > 0) found.push(name)
  }
  return found.toSorted()
}

describe('the nightly run', () => {
  it('RET-2: erases designs, photos, message and files of the order whose time is over, and keeps all of the other', async () => {
    await end('a', { daysAgo: 365 })
    await end('b', { daysAgo: 363 })
    const [before, other] = [await rowOf('a'), await rowOf('b')]
    const kept = await filesOf(other)
    expect(Math.min(...(await filesOf(before)), ...kept)).toBeGreaterThan(0)
    await passNight()
    expect(await filesOf(before)).toEqual([0, 0, 0])
    expect(await filesOf(other)).toEqual(kept)
    const orders = await Promise.all(
      (['a', 'b'] as const).map(async (order) => {
        const { data } = await server.call('listOrders', {}, await server.logIn(order))
        return data?.[0]
      }),
    )
    expect(orders[0]).toMatchObject({
      designs: [],
      isDesigned: true,
      missingParts: [],
      remainingNumber: 0,
      designsErasedAt: server.clock.now.toISOString(),
    })
    expect(orders[0]?.orderer).toEqual(before.details.orderer)
    expect(orders[1]?.designs).toHaveLength(2)
    expect(orders[1]?.designsErasedAt).toBeNull()
    expect((await staff.type('privacy', 'erased')).output).toContain('2 design')
    const evidence = { database: server.database, storage: server.storage, now: server.clock.now, filesSince: null }
    const checked = INVARIANTS.filter(({ id }) => ['INV-9', 'INV-10', 'INV-25', 'INV-26'].includes(id))
    const violations = await findViolations(checked, evidence, async () => undefined)
    expect(violations.flatMap((finding) => finding.violations)).toEqual([])
  })

  it('erases the older order with its people, and a later import does not add it again', async () => {
    await putSettingsOf({ designDays: 100, orderDays: 400 })
    await end('a', { daysAgo: 400, status: 'CANCEL' })
    await end('b', { daysAgo: 398 })
    await passNight()
    expect(await findOrder(server.database, a)).toBeNull()
    expect(await tablesWith(a)).toEqual(['erasure'])
    expect(await tablesWith(MISAKI)).toEqual([])
    expect((await rowOf('b')).details.orderer.familyName).toBe('佐藤')
    const { details } = await rowOf('b')
    const again = {
      orderNumber: a,
      phoneNumber: '090-1111-1111',
      status: 'WAITING',
      details,
      ordererEmail: null,
    } as const
    expect(await transact(server.database, (tx) => addOrder(tx, again, server.clock.now))).toBe(false)
    expect(await findOrder(server.database, a)).toBeNull()
  })

  it('RET-3: keeps everything of an order while the page of its message opens', async () => {
    await putSettingsOf({ designDays: 30, orderDays: 400 })
    await end('a', { daysAgo: 40, released: new Date('2026-06-01T00:00:00Z') })
    await end('b', { daysAgo: 40, released: new Date('2026-05-01T00:00:00Z') })
    await passNight()
    const erased = await server.database.selectFrom('erasure').select('order_number').execute()
    expect(erased.map(({ order_number }) => order_number)).toEqual([b])
  })

  it('deletes the remaining files the next night if the storage fails in the middle', async () => {
    await end('a', { daysAgo: 400 })
    const order = await rowOf('a')
    const storageFails = vi.spyOn(server.storage, 'delete').mockRejectedValue(new Error('the disk is full'))
    await passNight()
    expect(server.lines.at(-1)).toContain('were not erased and are tried again the next night')
    expect((await staff.type('privacy', 'erased')).output).toContain('not yet')
    storageFails.mockRestore()
    await passNight()
    expect(await filesOf(order)).toEqual([0, 0, 0])
    expect((await staff.type('privacy', 'erased')).output).not.toContain('not yet')
  })
})

const putSettingsOf = (retention: { designDays: number; orderDays: number }) =>
  transact(server.database, (tx) => putSettings(tx, { retention }))

it('the erasure of an order covers every table with an order number', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'order_number'`.execute(server.database)
  const erased = [...TABLES_OF_DESIGNS, ...TABLES_OF_PEOPLE, 'shop_order', 'erasure']
  expect(rows.map(({ name }) => name).toSorted()).toEqual(erased.toSorted())
})

describe('the staff', () => {
  it('exports one person with all photos into a folder, and nothing of another', async () => {
    await server.logInUser(MISAKI, ['a'])
    const { code, output } = await staff.type(
      'privacy',
      'export',
      '--email',
      ` ${MISAKI.toUpperCase()}`,
      '--to',
      'misaki',
    )
    expect([code, output]).toEqual([0, expect.stringContaining(`order ${a}, DRAFT`)])
    const text = await readFile(join(folder, 'misaki', 'person.json'), 'utf8')
    expect(text).toContain(MISAKI)
    expect(text).not.toContain('password')
    expect([KEN, b].filter((foreign) => text.includes(foreign))).toEqual([])
    const person = JSON.parse(text)
    expect([person.orders[0].order.designs.length, person.questions.length]).toEqual([2, 1])
    const [photos = 0, messages = 0] = await filesOf(await rowOf('a'))
    expect(output).toContain(`person.json and ${photos + messages} files`)
    expect(await staff.type('privacy', 'export', '--email', MISAKI, '--to', 'misaki')).toMatchObject({ code: 1 })
  })

  it('erases nothing while an order of the person is open, and nothing without --yes', async () => {
    await end('b')
    const refused = await staff.type('privacy', 'erase', '--email', MISAKI, '--yes')
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(`first: ${a} (DRAFT)`)])
    await end('a')
    expect((await staff.type('privacy', 'erase', '--email', MISAKI)).output).toContain('nothing was erased')
    expect((await rowOf('a')).orderer_email).toBe(MISAKI)
    expect(await server.database.selectFrom('design').select('id').execute()).toHaveLength(4)
  })

  it('erases one person from every table and file, and keeps all of the other', async () => {
    await end('a')
    await server.logInUser(MISAKI, ['a'])
    const question = { email: MISAKI, name: '美咲', orderNumber: a, question: '会員のままにできますか' }
    await server.call('askQuestion', { body: question })
    const [order, other] = [await rowOf('a'), await rowOf('b')]
    const kept = await filesOf(other)
    expect((await staff.type('privacy', 'erase', '--email', MISAKI, '--yes')).code).toBe(0)
    expect(await tablesWith(MISAKI)).toEqual([])
    expect(await tablesWith(a)).toEqual(['erasure'])
    expect(await filesOf(order)).toEqual([0, 0, 0])
    expect(await filesOf(other)).toEqual(kept)
    expect(await tablesWith(KEN)).toEqual(['question', 'shop_order'].concat(await mailsOf(KEN)).toSorted())
    expect((await staff.type('privacy', 'erase', '--email', MISAKI, '--yes')).output).toContain('holds nothing')
  })

  it('finds a person by the phone number as it is written, and by an order', async () => {
    const byPhone = await staff.type('privacy', 'erase', '--phone', ORDERS.b.phoneNumber)
    const byOrder = await staff.type('privacy', 'erase', '--order', b)
    expect(byPhone.output).toBe(byOrder.output)
    expect(byOrder.output).toContain(`order ${b}, DRAFT`)
    expect(await staff.type('privacy', 'erase')).toMatchObject({ code: 1 })
    expect(await staff.type('privacy', 'erase', '--order', b, '--email', KEN)).toMatchObject({ code: 1 })
  })
})

const mailsOf = async (address: string): Promise<string[]> =>
  (await server.database.selectFrom('mail').select('id').where('recipient', '=', address).execute()).length > 0
    ? ['mail']
    : []

describe('the record of the staff', () => {
  it('names who looked at which order, and holds no address', async () => {
    await staff.type('orders', 'show', a)
    await staff.type('privacy', 'erase', '--email', MISAKI)
    await staff.type('privacy', 'erase', '--order', b)
    await staff.type('dance')
    const rows = await server.database.selectFrom('staff_access').selectAll().orderBy('command').execute()
    expect(rows.map(({ staff: name, command, subject }) => [name, command, subject]).toSorted()).toEqual([
      ['hana', 'orders show', a],
      ['hana', 'privacy erase', ''],
      ['hana', 'privacy erase', b],
    ])
    const { output } = await staff.type('privacy', 'log', '--subject', a)
    expect(output.split('\n')).toHaveLength(2)
    expect(output).toContain('orders show')
  })
})

describe('the setting retention', () => {
  it.each([
    { designDays: 29, orderDays: 400 },
    { designDays: 100, orderDays: 189 },
    { designDays: 400, orderDays: 300 },
    { designDays: 1.5, orderDays: 300 },
  ])('refuses %o', async (retention) => {
    await writeFile(join(folder, 'retention.json'), JSON.stringify(retention))
    expect(await staff.type('settings', 'set', 'retention', 'retention.json')).toMatchObject({ code: 1 })
  })
})
