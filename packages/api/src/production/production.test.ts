import { MINUTE_MS } from '@irodori/contract/durations'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { findProduct } from '../catalogue/catalogue.ts'
import { transact } from '../database/transact.ts'
import { findOrder } from '../order/findOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { HAND_OVER_JOB, WAITING_END_JOB } from '../order/orderJobs.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { requireSoundTables } from './requireSoundTables.ts'

let server: TestServer
let token: string
const { orderNumber } = ORDERS.a
const params = { orderNumber }
const START = new Date('2026-11-20T01:00:00.000Z')

beforeAll(async () => {
  server = await testServer()
  token = await server.logIn()
  await createReadyOrder(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = START
  await setStock(9)
  await server.database.deleteFrom('mail').execute()
  await server.database.deleteFrom('job').execute()
  await createReadyOrder(server)
})

async function setStock(inStock: number): Promise<void> {
  const product = await findProduct(server.database, 'card')
  const document = { ...product, options: [{ identifier: 'matt', name: 'マット', inStock }] }
  await server.database
    .updateTable('product')
    .set({ document: JSON.stringify(document) })
    .where('id', '=', 'card')
    .execute()
}
const stock = async () => (await findProduct(server.database, 'card'))?.options[0]?.inStock
const statusNow = async () => (await findOrder(server.database, orderNumber))?.status
const later = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
}
const schedule = (body: object = {}) => server.call('scheduleCreation', { params, body }, token)
const cancel = () => server.call('cancelCreation', { params }, token)
const jobs = () => server.database.selectFrom('job').selectAll().where('subject', '=', orderNumber).execute()
const mails = async () =>
  (await server.database.selectFrom('mail').select(['kind', 'recipient']).orderBy('created_at').execute()).map(
    ({ kind }) => kind,
  )
const runJobs = async () => {
  server.jobs.wake()
  await server.jobs.idle()
}

