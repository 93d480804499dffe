import { HOUR_MS } from '@irodori/contract/durations'
import { EMPTY_FRAME } from '@irodori/design/photoPlacement'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import { RENDER_JOB } from '../design/renderJob.ts'
import { addStored, enqueue, leaseNext, releaseAllLeases } from '../jobs/jobs.ts'
import { mailWriter } from '../mail/writeMail.ts'
import { findOrder } from '../order/findOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { HAND_OVER_JOB, startHandOver, WAITING_END_JOB } from '../order/orderJobs.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { makePrintFiles } from '../printFiles/makePrintFiles.ts'
import type { PrintSettings } from '../printFiles/printSettings.ts'
import { openPrintSettings, STANDARD_PRINT } from '../printFiles/printSettings.ts'
import type { Storage } from '../storage/storage.ts'
import { endWaiting } from './endWaiting.ts'
import { handOver } from './handOver.ts'
import { listStuckOrders } from './listStuckOrders.ts'

let server: TestServer
const { orderNumber } = ORDERS.a
const START = new Date('2026-11-20T01:00:00.000Z')
const WAITED = new Date(START.getTime() + 30 * 60_000)

beforeAll(async () => {
  // The tests take the jobs themselves; the server's own look for jobs must not be faster.
  server = await testServer({ jobPollIntervalMs: HOUR_MS })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = START
  await server.database.deleteFrom('mail').execute()
  await server.database.deleteFrom('job').execute()
})

const deps = (change: { storage?: Storage } = {}) => ({
  database: server.database,
  storage: server.storage,
  now: () => server.clock.now,
  writeMail: mailWriter({
    now: () => server.clock.now,
    publicUrl: 'https://irodori.example',
  }),
  log: (line: string) => server.lines.push(line),
  makePrintFiles: makePrintFiles({ ...server, sealingKeys: [] }, settings),
  ...change,
})
let settings: PrintSettings
beforeAll(async () => {
  settings = await openPrintSettings(STANDARD_PRINT)
})
const handler = (change: { storage?: Storage } = {}) => handOver(deps(change))
const order = async (): Promise<OrderRow> => {
  const row = await findOrder(server.database, orderNumber)
  if (!row) throw new Error('no order')
  return row
}
const lease = async (kind: string) => {
  await releaseAllLeases(server.database)
  const job = await leaseNext(server.database, [kind])
  if (!job) throw new Error(`no job ${kind}`)
  return job
}
const kinds = async () =>
  (await server.database.selectFrom('job').select('kind').where('kind', '!=', 'mail').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  )
const mails = async () => (await server.database.selectFrom('mail').select('kind').execute()).map(({ kind }) => kind)
const manifests = async () =>
  (await server.storage.list(`production/${(await order()).id}`)).filter((key) => key.endsWith('.json'))

/** Creates an order whose waiting period has ended and whose hand-over is due. */
async function pending(input: Parameters<typeof createReadyOrder>[1] = {}): Promise<void> {
  await createReadyOrder(server, input)
  await server.database
    .updateTable('shop_order')
    .set({ status: 'PENDING_CREATION' })
    .where('order_number', '=', orderNumber)
    .execute()
  for (const key of await manifests()) await server.storage.delete(key)
  await transact(server.database, (tx) => startHandOver(tx, orderNumber))
}

