import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@irodori/contract/durations'
import type { OrderEventType } from '@irodori/contract/entities/webhookEvent'
import { WEBHOOK_DATA, webhookBodyOf } from '@irodori/contract/entities/webhookEvent'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { createTestOrder } from '../../testing/createTestOrder.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testPool, testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import type { Reaction, ReceivedMessage, WebhookReceiver } from '../../testing/servers/webhookReceiver.ts'
import { startReceiver, verifyMessage } from '../../testing/servers/webhookReceiver.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { addOrder } from '../order/addOrder.ts'
import { findOrder } from '../order/findOrder.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { eraseOrder } from '../privacy/eraseOrder.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { PUBLIC_ONLY, readAddressPolicy } from './addressPolicy.ts'
import { scheduleDeliveries } from './deliveries.ts'
import { scheduleMessageExpiry } from './expireMessagesJob.ts'

const LOCAL = readAddressPolicy('loopback') ?? PUBLIC_ONLY
const KEYS = [Buffer.alloc(32, 7)]
/** Forms of endpoints and messages in the output of commands. */
const ENDPOINT = /whe_[0-9a-f]{32}/
const SECRET = /whsec_[A-Za-z0-9+/=]+/

let pool: WorkerPool
let server: TestServer
let staff: TestStaff
let receiver: WebhookReceiver
let reactions: Reaction[]
beforeAll(async () => {
  pool = await testPool()
})
afterAll(() => pool.close())
beforeEach(async () => {
  server = await testServer({ pool, configuration: { sealingKeys: KEYS, webhookAddresses: LOCAL } })
  staff = testStaff(server, '.', { webhookAddresses: LOCAL, wake: () => server.webhooks.wake() })
  reactions = []
  receiver = await startReceiver(() => reactions.shift() ?? { status: 204 })
})
afterEach(async () => {
  await receiver.close()
  await server.close()
})

const type = (...words: string[]) => staff.type('webhooks', ...words)

async function add(...words: string[]): Promise<{ id: string; secret: string }> {
  const { code, output } = await type('add', receiver.url('/hook'), ...words)
  expect([code, output]).toEqual([0, expect.stringMatching(SECRET)])
  return { id: ENDPOINT.exec(output)?.[0] ?? '', secret: SECRET.exec(output)?.[0] ?? '' }
}

const typesOf = (messages: readonly ReceivedMessage[]) => messages.map(({ text }) => JSON.parse(text).type)
const deliver = () => server.webhooks.idle()

/** Runs what is due after a time. */
async function pass(milliseconds: number): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds)
  await deliver()
}

const move = (orderNumber: string, event: 'HELD' | 'RESUMED') =>
  transact(server.database, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    if (!order) throw new Error(`there is no order ${orderNumber}`)
    await transitionOrder(tx, order, event, server.clock.now)
  })

const deliveries = () =>
  server.database.selectFrom('webhook_delivery').selectAll().orderBy('queue').orderBy('sequence').execute()

async function saveDesign(order: 'a' | 'b'): Promise<{ token: string; designId: string; groupNumber: number }> {
  const token = await server.logIn(order)
  const designs = [draftOf(TEMPLATE, randomUUID())]
  const { data } = await server.call('createDesigns', { body: { ...ORDERS[order], designs } }, token)
  const [design] = data ?? []
  if (!design) throw new Error('the design was not saved')
  return { token, designId: design.id, groupNumber: design.groupNumber }
}

