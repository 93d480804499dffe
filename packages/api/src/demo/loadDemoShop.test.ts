import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderStatus } from '@irodori/contract/entities/order'
import { demoShop } from '@irodori/demo-shop/demoShop'
import { ok } from '@irodori/result'
import { OVERSEAS, PREFECTURES } from '@irodori/rules/prefecture'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import { newPasswordFailure } from '../account/newPasswordFailure.ts'
import { argon2id } from '../authentication/argon2id.ts'
import { passwordHasher } from '../authentication/passwordHasher.ts'
import { listRegions } from '../calendar/listRegions.ts'
import type { Database } from '../database/tables.ts'
import { listRegionSettings, readRegionIntro } from '../help/regions.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import type { Storage } from '../storage/storage.ts'
import type { RenderTask } from '../work/tasks.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { loadDemoShop } from './loadDemoShop.ts'
import { welcomeLines } from './welcomeLines.ts'

let folder: string
let database: Database
let storage: Storage
const lines: string[] = []
const rendered: RenderTask[] = []
const now = () => new Date('2026-11-21T01:00:00.000Z')
const shop = demoShop(now())
/** Number of templates whose pictures are rendered; those of the others exist beforehand. */
const RENDERED = 12
/** Number of pages in the picture of the first product. */
const FIRST_PRODUCT = shop.productPictures[0]?.templateIds.length ?? 0

const PIXEL = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64'),
)

/** Records the render tasks; the pictures themselves are tested with the kernel. */
const pool: ImageTasks = {
  ingest: () => Promise.reject(new Error('loading the demo shop does not use this task')),
  rewrite: () => Promise.reject(new Error('loading the demo shop does not use this task')),
  printSheet: () => Promise.reject(new Error('loading the demo shop does not use this task')),
  text: () => Promise.reject(new Error('loading the demo shop does not use this task')),
  measure: () => Promise.reject(new Error('loading the demo shop does not use this task')),
  convert: () => Promise.reject(new Error('loading the demo shop does not use this task')),
  share: () => Promise.reject(new Error('loading the demo shop does not use this task')),
  async render(task) {
    rendered.push(task)
    return { png: PIXEL, preview: null, isOpaque: true, hash: '', kernel: 1, width: 1, height: 1 }
  },
}
const load = (signal = new AbortController().signal) =>
  loadDemoShop({ database, storage, pool, now, log: (line) => lines.push(line), signal })

const jobsOf = async (subject: string): Promise<string[]> =>
  (await database.selectFrom('job').select('kind').where('subject', '=', subject).execute()).map(({ kind }) => kind)
const orderOf = (status: OrderStatus) =>
  database.selectFrom('shop_order').selectAll().where('status', '=', status).executeTakeFirstOrThrow()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-demo-'))
  database = await memoryDatabase()
  storage = fileStorage(folder)
  // Drawing all pictures is slow; only the photos are drawn, so that code runs too.
  const others = [...shop.artwork.filter(({ key }) => !key.startsWith('photo/')), ...shop.productPictures.slice(1)]
  const thumbnails = shop.templates.slice(RENDERED).map(({ thumbnailUrl }) => ({ key: thumbnailUrl }))
  for (const { key } of [...others, ...thumbnails]) await storage.put(`shop/${key}`, new Uint8Array([1]))
})
afterAll(async () => {
  await database.destroy()
  await rm(folder, { recursive: true, force: true })
})