describe('the hand-over', () => {
  it('stores the manifest for the print companies before it changes the status', async () => {
    await pending({ pieces: 2 })
    expect(await handler().run(await lease(HAND_OVER_JOB))).toBe('DONE')
    const { status, details, image_folder } = await order()
    expect([status, await kinds(), await mails()]).toEqual(['CREATING', [], ['ORDER_CREATING']])
    expect(await manifests()).toEqual([details.manifestKey])
    const text = Buffer.from((await server.storage.get(details.manifestKey ?? '')) ?? []).toString()
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({
      orderNumber,
      receiver: { prefecture: '東京都' },
      packages: [
        {
          printCompany: 'OTHER',
          groups: [
            {
              groupNumber: 1,
              productId: 'card',
              option: { identifier: 'matt' },
              pages: [{ sideNumber: 1 }, { sideNumber: 2 }],
            },
            { groupNumber: 2 },
          ],
        },
      ],
    })
    const [page] = manifest.packages[0].groups[0].pages
    expect(page).toMatchObject({
      file: `orders/${image_folder}/print_${page.printHash}.png`,
      printHash: page.approvedHash,
      printKernel: KERNEL_VERSION,
      approvedKernel: KERNEL_VERSION,
    })
  })

  it('EDT-13: lists the animated GIFs of a product of the messaging app', async () => {
    const gif = `crop_${'0'.repeat(16)}_${'a'.repeat(64)}.gif`
    const handOverOf = async (isLineProduct: boolean, cropImageName: string) => {
      await pending()
      const [row] = await server.database.selectFrom('design').select(['id', 'draft']).execute()
      const items = [{ ...EMPTY_FRAME, type: 'CIRCLE_IMAGE', id: 'window', position: 3, cropImageName }]
      const draft = JSON.stringify({ ...row?.draft, items })
      await server.database.updateTable('design').set({ draft }).execute()
      const [product] = await server.database
        .selectFrom('product')
        .select('document')
        .where('id', '=', 'card')
        .execute()
      const document = JSON.stringify({ ...product?.document, isLineProduct })
      await server.database.updateTable('product').set({ document }).where('id', '=', 'card').execute()
      await handler().run(await lease(HAND_OVER_JOB))
    }
    const manifestOf = async (isLineProduct: boolean, cropImageName: string) => {
      await handOverOf(isLineProduct, cropImageName)
      const text = await server.storage.get((await order()).details.manifestKey ?? '')
      return JSON.parse(Buffer.from(text ?? []).toString()).packages[0].groups[0].pages[0]
    }
    const file = `orders/${(await order()).image_folder}/${gif}`
    await expect(handOverOf(true, gif), 'a GIF that is gone holds the order').rejects.toThrow(
      'is missing in the storage',
    )
    expect((await order()).status).toBe('PENDING_CREATION')
    await server.storage.put(file, Buffer.from('GIF89a'))
    expect((await manifestOf(true, gif)).moving).toEqual([{ itemId: 'window', position: 3, file }])
    expect((await manifestOf(true, '../../secret.gif')).moving).toBeUndefined()
    expect((await manifestOf(false, gif)).moving).toBeUndefined()
  })

  it('hands over pages that the customer approved or that the server rendered for the browser', async () => {
    for (const printCheck of ['EQUAL', 'UNSEEN'] as const) {
      await pending({ printCheck })
      await handler().run(await lease(HAND_OVER_JOB))
      expect((await order()).status).toBe('CREATING')
    }
  })

  it.each(['DIFFERENT', 'FAILED'] as const)(
    'leaves an order with a page that is %s to the staff',
    async (printCheck) => {
      await pending({ printCheck })
      expect(await handler().run(await lease(HAND_OVER_JOB))).toBe('DONE')
      expect([(await order()).status, await kinds(), await mails(), await manifests()]).toEqual([
        'PENDING_CREATION',
        [],
        [],
        [],
      ])
      expect(await listStuckOrders(server.database)).toMatchObject([
        { orderNumber, fault: null, pages: [{ groupNumber: 1, printCheck }, { printCheck }] },
      ])
    },
  )

  it('waits for the last page and continues when it is rendered', async () => {
    await pending({ printCheck: 'PENDING' })
    await handler().run(await lease(HAND_OVER_JOB))
    expect([(await order()).status, await kinds()]).toEqual(['PENDING_CREATION', []])
    expect(await listStuckOrders(server.database)).toEqual([])
    const rows = await server.database
      .selectFrom('design')
      .select('id')
      .where('order_number', '=', orderNumber)
      .execute()
    for (const { id } of rows) {
      await server.database
        .updateTable('design')
        .set({ draft: JSON.stringify({ ...(await draftOfRow(id)), approvedHash: null }) })
        .where('id', '=', id)
        .execute()
      await transact(server.database, (tx) =>
        enqueue(tx, { kind: RENDER_JOB, subject: id, payload: { revision: 1 } }, START),
      )
    }
    server.jobs.wake()
    await server.jobs.idle()
    expect([(await order()).status, (await manifests()).length]).toEqual(['CREATING', 1])
  })

  it('leaves an order that has left PENDING_CREATION unchanged', async () => {
    await pending()
    await server.database
      .updateTable('shop_order')
      .set({ status: 'PENDING' })
      .where('order_number', '=', orderNumber)
      .execute()
    expect(await handler().run(await lease(HAND_OVER_JOB))).toBe('DONE')
    expect([(await order()).status, await kinds(), await manifests()]).toEqual(['PENDING', [], []])
  })

  it('acts once though the job runs twice', async () => {
    await pending()
    const job = await lease(HAND_OVER_JOB)
    await handler().run(job)
    const made = await order()
    await handler().run(job)
    await transact(server.database, (tx) => startHandOver(tx, orderNumber))
    await handler().run(await lease(HAND_OVER_JOB))
    expect(await order()).toEqual(made)
    expect([await mails(), (await manifests()).length, await kinds()]).toEqual([['ORDER_CREATING'], 1, []])
  })

  it('leaves at most the manifest when it is killed before the commit, and completes on the next run', async () => {
    await pending()
    const dying: Storage = {
      ...server.storage,
      async put(key, bytes) {
        await server.storage.put(key, bytes)
        throw new Error('killed')
      },
    }
    await expect(handler({ storage: dying }).run(await lease(HAND_OVER_JOB))).rejects.toThrow('killed')
    expect([(await order()).status, await mails(), await kinds()]).toEqual(['PENDING_CREATION', [], [HAND_OVER_JOB]])
    await handler().run(await lease(HAND_OVER_JOB))
    expect([(await order()).status, await mails(), (await manifests()).length]).toEqual([
      'CREATING',
      ['ORDER_CREATING'],
      1,
    ])
  })

  it('rolls everything back when it is killed inside the transaction', async () => {
    await pending()
    const writeMail = async () => {
      throw new Error('killed')
    }
    await expect(handOver({ ...deps(), writeMail }).run(await lease(HAND_OVER_JOB))).rejects.toThrow('killed')
    expect([(await order()).status, await kinds()]).toEqual(['PENDING_CREATION', [HAND_OVER_JOB]])
  })

  it('starts again when a page was rendered again meanwhile', async () => {
    await pending()
    const slow: Storage = {
      ...server.storage,
      async put(key, bytes) {
        await server.storage.put(key, bytes)
        await server.database.updateTable('design').set({ revision: 2 }).where('side_number', '=', 1).execute()
      },
    }
    await handler({ storage: slow }).run(await lease(HAND_OVER_JOB))
    expect([(await order()).status, await kinds()]).toEqual(['PENDING_CREATION', [HAND_OVER_JOB]])
    await handler().run(await lease(HAND_OVER_JOB))
    expect((await order()).status).toBe('CREATING')
  })

  it('fails while a print picture is missing in the storage, and is listed for the staff from its first attempt on, with the time of the next', async () => {
    await pending()
    const { image_folder } = await order()
    for (const key of await server.storage.list(`orders/${image_folder}`)) await server.storage.delete(key)
    const reason = expect.stringContaining('is missing in the storage')
    for (let tries = 1; tries <= 5; tries += 1) {
      server.jobs.wake()
      await server.jobs.idle()
      const nextTryAt = tries < 5 ? expect.any(Date) : null
      expect(await listStuckOrders(server.database)).toMatchObject([
        { orderNumber, pages: [], fault: { reason, tries, nextTryAt } },
      ])
      server.clock.now = new Date(server.clock.now.getTime() + 300_000)
    }
  })

  it('is listed for the staff while a page of it fails to render', async () => {
    await pending({ printCheck: 'PENDING' })
    const { id } = await server.database.selectFrom('design').select('id').limit(1).executeTakeFirstOrThrow()
    const failed = { kind: 'render', subject: id, payload: { revision: 1 }, last_error: 'no memory' }
    await transact(server.database, (tx) =>
      addStored(tx, { ...failed, run_at: server.clock.now, failed_at: server.clock.now }),
    )
    expect(await listStuckOrders(server.database)).toMatchObject([
      { orderNumber, pages: [], fault: { reason: 'no memory', nextTryAt: null } },
    ])
  })

  it('logs a shortage for a released message and hands it over', async () => {
    await pending({ pieces: 20 })
    await handler().run(await lease(HAND_OVER_JOB))
    expect((await order()).status).toBe('CREATING')
    expect(server.lines.at(-1)).toContain('too few pieces')
  })
})

