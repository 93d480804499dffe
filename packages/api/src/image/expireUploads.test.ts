import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../database/tables.ts'
import { startRunner } from '../jobs/runner.ts'
import { halvesPng } from '../testing/photos.ts'
import { draftOf, ORDERS, TEMPLATE } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'
import { testPool, testServer } from '../testing/testServer.ts'
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

const DAY = 86_400_000
const { orderNumber } = ORDERS.a

const upload = async (width: number) => {
  const body = { width: 10, height: 10 }
  const { data } = await server.call('uploadImage', { body, file: halvesPng(width, 8) }, token)
  folder = `orders/${data?.imageFolder}`
  return data?.imageName ?? ''
}
/** Saves the one page of group 1. */
const saveWith = (imageName: string | null, randomId: string = randomUUID()) => {
  const items = TEMPLATE.items.map((item) =>
    'imageName' in item ? { ...item, imageName, croppedWidth: 8, croppedHeight: 8 } : item,
  )
  const body = { ...ORDERS.a, overrideGroupNumber: 1, designs: [draftOf(TEMPLATE, randomId, { items })] }
  return server.call('createDesigns', { body }, token)
}
const pass = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    server.clock.now = new Date(server.clock.now.getTime() + DAY)
    await server.jobs.idle()
  }
  token = await server.logIn()
}
const photos = async () =>
  (await server.database.selectFrom('photo').select('name').orderBy('name').execute()).map(({ name }) => name)
const files = async () => (await server.storage.list(folder)).map((key) => key.slice(folder.length + 1))
const filesOf = async (imageName: string) => (await files()).filter((name) => name.includes(imageName.slice(0, 64)))
const waiting = () => server.database.selectFrom('job').selectAll().where('kind', '=', EXPIRE_UPLOADS_JOB).execute()

