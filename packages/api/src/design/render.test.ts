import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@irodori/contract/durations'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { halvesPng } from '../../testing/photos.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { orderFileKey } from '../image/imageFiles.ts'
import { enqueue, leaseNext } from '../jobs/jobs.ts'
import type { ImageTasks, WorkerPool } from '../work/workerPool.ts'
import { enqueueRender, RENDER_JOB } from './renderJob.ts'

let pool: WorkerPool
let server: TestServer
let token: string
beforeAll(async () => {
  pool = await testPool()
})
afterAll(() => pool.close())
beforeEach(async () => {
  // The tests take the jobs themselves; the server's own look for jobs must not be faster.
  server = await testServer({ pool, jobPollIntervalMs: HOUR_MS })
  token = await server.logIn()
})
afterEach(() => server.close())

const { orderNumber } = ORDERS.a
const RANDOM_ID = '0b9e7c1e-5d0c-4c2f-9d55-0a8a3c1f7d10'
const save = async (approvedHash: string | null = null, randomId = randomUUID(), text = '春') => {
  const items = TEMPLATE.items.map((item) => ('text' in item ? { ...item, text } : item))
  const approved = { approvedHash, approvedKernel: approvedHash === null ? null : KERNEL_VERSION }
  const body = { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomId, { ...approved, items })] }
  const { data } = await server.call('createDesigns', { body }, token)
  return data?.[0]
}
const printed = async () => {
  await server.jobs.idle()
  return (await server.call('readOrder', { params: { orderNumber } }, token)).data?.designs ?? []
}
const jobs = () => server.database.selectFrom('job').selectAll().execute()