describe('loading the demo shop', () => {
  it('continues an interrupted loading of the demo shop', async () => {
    const stop = new AbortController()
    stop.abort()
    await expect(load(stop.signal)).rejects.toThrow()
    const orders = await database.selectFrom('shop_order').select('order_number').execute()
    expect(orders).toHaveLength(shop.orders.length)

    await load()
    const [first] = shop.productPictures
    expect((await storage.get(`shop/${first?.key}`))?.length).toBeGreaterThan(100)
    expect(lines.at(-1)).toBe(`demo shop: template pictures ${shop.templates.length} of ${shop.templates.length}`)
  })

  it('renders a picture of every template with photos in its frames', async () => {
    expect(rendered).toHaveLength(RENDERED + FIRST_PRODUCT)
    const frames = rendered.flatMap(({ page }) => page.items.filter((item) => 'imageName' in item))
    expect(frames.length).toBeGreaterThan(0)
    expect(frames.filter((item) => 'imageName' in item && item.imageName === null)).toEqual([])
    for (const { thumbnailUrl } of shop.templates) expect(await storage.head(`shop/${thumbnailUrl}`)).not.toBeNull()
  })

  it('adds the frequently asked questions and the delivery regions of all prefectures', async () => {
    const faq = await database.selectFrom('faq_category').select('id').orderBy('position').execute()
    expect(faq.map(({ id }) => id)).toEqual(shop.faq.map(({ id }) => id))
    const regions = await listRegions(database)
    const expected = PREFECTURES.filter((name) => name !== OVERSEAS)
    expect(regions.map(({ prefecture }) => prefecture).sort()).toEqual([...expected].sort())
    expect(await readRegionIntro(database)).toEqual(shop.regionIntro)
    expect(await listRegionSettings(database)).toEqual(shop.regionSettings)
  })

  it('adds designs and jobs to orders whose status requires them', async () => {
    for (const { orderNumber, designedTemplateIds } of shop.orders) {
      const designs = await database
        .selectFrom('design')
        .select(['id', 'draft'])
        .where('order_number', '=', orderNumber)
        .execute()
      expect(designs.map(({ draft }) => draft.templateId).toSorted()).toEqual(designedTemplateIds.toSorted())
      const items = designs.flatMap(({ draft }) => draft.items.filter((item) => 'imageName' in item))
      for (const { imageName } of items) {
        const named = database.selectFrom('photo').select('name').where('order_number', '=', orderNumber)
        expect((await named.execute()).map(({ name }) => name)).toContain(imageName)
      }
      for (const { id } of designs) expect(await jobsOf(id)).toEqual(['render'])
    }
    const waiting = await orderOf('WAITING_CREATION')
    expect(await jobsOf(waiting.order_number)).toEqual(['waiting-end'])
    expect(waiting.waiting_ends_at?.toISOString()).toBe('2026-11-21T01:30:00.000Z')
    const released = await orderOf('URL_RELEASED')
    expect(await jobsOf(released.order_number)).toEqual(['auto-start'])
    const drawn = await database.selectFrom('design').select('id').where('order_number', '=', released.order_number)
    expect(await drawn.execute()).toHaveLength(1)
  })

  it('creates an account with orders that accepts its password', async () => {
    const { email, password } = shop.account
    const account = await database
      .selectFrom('account')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(account.is_verified).toBe(true)
    expect(await passwordHasher(argon2id).verify(account.password_hash, password)).toEqual(ok('RIGHT'))
    expect(newPasswordFailure(password, [email], 'password')).toBeNull()
    const own = await database.selectFrom('shop_order').select('order_number').where('account_id', '=', account.id)
    const expected = shop.orders.filter((order) => order.ordererEmail === email)
    expect((await own.execute()).map((order) => order.order_number).toSorted()).toEqual(
      expected.map(({ orderNumber }) => orderNumber).toSorted(),
    )
    expect(welcomeLines('http://localhost:1', true, now()).join('\n')).toContain(
      `account ${email}  password ${password}`,
    )
    expect(welcomeLines('http://localhost:1', false, now()).join('\n')).not.toContain(password)
  })

  it('gives its profile to a demo shop of an earlier release, and leaves another one as it is', async () => {
    expect((await readProfile(database)).issuer.name).toBe('いろどり印刷工房')
    await database.deleteFrom('setting').where('name', 'like', 'shop%').execute()
    await load()
    expect((await readProfile(database)).orderPrefix).toBe('irodori')
    await putTestProfile(database, { name: '別の名前' })
    await load()
    expect((await readProfile(database)).name).toBe('別の名前')
  })

  it('changes neither orders nor pictures when it is repeated', async () => {
    const before = await database.selectFrom('shop_order').selectAll().orderBy('order_number').execute()
    await database.updateTable('shop_order').set({ status: 'DRAFT' }).execute()
    lines.length = 0
    await load()
    await database.deleteFrom('setting').execute()
    await load()
    expect(rendered).toHaveLength(RENDERED + FIRST_PRODUCT)
    const after = await database.selectFrom('shop_order').selectAll().orderBy('order_number').execute()
    expect(after).toEqual(before.map((order) => ({ ...order, status: 'DRAFT' })))
  })
})
