import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@irodori/contract/durations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../database/tables.ts'
import { startRunner } from '../jobs/runner.ts'
import { halvesPng } from '../../testing/photos.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { EXPIRE_UPLOADS_JOB, expireUploadsJob, scheduleUploadExpiry } from './expireUploadsJob.ts'
import { storePhoto } from './storePhoto.ts'

let server: TestServer
let token: string
let folder: string
let pool: WorkerPool
beforeAll(async () => {
  pool = await testPool()
})
afterAll(() => pool.close())
beforeEach(async () => {
  server = await testServer({ pool })
  token = await server.logIn()
  await scheduleUploadExpiry(server.database, server.clock.now)
})
afterEach(() => server.close())

const { orderNumber } = ORDERS.a

/** Uploads a photo and has its first crop made. */
const upload = async (width: number) => {
  const body = { width: 10, height: 10 }
  const { data } = await server.call('uploadImage', { body, file: halvesPng(width, 8) }, token)
  folder = `orders/${data?.imageFolder}`
  const params = { imageFolder: data?.imageFolder ?? '', cropImageName: data?.cropImageName ?? '' }
  await server.raw('readImage', { params, query: { orderNumber } })
  return data?.imageName ?? ''
}
/** Saves the only page of group 1. */
const saveWith = (imageName: string | null, randomId: string = randomUUID()) => {
  const items = TEMPLATE.items.map((item) =>
    'imageName' in item ? { ...item, imageName, croppedWidth: 8, croppedHeight: 8 } : item,
  )
  const body = { ...ORDERS.a, overrideGroupNumber: 1, designs: [draftOf(TEMPLATE, randomId, { items })] }
  return server.call('createDesigns', { body }, token)
}
const pass = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    server.clock.now = new Date(server.clock.now.getTime() + DAY_MS)
    await server.jobs.idle()
  }
  token = await server.logIn()
}
const photos = async () =>
  (await server.database.selectFrom('photo').select('name').orderBy('name').execute()).map(({ name }) => name)
const files = async () => (await server.storage.list(folder)).map((key) => key.slice(folder.length + 1))
const filesOf = async (imageName: string) => (await files()).filter((name) => name.includes(imageName.slice(0, 64)))
const waiting = () => server.database.selectFrom('job').selectAll().where('kind', '=', EXPIRE_UPLOADS_JOB).execute()

describe('a photo that no design references', () => {
  it('deletes an unused photo after thirty days together with the pictures cropped from it', async () => {
    const unused = await upload(20)
    const used = await upload(30)
    await saveWith(used)
    await pass(29)
    expect(await filesOf(unused)).toHaveLength(2)
    await pass(2)
    expect(await photos()).toEqual([used])
    expect(await filesOf(unused)).toEqual([])
    expect(await filesOf(used)).toHaveLength(2)
    expect((await saveWith(unused)).errorCode).toBe('DESIGN_CREATE_IMAGE_EXCEPTION')
  })

  it('deletes an unused photo with all of its pictures, in several batches', async () => {
    const name = await upload(20)
    for (let index = 0; index < 130; index += 1) {
      const crop = `crop_${index.toString(16).padStart(16, '0')}_${name}`
      await server.storage.put(`${folder}/${crop}`, Buffer.from('x'))
    }
    await pass(32)
    expect(await files()).toEqual([])
  })

  it('expires thirty days after its last upload', async () => {
    const name = await upload(20)
    await pass(20)
    await upload(20)
    await pass(20)
    expect(await photos()).toEqual([name])
    await pass(12)
    expect(await photos()).toEqual([])
  })

  it('deletes a photo thirty days after its upload even if a design referenced it in between', async () => {
    const name = await upload(20)
    await saveWith(name)
    await pass(40)
    expect(await photos()).toEqual([name])
    await saveWith(null)
    await pass(1)
    expect(await photos()).toEqual([])
  })

  it('keeps a photo while the message of the order references it', async () => {
    const name = await upload(20)
    await server.database
      .insertInto('message_item')
      .values({
        id: 'item',
        order_number: orderNumber,
        template_id: 'card',
        type: 'RECT_IMAGE',
        position: 1,
        document: json({ imageName: name }),
        file_name: `crop_${'0'.repeat(16)}_${name}`,
        updated_at: server.clock.now,
      })
      .execute()
    await pass(40)
    expect(await photos()).toEqual([name])
  })
})