describe('the print picture', () => {
  it('renders the print picture after a save and serves it from the folder of the order', async () => {
    expect(await save()).toMatchObject({ printCheck: 'PENDING', printHash: null, imageName: null, image: '' })
    const [design] = await printed()
    expect(design?.printHash).toMatch(/^[0-9a-f]{64}$/)
    expect(design?.image).toBe(`/api/image/${design?.imageFolder}/${design?.imageName}`)
    const params = { imageFolder: design?.imageFolder ?? '', cropImageName: design?.imageName ?? '' }
    const picture = await server.raw('readImage', { params, query: { orderNumber } })
    expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([TEMPLATE.width, TEMPLATE.height])
    expect(await jobs()).toEqual([])
    const preview = await server.raw('readImage', {
      params: { ...params, cropImageName: design?.previewName ?? '' },
      query: { orderNumber },
    })
    expect(preview.bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  })

  it('marks a render EQUAL when it has the approved hash, and DIFFERENT otherwise', async () => {
    await save()
    const hash = (await printed())[0]?.printHash ?? ''
    const approved = await save(hash)
    expect((await printed()).find(({ id }) => id === approved?.id)?.printCheck).toBe('EQUAL')
    expect(server.lines).toEqual([])
    const unlike = await save('0'.repeat(64))
    expect((await printed()).find(({ id }) => id === unlike?.id)?.printCheck).toBe('DIFFERENT')
    const kernels = `kernel ${KERNEL_VERSION} approved, ${KERNEL_VERSION} printed`
    expect(server.lines).toEqual([`print check: design ${unlike?.id} revision 1 is not what was approved (${kernels})`])
    expect(await printed()).toMatchObject(Array(3).fill({ printKernel: KERNEL_VERSION }))
  })

  it('marks a render UNSEEN where the browser had nothing to approve', async () => {
    const unseen = await save(null)
    expect((await printed()).find(({ id }) => id === unseen?.id)?.printCheck).toBe('UNSEEN')
  })

  it('a repeated save causes no further render', async () => {
    const id = randomUUID()
    await save(null, id)
    const before = await printed()
    await save(null, id)
    expect(await jobs()).toEqual([])
    expect(await printed()).toEqual(before)
  })

  it('a render of an earlier save never replaces the result of a newer one', async () => {
    const renders: ((hash: string) => void)[] = []
    const render: ImageTasks['render'] = () =>
      new Promise((resolve) => {
        renders.push((hash) =>
          resolve({ png: new Uint8Array([1]), preview: null, isOpaque: true, hash, kernel: 1, width: 1, height: 1 }),
        )
      })
    const slow: WorkerPool = { ...pool, jobs: { ...pool.jobs, render } }
    const own = await testServer({ pool: slow })
    const session = await own.logIn()
    const saveText = (text: string) => {
      const items = TEMPLATE.items.map((item) => ('text' in item ? { ...item, text } : item))
      const designs = [draftOf(TEMPLATE, RANDOM_ID, { items })]
      return own.call('createDesigns', { body: { ...ORDERS.a, designs } }, session)
    }
    const check = async () => {
      const { data } = await own.call('readOrder', { params: { orderNumber } }, session)
      return [data?.designs[0]?.printCheck, data?.designs[0]?.printHash]
    }
    await saveText('春')
    await expect.poll(() => renders.length).toBe(1)
    await saveText('夏')
    renders[0]?.('1'.repeat(64))
    await expect.poll(() => renders.length).toBe(2)
    expect(await check()).toEqual(['PENDING', null])
    renders[1]?.('2'.repeat(64))
    await own.jobs.idle()
    expect(await check()).toEqual(['UNSEEN', '2'.repeat(64)])
    expect(await own.database.selectFrom('job').selectAll().execute()).toEqual([])
    await own.close()
  })

  it('retries a render, and marks it FAILED after its last attempt', async () => {
    const design = await save()
    await printed()
    await server.database
      .updateTable('design')
      .set({
        print_check: 'PENDING',
        draft: JSON.stringify({ ...design, items: TEMPLATE.items, backgroundUrl: 'artwork/lost.png' }),
      })
      .execute()
    const job = { kind: RENDER_JOB, subject: design?.id ?? '', payload: { revision: 1 } }
    await transact(server.database, (tx) => enqueue(tx, job, server.clock.now))
    const checks = []
    for (let i = 0; i < 6; i += 1) {
      checks.push((await printed())[0]?.printCheck)
      server.clock.now = new Date(server.clock.now.getTime() + 300_001)
    }
    expect(checks).toEqual(['PENDING', 'PENDING', 'PENDING', 'PENDING', 'FAILED', 'FAILED'])
    expect(await jobs()).toMatchObject([{ attempts: 5, failed_at: expect.any(Date), is_running: false }])
  })

  it('refuses a photo that has changed in the storage, tells the staff which one, and prints the other pages', async () => {
    const upload = async (width: number) => {
      const file = halvesPng(width, 40)
      const { data } = await server.call('uploadImage', { body: { width: 30, height: 30 }, file }, token)
      const { imageName = '', imageFolder = '' } = data ?? {}
      return { imageName, width, key: orderFileKey(imageFolder, imageName) }
    }
    const saveWith = async ({ imageName, width }: Awaited<ReturnType<typeof upload>>) => {
      const shown = { imageName, sourceWidth: width, sourceHeight: 40, croppedWidth: 40, croppedHeight: 40 }
      const items = TEMPLATE.items.map((item) => ('text' in item ? item : { ...item, ...shown }))
      const body = { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomUUID(), { items })] }
      return (await server.call('createDesigns', { body }, token)).data?.[0]?.id ?? ''
    }
    const [changed, kept] = [await upload(40), await upload(48)]
    // The same size and kind: no decoder would notice.
    await server.storage.put(changed.key, halvesPng(44, 40))
    const damaged = await saveWith(changed)
    const sound = await saveWith(kept)
    const checkOf = async (id: string) => (await printed()).find((design) => design.id === id)?.printCheck
    expect([await checkOf(damaged), await checkOf(sound)]).toEqual(['PENDING', 'UNSEEN'])
    expect(await jobs()).toMatchObject([
      {
        subject: damaged,
        last_error: `photo ${changed.imageName} has changed in the storage since its upload: restore this file from a backup`,
      },
    ])
    await server.storage.put(changed.key, halvesPng(40, 40))
    server.clock.now = new Date(server.clock.now.getTime() + 300_001)
    expect(await checkOf(damaged)).toBe('UNSEEN')
  })
})

it('renders a page of another order next, while 1,000 pages of one order wait', { timeout: 300_000 }, async () => {
  await server.jobs.stop()
  const next = async () => (await leaseNext(server.database, [RENDER_JOB]))?.subject
  const first = await save()
  const flood = await transact(server.database, async (tx) => {
    const designs = tx.selectFrom('design').selectAll().where('order_number', '=', orderNumber)
    const row = await designs.executeTakeFirstOrThrow()
    const ids = Array.from({ length: 1_000 }, () => randomUUID())
    for (const [index, id] of ids.entries()) {
      await tx
        .insertInto('design')
        .values({ ...row, draft: json(row.draft), id, random_id: id, group_number: row.group_number + 1 + index })
        .execute()
      await enqueueRender(tx, { ...row, id })
    }
    return ids
  })
  expect(await next()).toBe(first?.id)
  const body = { ...ORDERS.b, designs: [draftOf(TEMPLATE, RANDOM_ID)] }
  const { data } = await server.call('createDesigns', { body }, await server.logIn('b'))
  expect(await next()).toBe(data?.[0]?.id)
  expect(await next()).toBe(flood[0])
})
