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
import { isShownInList } from '../catalogue/putTemplateColours.ts'
import type { Database } from '../database/tables.ts'
import { listRegionSettings, readRegionIntro } from '../help/regions.ts'
import { leaseNext, release } from '../jobs/jobs.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import type { Storage } from '../storage/storage.ts'
import { readProfile } from '../profile/storedProfile.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { DEMO_ORDERS_JOB, demoOrdersJob } from './demoOrdersJob.ts'
import { loadDemoShop } from './loadDemoShop.ts'
import { loadedVersion } from './loadedVersion.ts'
import { demoPictures } from './pictures/demoPictures.ts'
import { drawHere } from './pictures/drawHere.ts'
import { lazyPictureStorage } from './pictures/lazyPictureStorage.ts'
import { welcomeLines } from './welcomeLines.ts'

let folder: string
let database: Database
let files: Storage
let storage: Storage
const lines: string[] = []
const now = () => new Date('2026-11-21T01:00:00.000Z')
const shop = demoShop(now())

const load = (into: Storage = storage) =>
  loadDemoShop({ database, storage: into, now, log: (line) => lines.push(line) })

/** Runs the job that the loading has added. */
async function makeDesigns(from: Storage = storage): Promise<void> {
  const job = await leaseNext(database, [DEMO_ORDERS_JOB])
  if (!job) throw new Error('loading the demo shop added no job for its orders')
  try {
    await demoOrdersJob({ database, storage: from, now }).run(job)
  } catch (error) {
    await release(database, job)
    throw error
  }
}

const jobsOf = async (subject: string): Promise<string[]> =>
  (await database.selectFrom('job').select('kind').where('subject', '=', subject).execute()).map(({ kind }) => kind)
const orderOf = (status: OrderStatus) =>
  database.selectFrom('shop_order').selectAll().where('status', '=', status).executeTakeFirstOrThrow()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-demo-'))
  database = await memoryDatabase()
  files = fileStorage(folder)
  const openPictures = async () => demoPictures(shop)
  // Photos are drawn without a worker.
  const openTasks = async () => ({}) as ImageTasks
  storage = lazyPictureStorage(files, {
    keys: async () => (await openPictures()).draw.keys(),
    draw: drawHere({ storage: files, openPictures, openTasks }),
  })
})
afterAll(async () => {
  await database.destroy()
  await rm(folder, { recursive: true, force: true })
})

/** A storage that fails after some files, as one of a server that is killed meanwhile. */
function endingAfter(puts: number): Storage {
  let left = puts
  return {
    ...storage,
    async put(key, bytes) {
      left -= 1
      if (left < 0) throw new Error('the server was killed')
      return storage.put(key, bytes)
    },
  }
}

describe('loading the demo shop', () => {
  it('continues an interrupted loading of the demo shop, and draws no picture for it', async () => {
    await expect(load(endingAfter(3))).rejects.toThrow('the server was killed')
    const orders = await database.selectFrom('shop_order').select('order_number').execute()
    expect(orders).toHaveLength(shop.orders.length)
    expect(await loadedVersion(database)).toBeNull()

    await load()
    expect(await loadedVersion(database)).not.toBeNull()
    expect(lines).toEqual(['demo shop: catalogue and orders', 'demo shop: catalogue and orders'])
    expect(await files.list('shop')).toEqual([])
    expect(await jobsOf('all')).toEqual([DEMO_ORDERS_JOB])
  })

  it('continues an interrupted making of designs', async () => {
    await expect(makeDesigns(endingAfter(5))).rejects.toThrow('the server was killed')
    const before = await database.selectFrom('design').select('id').execute()
    expect(before.length).toBeGreaterThan(0)
    await makeDesigns()
    const after = await database.selectFrom('design').select('id').execute()
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
    expect(await jobsOf('all')).toEqual([])
  })

  it('CAT-58: stores the main colours of the templates that lists show', async () => {
    const rows = await database.selectFrom('template').select('document').execute()
    const documents = rows.map(({ document }) => document)
    expect(documents.length).toBe(shop.templates.length)
    expect(documents.filter((one) => isShownInList(one) !== (one.colours !== undefined))).toEqual([])
    const { count } = await database
      .selectFrom('template_colour')
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeGreaterThan(100)
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

  it('changes no orders when it is repeated', async () => {
    const read = () => database.selectFrom('shop_order').selectAll().orderBy('order_number').execute()
    const before = await read()
    await database.updateTable('shop_order').set({ status: 'DRAFT' }).execute()
    await load()
    await database.deleteFrom('setting').execute()
    await load()
    await makeDesigns()
    expect(await read()).toEqual(before.map((order) => ({ ...order, status: 'DRAFT' })))
  })
})