describe('a leftover file of an interrupted deletion or save', () => {
  it('deletes a leftover file if two successive sweeps find no reference to it', async () => {
    const name = await upload(20)
    const strayPhoto = `${'a'.repeat(64)}.png`
    const strayPrint = `print_${'b'.repeat(64)}.png`
    for (const stray of [strayPhoto, strayPrint]) await server.storage.put(`${folder}/${stray}`, Buffer.from('x'))
    await server.storage.put(`${folder}/manifest.json`, Buffer.from('{}'))
    await pass(1)
    expect(await files()).toEqual(expect.arrayContaining([strayPhoto, strayPrint]))
    await pass(1)
    const left = await files()
    expect(left).not.toContain(strayPhoto)
    expect(left).not.toContain(strayPrint)
    expect(left).toEqual(expect.arrayContaining(['manifest.json', name]))
    expect(await server.database.selectFrom('leftover_file').selectAll().execute()).toEqual([])
  })

  it('includes the print picture of an earlier save, and never that of the last', async () => {
    await upload(20)
    const randomId = randomUUID()
    await saveWith(null, randomId)
    await server.jobs.idle()
    const used = await upload(30)
    await saveWith(used, randomId)
    await pass(3)
    const [design] = (await server.call('readOrder', { params: { orderNumber } }, token)).data?.designs ?? []
    expect((await files()).filter((name) => name.startsWith('print_'))).toEqual([design?.imageName])
  })

  it('keeps a leftover file if it is referenced again before the second sweep', async () => {
    await upload(20)
    const photo = halvesPng(44, 8)
    const name = await upload(44)
    await server.database.deleteFrom('photo').where('name', '=', name).execute()
    await pass(1)
    const marks = await server.database.selectFrom('leftover_file').select('name').execute()
    expect(marks.map((row) => row.name)).toContain(name)
    await upload(44)
    await saveWith(name)
    await pass(5)
    expect(Buffer.from((await server.storage.get(`${folder}/${name}`)) ?? []).equals(photo)).toBe(true)
  })
})