const draftOfRow = async (id: string) =>
  (await server.database.selectFrom('design').select('draft').where('id', '=', id).executeTakeFirstOrThrow()).draft

describe('the end of the waiting period', () => {
  const waiting = async () => {
    await createReadyOrder(server)
    await transact(server.database, async (tx) => {
      const row = await lockOrder(tx, orderNumber)
      if (!row) throw new Error('no order')
      await transitionOrder(tx, row, 'CREATION_SCHEDULED', START, { waiting_began_at: START, waiting_ends_at: WAITED })
      await enqueue(tx, { kind: WAITING_END_JOB, subject: orderNumber, payload: {} }, WAITED)
    })
    server.clock.now = WAITED
  }

  it('happens once though the job runs twice', async () => {
    await waiting()
    const job = await lease(WAITING_END_JOB)
    await endWaiting(deps()).run(job)
    const ended = await order()
    await endWaiting(deps()).run(job)
    expect(await order()).toEqual(ended)
    expect([ended.status, await kinds()]).toEqual(['PENDING_CREATION', [HAND_OVER_JOB]])
  })

  it('keeps the waiting period until its end when the job runs early by the clock of its server', async () => {
    await waiting()
    const job = await lease(WAITING_END_JOB)
    server.clock.now = START
    await endWaiting(deps()).run(job)
    const [left] = await server.database.selectFrom('job').selectAll().execute()
    expect([(await order()).status, left?.kind]).toEqual(['WAITING_CREATION', WAITING_END_JOB])
    // The job waits ten seconds instead of running again and again until the clocks agree.
    expect(left?.run_at.getTime()).toBeGreaterThanOrEqual(START.getTime() + 10_000)
  })

  it('retries the end of the waiting period when the job is killed inside the transaction', async () => {
    await waiting()
    const job = await lease(WAITING_END_JOB)
    const now = (): Date => {
      throw new Error('killed')
    }
    await expect(endWaiting({ database: server.database, now }).run(job)).rejects.toThrow('killed')
    expect([(await order()).status, await kinds()]).toEqual(['WAITING_CREATION', [WAITING_END_JOB]])
    await endWaiting(deps()).run(job)
    expect((await order()).status).toBe('PENDING_CREATION')
  })
})