describe('starting production', () => {
  it('starts the waiting period: status, times, stock, job and mail', async () => {
    const { data } = await schedule({ updatedAt: START.toISOString(), creatingTime: 2 })
    const ends = new Date(START.getTime() + 30 * MINUTE_MS).toISOString()
    expect(data).toMatchObject({
      clientEndingTime: ends,
      order: { status: 'WAITING_CREATION', beginningOfWaitingCreation: START.toISOString() },
    })
    expect(await stock()).toBe(8)
    expect((await jobs()).map(({ kind, run_at }) => [kind, run_at.toISOString()])).toEqual([[WAITING_END_JOB, ends]])
    expect(await mails()).toEqual(['ORDER_SCHEDULED'])
  })

  it('gives the same answer when it is repeated and changes nothing', async () => {
    const first = await schedule({ updatedAt: START.toISOString() })
    later(5 * MINUTE_MS)
    const again = await schedule({ updatedAt: START.toISOString() })
    expect(again.data?.clientEndingTime).toBe(first.data?.clientEndingTime)
    expect([await stock(), await mails(), (await jobs()).length]).toEqual([8, ['ORDER_SCHEDULED'], 1])
  })

  it('starts once for many simultaneous calls', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => schedule({ updatedAt: START.toISOString() })))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    expect([await stock(), await mails()]).toEqual([8, ['ORDER_SCHEDULED']])
  })

  it('refuses an order that has changed since the customer saw it', async () => {
    const shown = new Date(START.getTime() - 1).toISOString()
    expect(await schedule({ updatedAt: shown })).toMatchObject({ code: 400, errorCode: 'ORDER_CHANGED' })
    expect([await statusNow(), await stock()]).toEqual(['DRAFT', 9])
  })

  it('refuses an order that is not ready, and reserves no stock', async () => {
    await createReadyOrder(server, { pieces: 2 })
    await server.database.deleteFrom('design').where('group_number', '=', 2).execute()
    expect(await schedule()).toMatchObject({
      code: 400,
      errorCode: 'NOT_ENOUGH_DESIGN_EXCEPTION',
      error: { numberOfMissingDesigns: 1 },
    })
    expect([await statusNow(), await stock(), await mails()]).toEqual(['DRAFT', 9, []])
  })

  it('refuses a product that is out of stock', async () => {
    await setStock(5)
    expect(await schedule()).toMatchObject({ code: 403, errorCode: 'PRODUCT_IS_OUT_OF_STOCK' })
    await setStock(6)
    await createReadyOrder(server, { pieces: 7 })
    expect(await schedule()).toMatchObject({ code: 403, errorCode: 'PRODUCT_IS_OUT_OF_STOCK' })
    expect(await stock()).toBe(6)
  })

  it('reserves one piece for each design group', async () => {
    await createReadyOrder(server, { pieces: 3 })
    expect((await schedule()).code).toBe(200)
    expect(await stock()).toBe(6)
  })

  it('refuses an unpaid order of our own shop, and tells its payment method', async () => {
    await createReadyOrder(server, { details: { isSettled: false, paymentType: 'COMBINI' } })
    expect(await schedule()).toMatchObject({
      code: 403,
      errorCode: 'ORDER_NOT_SETTLED',
      error: { paymentType: 'COMBINI' },
    })
  })

  it('sends no mail when the address is unknown', async () => {
    await createReadyOrder(server, { email: null })
    expect((await schedule()).code).toBe(200)
    expect(await mails()).toEqual([])
  })

  it('refuses a digital message and an order of the messaging app', async () => {
    await createReadyOrder(server, { details: { processMethod: 'digital_message' } })
    expect(await schedule()).toMatchObject({ code: 403, errorCode: 'STATUS_NOT_ALLOWED' })
  })

  it('refuses to start production by status with the error code of the call', async () => {
    const codes: Record<string, unknown> = {}
    for (const status of ORDER_STATUSES) {
      await server.database.updateTable('shop_order').set({ status }).where('order_number', '=', orderNumber).execute()
      codes[status] = (await schedule()).errorCode
    }
    expect(codes).toEqual({
      WAITING: 'STATUS_NOT_ALLOWED',
      DRAFT: null,
      WAITING_CREATION: null,
      PENDING_CREATION: 'ORDER_IS_PRODUCED',
      CREATING: 'ORDER_IS_PRODUCED',
      SHIPPED: 'ORDER_IS_PRODUCED',
      URL_RELEASED: 'ORDER_IS_PRODUCED',
      COMMITTED: 'STATUS_NOT_ALLOWED',
      PENDING: 'STATUS_NOT_ALLOWED',
      CANCEL: 'ORDER_IS_CANCELLED',
      PENDING_CANCEL: 'ORDER_IS_CANCELLED',
    })
  })
})