describe('WHK-1: the messages about an order', () => {
  it('name each change of its status and designs, in the form of Standard Webhooks, and no person', async () => {
    const { id, secret } = await add()
    // The library of the standard compares the time of a message with the clock of this machine.
    server.clock.now = new Date()
    const { token, designId, groupNumber } = await saveDesign('a')
    const { orderNumber } = ORDERS.a
    await server.call('deleteDesigns', { params: { orderNumber, designGroup: String(groupNumber) } }, token)
    await deliver()
    expect(typesOf(receiver.received)).toEqual([
      'design.saved',
      'order.status_changed',
      'design.deleted',
      'order.status_changed',
    ])
    for (const message of receiver.received) {
      const { type, data } = z.object({ type: z.string(), data: z.unknown() }).parse(verifyMessage(secret, message))
      const schema = WEBHOOK_DATA[type as OrderEventType]
      expect(z.safeParse(webhookBodyOf(type as OrderEventType, schema), JSON.parse(message.text)).success).toBe(true)
      expect(Object.keys(data as object).toSorted()).toEqual(Object.keys(schema.shape).toSorted())
      expect(message.text).not.toMatch(/佐藤|山田|春/)
      expect(message.text).not.toContain(ORDERS.a.phoneNumber)
    }
    const [saved, drafted] = receiver.received.map(({ text }) => JSON.parse(text).data)
    expect(saved).toMatchObject({ orderNumber, designId, productId: 'card', revision: 1 })
    expect(drafted).toEqual({ orderNumber, previousStatus: 'WAITING', status: 'DRAFT' })
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(4)
    expect((await type('show', id)).output).toMatch(/design\.saved\s+irodori-\d+\s+DELIVERED\s+1\s+204/)
  })

  it('are not written by a change that fails', async () => {
    await add()
    const { orderNumber } = ORDERS.a
    const failing = transact(server.database, async (tx) => {
      const order = await lockOrder(tx, orderNumber)
      if (order) await transitionOrder(tx, order, 'HELD', server.clock.now)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await deliver()
    expect([receiver.received, await deliveries()]).toEqual([[], []])
  })

  it('tell of a new order, of each parcel, and of a moved design in both orders', async () => {
    await add()
    const { orderNumber } = await createTestOrder(server.database, { status: 'SHIPPED' })
    const { details } = (await findOrder(server.database, orderNumber)) ?? {}
    if (!details) throw new Error('the order has no details')
    const order = { orderNumber: 'irodori-99999999', phoneNumber: '1', status: 'WAITING', details } as const
    const isNew = () =>
      transact(server.database, (tx) => addOrder(tx, { ...order, ordererEmail: null }, server.clock.now))
    expect([await isNew(), await isNew()]).toEqual([true, false])
    const carriers = [{ id: 'hikyaku', name: '飛脚便', trackingUrl: null }]
    await putTestProfile(server.database, { carriers })
    await staff.type('orders', 'track', orderNumber, '--carrier', 'hikyaku', '--tracking', '1111-2222')
    await deliver()
    const sent = receiver.received.map(({ text }) => JSON.parse(text)).toSorted((a, b) => a.type.localeCompare(b.type))
    expect(sent).toMatchObject([
      { type: 'order.created', data: { orderNumber: 'irodori-99999999', status: 'WAITING' } },
      {
        type: 'shipment.recorded',
        data: { orderNumber, printCompany: 'OTHER', carrier: 'hikyaku', trackingNumber: '1111-2222' },
      },
    ])
    receiver.received.splice(0)
    const { designId } = await saveDesign('a')
    const moved = draftOf(TEMPLATE, randomUUID(), { id: designId })
    const body = {
      ...ORDERS.b,
      oldOrderNumber: ORDERS.a.orderNumber,
      oldPhoneNumber: ORDERS.a.phoneNumber,
      designs: [moved],
    }
    expect((await server.call('updateDesigns', { body }, await server.logIn('b'))).code).toBe(200)
    await deliver()
    const ofDesigns = receiver.received.flatMap(({ text }) => {
      const { type, data } = JSON.parse(text)
      return type.startsWith('design.') ? `${type} ${data.orderNumber}` : []
    })
    expect(ofDesigns).toContain(`design.deleted ${ORDERS.a.orderNumber}`)
    expect(ofDesigns).toContain(`design.saved ${ORDERS.b.orderNumber}`)
  })

  it('tell of each page of a copied design, with the id of the copy', async () => {
    await add()
    const { token, designId, groupNumber } = await saveDesign('a')
    await deliver()
    receiver.received.splice(0)
    const { orderNumber } = ORDERS.a
    const { details } = (await findOrder(server.database, orderNumber)) ?? {}
    const products = details?.products.map((line) => ({ ...line, unit: 2 }))
    await server.database
      .updateTable('shop_order')
      .set({ details: json({ ...details, products }) })
      .where('order_number', '=', orderNumber)
      .execute()
    const params = { orderNumber, groupNumber: String(groupNumber), designSeriesId: 'none' }
    expect((await server.call('copyDesigns', { params }, token)).code).toBe(200)
    await deliver()
    const designs = (await server.call('readOrder', { params: { orderNumber } }, token)).data?.designs ?? []
    const copies = designs.filter(({ id }) => id !== designId)
    expect(copies).toHaveLength(1)
    expect(receiver.received.map(({ text }) => JSON.parse(text))).toMatchObject(
      copies.map(({ id }) => ({
        type: 'design.saved',
        data: { orderNumber, designId: id, productId: 'card', revision: 1, approvedHash: null },
      })),
    )
  })

  it('go to each endpoint by its own list of events, and to none that was added later or removed', async () => {
    const all = await add()
    const some = await add('--events', 'order.status_changed, order.created')
    const gone = await add()
    await type('remove', gone.id)
    await saveDesign('a')
    const late = await add()
    await deliver()
    const ends = new Map<string, number>()
    for (const { endpoint_id } of await deliveries()) ends.set(endpoint_id, (ends.get(endpoint_id) ?? 0) + 1)
    expect([all, some, gone, late].map(({ id }) => ends.get(id) ?? 0)).toEqual([2, 1, 0, 0])
    expect((await type('add', receiver.url(), '--events', 'order.lost')).output).toContain(
      'there is no event order.lost',
    )
  })
})

describe('WHK-2: the messages of an order', () => {
  it('wait for the one before, while those of other orders are sent', async () => {
    await add()
    reactions = [{ status: 500 }]
    await move(ORDERS.a.orderNumber, 'HELD')
    await deliver()
    await move(ORDERS.a.orderNumber, 'RESUMED')
    await move(ORDERS.b.orderNumber, 'HELD')
    await deliver()
    const numbers = () => receiver.received.map(({ text }) => JSON.parse(text).data.orderNumber)
    expect(numbers()).toEqual([ORDERS.a.orderNumber, ORDERS.b.orderNumber])
    await pass(MINUTE_MS)
    expect(numbers().slice(2)).toEqual([ORDERS.a.orderNumber, ORDERS.a.orderNumber])
    const [first, , again, second] = receiver.received
    expect(again?.id).toBe(first?.id)
    expect(JSON.parse(second?.text ?? '').data.previousStatus).toBe('PENDING')
  })

  it('go on after one that was given up', async () => {
    await add()
    reactions = Array.from({ length: 12 }, () => ({ status: 500 }))
    await move(ORDERS.a.orderNumber, 'HELD')
    await move(ORDERS.a.orderNumber, 'RESUMED')
    await deliver()
    for (let day = 0; day < 12; day += 1) await pass(2 * DAY_MS)
    expect((await deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['FAILED', 12],
      ['DELIVERED', 1],
    ])
  })
})

describe('WHK-3: a message that was not taken', () => {
  it.each([
    ['an error of the receiver', { status: 500 }],
    ['a refusal', { status: 400 }],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
    ['a cut connection', 'CUT'],
  ] as const)('is sent again after %s, with the same id and a fresh signature', async (_what, reaction) => {
    const { secret } = await add()
    reactions = [reaction]
    server.clock.now = new Date('2026-11-21T03:00:00.000Z')
    await move(ORDERS.a.orderNumber, 'HELD')
    await deliver()
    expect(receiver.received).toHaveLength(1)
    await pass(20_000)
    expect(receiver.received).toHaveLength(2)
    const [first, second] = receiver.received
    expect(second?.id).toBe(first?.id)
    expect(second?.text).toBe(first?.text)
    expect(Number(second?.headers['webhook-timestamp']) - Number(first?.headers['webhook-timestamp'])).toBe(20)
    vi.useFakeTimers({ now: server.clock.now, toFake: ['Date'] })
    if (second) verifyMessage(secret, second)
    vi.useRealTimers()
  })

  it('waits as long as the receiver asks', async () => {
    await add()
    reactions = [{ status: 429, headers: { 'retry-after': '3600' } }]
    await move(ORDERS.a.orderNumber, 'HELD')
    await deliver()
    await pass(HOUR_MS - MINUTE_MS)
    expect(receiver.received).toHaveLength(1)
    await pass(2 * MINUTE_MS)
    expect(receiver.received).toHaveLength(2)
  })

  it('is named in health, metrics and the log when it is given up, without the data of the order, until it is sent again', async () => {
    const { id } = await add()
    reactions = Array.from({ length: 12 }, () => ({ status: 503, body: 'out of\norder' }))
    await move(ORDERS.a.orderNumber, 'HELD')
    await deliver()
    for (let day = 0; day < 12; day += 1) await pass(2 * DAY_MS)
    const ready = async () => (await server.app.inject('/health/ready')).json()
    expect(await ready()).toEqual({ ready: true, warnings: [`WEBHOOK_FAILED:${id}`] })
    const metric = async () => (await server.app.inject('/metrics')).body
    expect(await metric()).toContain(`irodori_webhook_deliveries{endpoint="${id}",state="FAILED"} 1`)
    expect(await metric()).toContain(`irodori_webhook_disabled{endpoint="${id}"} 0`)
    expect(server.lines.join()).toMatch(/msg_[0-9a-f]+ is given up for whe_[0-9a-f]+ after 12 attempts/)
    expect(server.lines.join()).not.toContain(ORDERS.a.orderNumber)
    expect((await type('deliveries', '--failed')).output).toMatch(/FAILED\s+12\s+503 out of order/)
    expect((await type('resend', '--failed', id)).output).toBe('1 message will be sent again')
    await deliver()
    expect(await ready()).toEqual({ ready: true })
    expect(receiver.received.at(-1)?.id).toBe(receiver.received[0]?.id)
    expect((await type('resend', '--failed', id)).output).toBe('none failed')
  })
})

describe('WHK-4: an endpoint', () => {
  it('that answers 410 is sent nothing more until the staff enable it, and then what it missed', async () => {
    const { id } = await add()
    reactions = [{ status: 410 }]
    await move(ORDERS.a.orderNumber, 'HELD')
    await move(ORDERS.a.orderNumber, 'RESUMED')
    await deliver()
    await move(ORDERS.b.orderNumber, 'HELD')
    await pass(3 * DAY_MS)
    expect(receiver.received).toHaveLength(1)
    expect((await deliveries()).map(({ state }) => state)).toEqual(['FAILED', 'FAILED'])
    const warnings = [`WEBHOOK_FAILED:${id}`, `WEBHOOK_DISABLED:${id}`]
    expect((await server.app.inject('/health/ready')).json()).toEqual({ ready: true, warnings })
    expect((await type('resend', '--failed', id)).output).toContain(`webhooks enable ${id}`)
    expect((await type('test', id)).code).toBe(1)
    await type('enable', id)
    await type('resend', '--failed', id)
    await deliver()
    expect(typesOf(receiver.received)).toEqual(Array(3).fill('order.status_changed'))
    expect((await deliveries()).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED'])
  })

  it('gets a new secret; both sign for a day, then the new one alone', async () => {
    const { id, secret } = await add()
    server.clock.now = new Date()
    const { output } = await type('rotate', id)
    const fresh = SECRET.exec(output)?.[0] ?? ''
    expect(fresh).not.toBe(secret)
    expect((await type('show', id)).output).toContain('one, and the former one until')
    await type('test', id)
    await deliver()
    const [both] = receiver.received
    if (!both) throw new Error('no message was received')
    for (const valid of [secret, fresh]) expect(verifyMessage(valid, both)).toMatchObject({ type: 'webhook.test' })
    await pass(DAY_MS + HOUR_MS)
    await type('test', id)
    await deliver()
    vi.useFakeTimers({ now: server.clock.now, toFake: ['Date'] })
    const later = receiver.received[1]
    if (!later) throw new Error('no second message was received')
    expect(verifyMessage(fresh, later)).toMatchObject({ data: { endpointId: id } })
    expect(() => verifyMessage(secret, later)).toThrow('signature')
    expect(() => verifyMessage(fresh, { ...later, text: `${later.text} ` })).toThrow('signature')
    vi.useRealTimers()
    expect((await type('rotate', id, '--hours', 'soon')).code).toBe(1)
  })

  it('has its secret in no list, table or log, and needs the key that seals it', async () => {
    const { id, secret } = await add()
    await type('test', id)
    await deliver()
    const rows = await server.database.selectFrom('webhook_endpoint').selectAll().execute()
    const output = [await type('list'), await type('show', id), await type('deliveries')].map((ran) => ran.output)
    expect([JSON.stringify(rows), server.lines.join(), ...output].filter((text) => text.includes(secret))).toEqual([])
    const withoutKey = testStaff(server, '.', { sealingKeys: [], webhookAddresses: LOCAL })
    expect((await withoutKey.type('webhooks', 'add', receiver.url())).output).toContain('CREDENTIALS_KEY is not set')
    expect((await withoutKey.type('webhooks', 'show', id)).output).toContain('no key opens it')
  })

  it('must be public and https unless the operator allows it', async () => {
    const strict = testStaff(server, '.')
    expect((await strict.type('webhooks', 'add', receiver.url())).output).toContain('https://')
    expect((await strict.type('webhooks', 'add', 'https://10.0.0.1/')).output).toContain('WEBHOOK_PRIVATE_NETWORKS')
    expect((await strict.type('webhooks', 'add', 'https://receiver.example/hook')).code).toBe(0)
  })
})

describe('WHK-5: the staff', () => {
  it('send one message again with its id, also to one endpoint only', async () => {
    const first = await add()
    await add()
    await move(ORDERS.a.orderNumber, 'HELD')
    await deliver()
    const [{ id: messageId } = { id: '' }] = receiver.received
    expect((await type('resend', messageId)).output).toBe('2 messages will be sent again')
    await deliver()
    expect((await type('resend', messageId, '--endpoint', first.id)).output).toBe('1 message will be sent again')
    await deliver()
    expect(receiver.received.map((message) => message.id)).toEqual(Array(5).fill(messageId))
    expect((await type('resend', 'msg_none')).output).toBe('there is no message msg_none')
    expect((await type('resend')).code).toBe(1)
    expect((await type('show', 'whe_none')).output).toContain('there is no endpoint whe_none')
  })
})

describe('WHK-6: messages', () => {
  it('are erased with their order, those of other orders are not', async () => {
    await add()
    reactions = Array.from({ length: 9 }, () => ({ status: 500 }))
    await move(ORDERS.a.orderNumber, 'HELD')
    await move(ORDERS.b.orderNumber, 'HELD')
    await deliver()
    await transact(server.database, async (tx) => {
      const order = await lockOrder(tx, ORDERS.a.orderNumber)
      if (order) await eraseOrder(tx, order, server.clock.now)
    })
    expect((await deliveries()).map(({ queue }) => queue)).toEqual([ORDERS.b.orderNumber])
    const jobs = await server.database.selectFrom('job').select('subject').where('kind', '=', 'webhook').execute()
    expect(jobs.map(({ subject }) => subject.split(' ')[1])).toEqual([ORDERS.b.orderNumber])
  })

  it('are deleted after thirty days, unless they still wait', async () => {
    await add()
    await move(ORDERS.a.orderNumber, 'HELD')
    await deliver()
    reactions = [{ status: 500 }]
    await move(ORDERS.b.orderNumber, 'HELD')
    await deliver()
    await scheduleMessageExpiry(server.database, server.clock.now)
    const runNight = async () => {
      server.jobs.wake()
      await server.jobs.idle()
    }
    server.clock.now = new Date(server.clock.now.getTime() + 29 * DAY_MS)
    await runNight()
    expect(await deliveries()).toHaveLength(2)
    server.clock.now = new Date(server.clock.now.getTime() + 2 * DAY_MS)
    await runNight()
    expect((await deliveries()).map(({ queue }) => queue)).toEqual([ORDERS.b.orderNumber])
  })
})

it('a queue whose job was lost gets one at the next start', async () => {
  await add()
  await move(ORDERS.a.orderNumber, 'HELD')
  await server.database.deleteFrom('job').where('kind', '=', 'webhook').execute()
  await deliver()
  expect(receiver.received).toEqual([])
  await scheduleDeliveries(server.database)
  await scheduleDeliveries(server.database)
  await deliver()
  expect(receiver.received).toHaveLength(1)
})