describe('the daily job', () => {
  /** Adds orders with empty folders. */
  async function moreOrders(count: number): Promise<void> {
    const [row] = await server.database.selectFrom('shop_order').selectAll().execute()
    const more = Array.from({ length: count }, (_, index) => ({
      ...row,
      id: `more-${index}`,
      order_number: `more-${String(index).padStart(3, '0')}`,
      image_folder: (index === 0 ? '' : String(index)).padStart(32, 'e'),
      details: json(row?.details),
    }))
    const adding = server.database.insertInto('shop_order').values(more as never)
    await adding.execute()
  }

  /** The storage, and the folders that are listed in it. */
  function watch(): { readonly swept: string[]; readonly storage: TestServer['storage'] } {
    const swept: string[] = []
    const list = async (key: string) => (swept.push(key) ? server.storage.list(key) : [])
    return { swept, storage: { ...server.storage, list } }
  }

  it('enqueues itself once for the next night, even if another server starts', async () => {
    await scheduleUploadExpiry(server.database, server.clock.now)
    const [first] = await waiting()
    await pass(1)
    const [second, ...others] = await waiting()
    expect(others).toEqual([])
    expect((second?.run_at.getTime() ?? 0) - (first?.run_at.getTime() ?? 0)).toBe(DAY_MS)
  })

  it('runs once for two servers, in batches of orders', async () => {
    const { database, clock } = server
    await moreOrders(120)
    await server.jobs.stop()
    clock.now = new Date(clock.now.getTime() + DAY_MS)
    const { swept, storage: watched } = watch()
    const deps = { database, storage: watched, now: () => clock.now, uploadLifetimeMs: DAY_MS, log: () => undefined }
    const handlers = { [EXPIRE_UPLOADS_JOB]: expireUploadsJob(deps) }
    const runners = [1, 2].map(() => startRunner({ ...deps, handlers, concurrency: 2 }))
    for (const runner of runners) runner.wake()
    await expect
      .poll(async () => (await waiting())[0]?.run_at.getTime(), { timeout: 20_000 })
      .toBeGreaterThan(clock.now.getTime())
    for (const runner of runners) await runner.stop()
    expect(swept).toHaveLength(125)
    expect(new Set(swept).size).toBe(125)
    expect(await waiting()).toHaveLength(1)
  })

  it('SWP-1: lists only the folders that may contain unreferenced files', async () => {
    const { database, clock } = server
    await moreOrders(400)
    const photo = await upload(20)
    await saveWith(photo)
    const { swept, storage } = watch()
    const night = async (days = 1) => {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS)
      const deps = { database, storage, now: () => clock.now, uploadLifetimeMs: 30 * DAY_MS, log: () => undefined }
      const runner = startRunner({
        ...deps,
        handlers: { [EXPIRE_UPLOADS_JOB]: expireUploadsJob(deps) },
        concurrency: 1,
      })
      await runner.idle()
      await runner.stop()
      return swept.splice(0)
    }
    await server.jobs.idle()
    await server.jobs.stop()
    expect(await night(), 'the first sweep covers all folders').toHaveLength(405)
    expect(await night(), 'no order was changed').toEqual([])

    await server.storage.put(`${folder}/print_${'b'.repeat(64)}.png`, Buffer.from('x'))
    expect(await night(), 'a file that no server wrote is found after the next change of its order').toEqual([])
    token = await server.logIn()
    await saveWith(photo)
    expect(await night(), 'the order that was saved').toEqual([folder])
    expect(await night(), 'a marked file is swept a second time').toEqual([folder])
    expect(await files()).not.toContain(`print_${'b'.repeat(64)}.png`)
    expect(await night(), 'no third sweep follows').toEqual([])

    const other = `orders/${'e'.repeat(32)}`
    const crashingStorage = {
      ...server.storage,
      async put(key: string, bytes: Uint8Array) {
        await server.storage.put(key, bytes)
        throw new Error('killed')
      },
    }
    const place = { order_number: 'more-000', image_folder: 'e'.repeat(32) }
    const read = {
      bytes: new Uint8Array(halvesPng(9, 9)),
      kind: 'png',
      width: 9,
      height: 9,
      condition: 'SOUND',
    } as const
    const storing = storePhoto(
      { database, storage: crashingStorage, now: () => clock.now },
      place,
      `${'c'.repeat(64)}.png`,
      read,
    )
    await expect(storing).rejects.toThrow('killed')
    expect(await night(), 'a file whose writing was announced').toEqual([other])
    expect(await night(), 'the file was never referenced').toEqual([other])
    expect(await server.storage.list(other)).toEqual([])
    expect(await night(30), 'a photo that has reached the age limit').toEqual([folder])
    expect(await night(), 'the photo is in use').toEqual([])
    expect(await database.selectFrom('folder_to_sweep').selectAll().execute()).toEqual([])
  })

  it('continues with the other orders if one folder cannot be read, and repeats it the next day', async () => {
    const { database, storage, clock } = server
    const own = await upload(20)
    const broken = (isBroken: (key: string) => boolean) => ({
      ...storage,
      list: (key: string) => (isBroken(key) ? Promise.reject(new Error('away')) : storage.list(key)),
    })
    const lines: string[] = []
    const run = async (isBroken: (key: string) => boolean) => {
      const deps = { database, storage: broken(isBroken), now: () => clock.now, uploadLifetimeMs: DAY_MS }
      const log = (line: string) => lines.push(line)
      const handlers = { [EXPIRE_UPLOADS_JOB]: expireUploadsJob({ ...deps, log }) }
      const runner = startRunner({ ...deps, log, handlers, concurrency: 1 })
      await runner.idle()
      await runner.stop()
    }
    await server.jobs.stop()
    clock.now = new Date(clock.now.getTime() + 2 * DAY_MS)
    await run((key) => key !== folder)
    expect(await photos()).not.toContain(own)
    expect(lines).toEqual(['4 order folders were not swept and are tried again the next night: away'])
    clock.now = new Date(clock.now.getTime() + DAY_MS)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await run(() => true)
      clock.now = new Date(clock.now.getTime() + 400_000)
    }
    const [next] = await waiting()
    expect(next).toMatchObject({ failed_at: null, attempts: 0 })
    expect(next?.run_at.getTime()).toBeGreaterThan(clock.now.getTime())
  })
})
