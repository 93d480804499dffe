import { HOUR_MS } from '@irodori/contract/durations'
import type { OrderStatus } from '@irodori/contract/entities/order'
import type { OrderEvent } from '@irodori/rules/orderTransitions'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestOrder, createTestProduct } from '../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import type { OrderDetails, OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { allowsEvent } from './allowsEvent.ts'
import type { Cancellation } from './cancelLockedOrder.ts'
import { cancelLockedOrder } from './cancelLockedOrder.ts'
import { findOrder } from './findOrder.ts'
import { lockOrder } from './lockOrder.ts'
import { AUTO_START_JOB, enqueueOrderJob, HAND_OVER_JOB, WAITING_END_JOB } from './orderJobs.ts'
import type { TransitionChange } from './transitionOrder.ts'
import { transitionOrder } from './transitionOrder.ts'

let database: Database
const BEFORE = new Date('2026-11-20T01:00:00.000Z')
const NOW = new Date(BEFORE.getTime() + HOUR_MS)
const LATER = new Date(NOW.getTime() + HOUR_MS)
beforeEach(async () => {
  database = await memoryDatabase()
  await createTestProduct(database, { id: 'card', quantityInStock: 5 })
})
afterEach(() => database.destroy())

async function orderIn(status: OrderStatus, details: Partial<OrderDetails> = {}): Promise<string> {
  return (await createTestOrder(database, { status, details, at: BEFORE })).orderNumber
}
const rowOf = async (orderNumber: string): Promise<OrderRow> => {
  const row = await findOrder(database, orderNumber)
  if (!row) throw new Error('no order')
  return row
}
const locked = <Value>(orderNumber: string, work: (tx: Transacting, order: OrderRow) => Promise<Value>) =>
  transact(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    if (!order) throw new Error('no order')
    return work(tx, order)
  })
const change = (orderNumber: string, event: OrderEvent, columns?: TransitionChange) =>
  locked(orderNumber, (tx, order) => transitionOrder(tx, order, event, NOW, columns))
const historyOf = (orderNumber: string) =>
  database
    .selectFrom('order_history')
    .select(['event', 'from_status', 'to_status', 'happened_at'])
    .where('order_number', '=', orderNumber)
    .execute()
const jobsOf = async (orderNumber: string) =>
  (await database.selectFrom('job').select(['kind', 'run_at']).where('subject', '=', orderNumber).execute()).sort(
    (a, b) => a.kind.localeCompare(b.kind),
  )

describe('a transition of an order', () => {
  it('writes status, columns, history and the message for webhooks', async () => {
    const id = `whe_${'0'.repeat(32)}`
    const endpoint = { id, url: 'https://receiver.example', sealed: '', event_types: null, created_at: BEFORE }
    await database.insertInto('webhook_endpoint').values(endpoint).execute()
    const order = await orderIn('DRAFT', { processMethod: 'digital_message' })
    const details = { ...(await rowOf(order)).details, messageTemplateId: 'letter' }
    const changed = await change(order, 'URL_RELEASED', { details, url_released_at: NOW })
    expect(changed).toEqual({ ok: true, value: await rowOf(order) })
    expect(await rowOf(order)).toMatchObject({
      status: 'URL_RELEASED',
      details,
      url_released_at: NOW,
      updated_at: NOW,
    })
    expect(await historyOf(order)).toEqual([
      { event: 'URL_RELEASED', from_status: 'DRAFT', to_status: 'URL_RELEASED', happened_at: NOW },
    ])
    const messages = await database.selectFrom('webhook_message').select(['event_type', 'body']).execute()
    expect(messages.map(({ event_type, body }) => [event_type, JSON.parse(body).data])).toEqual([
      ['order.status_changed', { orderNumber: order, previousStatus: 'DRAFT', status: 'URL_RELEASED' }],
    ])
  })

  it('to the same status dates the change and adds nothing to the history', async () => {
    const order = await orderIn('DRAFT')
    expect(await change(order, 'DESIGN_SAVED')).toMatchObject({ ok: true, value: { status: 'DRAFT' } })
    expect((await rowOf(order)).updated_at).toEqual(NOW)
    expect(await historyOf(order)).toEqual([])
  })

  it('leaves other orders alone', async () => {
    const [order, other] = [await orderIn('WAITING'), await orderIn('WAITING')]
    await change(order, 'DESIGN_SAVED')
    expect(await rowOf(other)).toMatchObject({ status: 'WAITING', updated_at: BEFORE })
  })

  it('that a guard refuses changes nothing and has the guard’s reason', async () => {
    const message = await orderIn('DRAFT', { processMethod: 'digital_message' })
    expect(await change(message, 'CREATION_SCHEDULED')).toEqual({ ok: false, error: 'DIGITAL_MESSAGE' })
    expect(await rowOf(message)).toMatchObject({ status: 'DRAFT', updated_at: BEFORE })
    await createTestProduct(database, { id: 'picture', isLineProduct: true })
    const products = ['card', 'picture'].map((productId) => ({ productId, unit: 1, chargeableUnit: 0 }))
    const app = await orderIn('DRAFT', { products })
    expect(await change(app, 'CREATION_SCHEDULED')).toEqual({ ok: false, error: 'LINE_PRODUCT' })
    expect(await change(await orderIn('DRAFT'), 'COMMITTED')).toEqual({ ok: false, error: 'NOT_A_LINE_PRODUCT' })
  })

  it('can be asked for before it is made', async () => {
    const order = await rowOf(await orderIn('DRAFT'))
    expect(await allowsEvent(database, order, 'CREATION_SCHEDULED')).toBe(true)
    expect(await allowsEvent(database, order, 'WAITING_ENDED')).toBe(false)
  })

  it('of an order that has changed in between is refused', async () => {
    const order = await orderIn('WAITING')
    const seen = await rowOf(order)
    await change(order, 'DESIGN_SAVED')
    const late = await transact(database, (tx) => transitionOrder(tx, seen, 'CANCELLED_BY_SHOP', NOW))
    expect(late).toEqual({ ok: false, error: 'NOT_ALLOWED' })
    expect((await rowOf(order)).status).toBe('DRAFT')
  })
})