describe('a photo that no design names', () => {
  it('goes with what was cut from it after thirty days, and not before', async () => {
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

  it('goes with all of its many pictures', async () => {
    const name = await upload(20)
    for (let index = 0; index < 130; index += 1) {
      const crop = `crop_${index.toString(16).padStart(16, '0')}_${name}`
      await server.storage.put(`${folder}/${crop}`, Buffer.from('x'))
    }
    await pass(32)
    expect(await files()).toEqual([])
  })

  it('counts from its last upload', async () => {
    const name = await upload(20)
    await pass(20)
    await upload(20)
    await pass(20)
    expect(await photos()).toEqual([name])
    await pass(12)
    expect(await photos()).toEqual([])
  })

  it('goes thirty days after its upload though a design named it for a time', async () => {
    const name = await upload(20)
    await saveWith(name)
    await pass(40)
    expect(await photos()).toEqual([name])
    await saveWith(null)
    await pass(1)
    expect(await photos()).toEqual([])
  })

  it('stays where the message of the order names it', async () => {
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

describe('what an interrupted deletion or save left in a folder', () => {
  it('goes when nothing has named it from one day to the next', async () => {
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

  it('is the print picture of an earlier save, and never the one of the last', async () => {
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

  it('stays when it is named again before the second day', async () => {
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
  /** Orders with nothing in their folders. */
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

  /** The storage, and the folders that it was asked for. */
  function watch(): { readonly swept: string[]; readonly storage: TestServer['storage'] } {
    const swept: string[] = []
    const list = async (key: string) => (swept.push(key) ? server.storage.list(key) : [])
    return { swept, storage: { ...server.storage, list } }
  }

  it('puts itself again for the next night, once, whoever else starts', async () => {
    await scheduleUploadExpiry(server.database, server.clock.now)
    const [first] = await waiting()
    await pass(1)
    const [second, ...others] = await waiting()
    expect(others).toEqual([])
    expect((second?.run_at.getTime() ?? 0) - (first?.run_at.getTime() ?? 0)).toBe(DAY)
  })

  it('runs once though two servers look for work, some orders at a time', async () => {
    const { database, clock } = server
    await moreOrders(120)
    await server.jobs.stop()
    clock.now = new Date(clock.now.getTime() + DAY)
    const { swept, storage: watched } = watch()
    const deps = { database, storage: watched, now: () => clock.now, uploadLifetime: DAY, log: () => undefined }
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

  it('SWP-1: asks the storage for the folders alone in which something may have ceased to be named', async () => {
    const { database, clock } = server
    await moreOrders(400)
    const photo = await upload(20)
    await saveWith(photo)
    const { swept, storage } = watch()
    const night = async (days = 1) => {
      clock.now = new Date(clock.now.getTime() + days * DAY)
      const deps = { database, storage, now: () => clock.now, uploadLifetime: 30 * DAY, log: () => undefined }
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
    expect(await night(), 'all of them, the first time').toHaveLength(405)
    expect(await night(), 'nothing has happened').toEqual([])

    await server.storage.put(`${folder}/print_${'b'.repeat(64)}.png`, Buffer.from('x'))
    expect(await night(), 'what no server has written is seen with the next change').toEqual([])
    token = await server.logIn()
    await saveWith(photo)
    expect(await night(), 'the order that was saved').toEqual([folder])
    expect(await night(), 'what was marked has its second night').toEqual([folder])
    expect(await files()).not.toContain(`print_${'b'.repeat(64)}.png`)
    expect(await night(), 'and then no third').toEqual([])

    const other = `orders/${'e'.repeat(32)}`
    const dying = {
      ...server.storage,
      async put(key: string, bytes: Uint8Array) {
        await server.storage.put(key, bytes)
        throw new Error('killed')
      },
    }
    const place = { order_number: 'more-000', image_folder: 'e'.repeat(32) }
    const read = { bytes: new Uint8Array(halvesPng(9, 9)), kind: 'png', width: 9, height: 9 } as const
    const kept = storePhoto({ database, storage: dying, now: () => clock.now }, place, `${'c'.repeat(64)}.png`, read)
    await expect(kept).rejects.toThrow('killed')
    expect(await night(), 'a file that was announced').toEqual([other])
    expect(await night(), 'and never named').toEqual([other])
    expect(await server.storage.list(other)).toEqual([])
    expect(await night(30), 'a photo that has grown old').toEqual([folder])
    expect(await night(), 'which is in use').toEqual([])
    expect(await database.selectFrom('folder_to_sweep').selectAll().execute()).toEqual([])
  })

  it('goes on with the other orders where one folder cannot be read, and is tried again the next day', async () => {
    const { database, storage, clock } = server
    const own = await upload(20)
    const broken = (isBroken: (key: string) => boolean) => ({
      ...storage,
      list: (key: string) => (isBroken(key) ? Promise.reject(new Error('away')) : storage.list(key)),
    })
    const lines: string[] = []
    const run = async (isBroken: (key: string) => boolean) => {
      const deps = { database, storage: broken(isBroken), now: () => clock.now, uploadLifetime: DAY }
      const log = (line: string) => lines.push(line)
      const handlers = { [EXPIRE_UPLOADS_JOB]: expireUploadsJob({ ...deps, log }) }
      const runner = startRunner({ ...deps, log, handlers, concurrency: 1 })
      await runner.idle()
      await runner.stop()
    }
    await server.jobs.stop()
    clock.now = new Date(clock.now.getTime() + 2 * DAY)
    await run((key) => key !== folder)
    expect(await photos()).not.toContain(own)
    expect(lines).toEqual(['4 folders of orders were not swept: away'])
    clock.now = new Date(clock.now.getTime() + DAY)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await run(() => true)
      clock.now = new Date(clock.now.getTime() + 400_000)
    }
    const [next] = await waiting()
    expect(next).toMatchObject({ failed_at: null, attempts: 0 })
    expect(next?.run_at.getTime()).toBeGreaterThan(clock.now.getTime())
  })
})
