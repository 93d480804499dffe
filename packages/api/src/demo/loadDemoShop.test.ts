import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoShop } from '@irodori/demo-shop'
import { OVERSEAS, PREFECTURES } from '@irodori/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/tables.ts'
import { listRegionSettings, listRegions, readRegionIntro } from '../help/regions.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import type { Storage } from '../storage/storage.ts'
import { memoryDatabase } from '../testing/memoryDatabase.ts'
import type { RenderTask } from '../work/tasks.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { loadDemoShop } from './loadDemoShop.ts'

let folder: string
let database: Database
let storage: Storage
const lines: string[] = []
const rendered: RenderTask[] = []
const now = () => new Date('2026-11-21T01:00:00.000Z')
const shop = demoShop(now())

/** Keeps what it was asked to paint; the pictures themselves are the kernel's to test. */
const pool: WorkerPool = {
  ingest: () => Promise.reject(new Error('not needed')),
  rewrite: () => Promise.reject(new Error('not needed')),
  text: () => Promise.reject(new Error('not needed')),
  convert: () => Promise.reject(new Error('not needed')),
  share: () => Promise.reject(new Error('not needed')),
  counts: () => ({ running: 0, waiting: 0, recycled: 0 }),
  close: async () => undefined,
  async render(task) {
    rendered.push(task)
    return { png: new Uint8Array([1]), preview: null, hash: '', width: 1, height: 1 }
  },
}
const load = (signal = new AbortController().signal) =>
  loadDemoShop({ database, storage, pool, now, log: (line) => lines.push(line), signal })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-demo-'))
  database = await memoryDatabase()
  storage = fileStorage(folder)
  // Drawing all of them takes a minute; one is left so that the drawing runs too.
  for (const { key } of shop.artwork.slice(1)) await storage.put(`shop/${key}`, new Uint8Array([1]))
})
afterAll(async () => {
  await database.destroy()
  await rm(folder, { recursive: true, force: true })
})

describe('loading the demo shop', () => {
  it('can be stopped, and is then taken up where it stopped', async () => {
    const stop = new AbortController()
    stop.abort()
    await expect(load(stop.signal)).rejects.toThrow()
    const orders = await database.selectFrom('shop_order').select('order_number').execute()
    expect(orders).toHaveLength(shop.orders.length)

    await load()
    const [first] = shop.artwork
    expect((await storage.get(`shop/${first?.key}`))?.length).toBeGreaterThan(100)
    expect(lines.at(-1)).toBe(`demo shop: template pictures ${shop.templates.length} of ${shop.templates.length}`)
  })

  it('gives every template a picture with photos in its windows', async () => {
    expect(rendered).toHaveLength(shop.templates.length)
    const windows = rendered.flatMap(({ page }) => page.items.filter((item) => 'imageName' in item))
    expect(windows.length).toBeGreaterThan(0)
    expect(windows.filter((item) => 'imageName' in item && item.imageName === null)).toEqual([])
    for (const { thumbnailUrl } of shop.templates) expect(await storage.head(`shop/${thumbnailUrl}`)).not.toBeNull()
  })

  it('brings the answers to often asked questions and the delivery regions of all prefectures', async () => {
    const faq = await database.selectFrom('faq_category').select('id').orderBy('position').execute()
    expect(faq.map(({ id }) => id)).toEqual(shop.faq.map(({ id }) => id))
    const regions = await listRegions(database)
    const wanted = PREFECTURES.filter((name) => name !== OVERSEAS)
    expect(regions.map(({ prefecture }) => prefecture).sort()).toEqual([...wanted].sort())
    expect(await readRegionIntro(database)).toEqual(shop.regionIntro)
    expect(await listRegionSettings(database)).toEqual(shop.regionSettings)
  })

  it('happens once: neither the orders nor the pictures are touched again', async () => {
    const before = await database.selectFrom('shop_order').selectAll().execute()
    await database.updateTable('shop_order').set({ status: 'DRAFT' }).execute()
    lines.length = 0
    await load()
    await database.deleteFrom('setting').execute()
    await load()
    expect(rendered).toHaveLength(shop.templates.length)
    const after = await database.selectFrom('shop_order').selectAll().execute()
    expect(after).toEqual(before.map((order) => ({ ...order, status: 'DRAFT' })))
  })
})