describe('a held order', () => {
  it('keeps the status that it returns to, and forgets it on its return', async () => {
    const order = await orderIn('COMMITTED')
    await change(order, 'HELD')
    expect(await rowOf(order)).toMatchObject({ status: 'PENDING', details: { heldFrom: 'COMMITTED' } })
    await change(order, 'RESUMED')
    expect(await rowOf(order)).toMatchObject({ status: 'COMMITTED', details: { heldFrom: null } })
    expect(await jobsOf(order)).toEqual([])
  })

  it('that is cancelled forgets it too', async () => {
    const order = await orderIn('PENDING', { heldFrom: 'DRAFT' })
    await change(order, 'CANCELLED_BY_SHOP')
    expect(await rowOf(order)).toMatchObject({ status: 'CANCEL', details: { heldFrom: null } })
  })

  it('gets the job of the status that it returns to, at the time that was set', async () => {
    const resumed = async (status: OrderStatus, columns: TransitionChange) => {
      const order = await orderIn('PENDING', { heldFrom: status })
      await change(order, 'RESUMED', columns)
      return jobsOf(order)
    }
    expect(await resumed('WAITING_CREATION', { waiting_ends_at: LATER })).toEqual([
      { kind: WAITING_END_JOB, run_at: LATER },
    ])
    expect(await resumed('WAITING_CREATION', {})).toEqual([{ kind: WAITING_END_JOB, run_at: NOW }])
    expect(await resumed('URL_RELEASED', { auto_start_at: LATER })).toEqual([{ kind: AUTO_START_JOB, run_at: LATER }])
    expect(await resumed('URL_RELEASED', {})).toEqual([{ kind: AUTO_START_JOB, run_at: NOW }])
    expect(await resumed('PENDING_CREATION', {})).toMatchObject([{ kind: HAND_OVER_JOB }])
  })

  it('gets no job by another event than its return', async () => {
    const order = await orderIn('WAITING_CREATION')
    await change(order, 'WAITING_ENDED')
    expect(await jobsOf(order)).toEqual([])
  })
})

describe('the cancellation of a locked order', () => {
  const cancel = (orderNumber: string, change: Partial<Cancellation> = {}) =>
    locked(orderNumber, (tx, order) =>
      cancelLockedOrder(tx, order, { by: 'CUSTOMER', reason: 10, note: '間に合わない', ...change }, NOW),
    )
  const stock = async () => {
    const { document } = await database.selectFrom('product').select('document').executeTakeFirstOrThrow()
    return document.quantityInStock
  }
  const reservedStock = [{ productId: 'card', optionIdentifier: null, pieces: 2 }]

  it('records who cancelled it and why, returns its stock once and deletes its jobs', async () => {
    const [order, other] = [await orderIn('DRAFT', { reservedStock }), await orderIn('DRAFT')]
    await transact(database, async (tx) => {
      for (const kind of [WAITING_END_JOB, HAND_OVER_JOB, AUTO_START_JOB] as const) {
        await enqueueOrderJob(tx, kind, order, LATER)
        await enqueueOrderJob(tx, kind, other, LATER)
      }
    })
    expect(await cancel(order)).toMatchObject({ ok: true, value: { status: 'CANCEL' } })
    expect((await rowOf(order)).details.reservedStock).toEqual([])
    expect(await stock()).toBe(7)
    expect([await jobsOf(order), (await jobsOf(other)).length]).toEqual([[], 3])
    expect(await historyOf(order)).toMatchObject([{ event: 'CANCELLED_BY_CUSTOMER' }])
    expect(await database.selectFrom('cancellation').selectAll().execute()).toEqual([
      { order_number: order, reason: 10, note: '間に合わない', by: 'CUSTOMER', cancelled_at: NOW },
    ])
  })

  it('by the shop cancels a held order, which a customer cannot', async () => {
    const order = await orderIn('PENDING', { heldFrom: 'DRAFT', reservedStock })
    expect(await cancel(order)).toEqual({ ok: false, error: 'NOT_ALLOWED' })
    expect([await stock(), (await rowOf(order)).status]).toEqual([5, 'PENDING'])
    expect(await cancel(order, { by: 'SHOP' })).toMatchObject({ ok: true })
    expect(await historyOf(order)).toMatchObject([{ event: 'CANCELLED_BY_SHOP' }])
  })

  it('keeps the record of an earlier cancellation', async () => {
    const order = await orderIn('DRAFT')
    const earlier = { order_number: order, reason: 1, note: '', by: 'SHOP' as const, cancelled_at: BEFORE }
    await database.insertInto('cancellation').values(earlier).execute()
    expect(await cancel(order)).toMatchObject({ ok: true })
    expect(await database.selectFrom('cancellation').selectAll().execute()).toEqual([earlier])
  })
})