describe('the waiting period', () => {
  it('the customer ends the waiting period: the order is a draft again and its stock is released', async () => {
    await schedule()
    later(29 * MINUTE_MS)
    expect((await cancel()).code).toBe(200)
    expect([await statusNow(), await stock(), await jobs()]).toEqual(['DRAFT', 9, []])
    expect((await cancel()).code).toBe(200)
    expect(await stock()).toBe(9)
  })

  it('starts the waiting period again, with a mail of its own', async () => {
    await schedule()
    later(MINUTE_MS)
    await cancel()
    later(MINUTE_MS)
    expect((await schedule()).data?.clientEndingTime).toBe(new Date(START.getTime() + 32 * MINUTE_MS).toISOString())
    expect([await stock(), await mails()]).toEqual([8, ['ORDER_SCHEDULED', 'ORDER_TAKEN_BACK', 'ORDER_SCHEDULED']])
  })

  it('a delayed call for an earlier waiting period does not end the current one', async () => {
    const first = (await schedule()).data?.order.updatedAt ?? ''
    const stop = (updatedAt: string) => server.call('cancelCreation', { params, query: { updatedAt } }, token)
    later(MINUTE_MS)
    expect((await stop(first)).code).toBe(200)
    later(MINUTE_MS)
    const second = (await schedule()).data?.order.updatedAt ?? ''
    expect(await stop(first)).toMatchObject({ code: 400, errorCode: 'ORDER_CHANGED' })
    expect([await statusNow(), await stock()]).toEqual(['WAITING_CREATION', 8])
    expect((await stop(second)).code).toBe(200)
    expect([await statusNow(), await stock()]).toEqual(['DRAFT', 9])
  })

  it('ends by itself, and cannot be taken back afterwards', async () => {
    await schedule()
    later(30 * MINUTE_MS - 1)
    await runJobs()
    expect(await statusNow()).toBe('WAITING_CREATION')
    later(1)
    await runJobs()
    expect(await statusNow()).toBe('CREATING')
    expect(await cancel()).toMatchObject({ code: 403, errorCode: 'ORDER_IS_PRODUCED' })
    expect(await stock()).toBe(8)
  })

  it('tells the end of the waiting period by the clock of the client, even if it is wrong', async () => {
    const remaining = async (query: Record<string, string> = {}) =>
      (await server.call('readRemainingTime', { params, query }, token)).data?.[0]
    expect(await remaining({ clientStartTime: '2001-01-01T00:00:00.000Z' })).toEqual({
      clientEndingTime: '2001-01-01T00:00:00.000Z',
      remainingSeconds: 0,
    })
    await schedule()
    later(10 * MINUTE_MS)
    expect(await remaining({ clientStartTime: '2001-01-01T00:00:00.000Z' })).toEqual({
      clientEndingTime: '2001-01-01T00:20:00.000Z',
      remainingSeconds: 1200,
    })
    const ends = new Date(START.getTime() + 30 * MINUTE_MS).toISOString()
    for (const clientStartTime of ['', 'noon', '-5', '9'.repeat(40), '+275760-09-13T00:00:00.000Z']) {
      expect(await remaining({ clientStartTime })).toEqual({ clientEndingTime: ends, remainingSeconds: 1200 })
    }
    expect((await remaining({ clientStartTime: '978307200000' }))?.clientEndingTime).toBe('2001-01-01T00:20:00.000Z')
    expect((await remaining({ clientStartTime: '2001-01-01T09:00:00 09:00' }))?.clientEndingTime).toBe(
      '2001-01-01T00:20:00.000Z',
    )
  })
})

describe('a status change', () => {
  it('dates a status change later than the last one though the clock stands still', async () => {
    await schedule()
    await cancel()
    const first = await findOrder(server.database, orderNumber)
    await schedule()
    const second = await findOrder(server.database, orderNumber)
    expect(second?.updated_at.getTime()).toBeGreaterThan(first?.updated_at.getTime() ?? Number.POSITIVE_INFINITY)
  })

  it('applies only to the status that the caller saw', async () => {
    const order = await findOrder(server.database, orderNumber)
    if (!order) throw new Error('no order')
    await schedule()
    const changed = await transact(server.database, (tx) => transitionOrder(tx, order, 'LAST_DESIGN_DELETED', START))
    expect(changed).toEqual({ ok: false, error: 'NOT_ALLOWED' })
    expect(await statusNow()).toBe('WAITING_CREATION')
  })

  it('holds an order, whose job then does nothing, and resumes it in its earlier status', async () => {
    await schedule()
    const change = (event: 'HELD' | 'RESUMED') =>
      transact(server.database, async (tx) => {
        const order = await lockOrder(tx, orderNumber)
        return order && transitionOrder(tx, order, event, server.clock.now)
      })
    expect(await change('HELD')).toMatchObject({ ok: true, value: { details: { heldFrom: 'WAITING_CREATION' } } })
    later(31 * MINUTE_MS)
    await runJobs()
    expect([await statusNow(), await jobs()]).toEqual(['PENDING', []])
    expect(await change('RESUMED')).toMatchObject({ ok: true, value: { details: { heldFrom: null } } })
    await runJobs()
    expect([await statusNow(), await stock()]).toEqual(['CREATING', 8])
  })

  it('follows a table that the server checks at its start', () => {
    expect(() => requireSoundTables()).not.toThrow()
    expect(() => requireSoundTables([{ from: 'WAITING', event: 'DESIGN_SAVED', to: 'DRAFT' }])).toThrow('CANCEL')
  })

  it('leaves no job of the waiting period behind', async () => {
    await schedule()
    later(30 * MINUTE_MS)
    await runJobs()
    expect((await jobs()).filter(({ kind }) => kind === WAITING_END_JOB || kind === HAND_OVER_JOB)).toEqual([])
  })
})
