import { MINUTE_MS } from '@irodori/contract/durations'
import { seeded } from '@irodori/design/testing/seeded'
import { afterEach, expect, it } from 'vitest'
import { createTestOrder } from '../../testing/createTestOrder.ts'
import { releaseDeadJobs } from '../../testing/deadProcess.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import type { Reaction, ReceivedMessage, WebhookReceiver } from '../../testing/servers/webhookReceiver.ts'
import { startReceiver } from '../../testing/servers/webhookReceiver.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { JobRunner } from '../jobs/runner.ts'
import { startRunner } from '../jobs/runner.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { PUBLIC_ONLY, readAddressPolicy } from './addressPolicy.ts'
import { deliveryJob } from './deliveryJob.ts'
import { addEndpoint } from './endpointStore.ts'
import { DELIVERY_JOB } from './outbox/deliveryQueue.ts'
import { messageSender } from './sendMessage.ts'

/** The gate makes a few hundred; `WEBHOOK_DELIVERIES=10000` the full number. */
const DELIVERIES = Number(process.env.WEBHOOK_DELIVERIES ?? 400)
const SEED = Number(process.env.WEBHOOK_SEED ?? 1)
const KEYS = [Buffer.alloc(32, 7)]
const ENDPOINTS = ['/a', '/b'] as const
const EVENTS_OF_ORDER = 10
const ORDERS = Math.ceil(DELIVERIES / ENDPOINTS.length / EVENTS_OF_ORDER)
const RUNNERS = 2
const LANES = 4
/** Shares of the attempts that meet a fault, and of those at which the sending server dies: 16 times or more. */
const FAULTS = 0.25
const KILLS = Math.max(0.02, 16 / DELIVERIES)
const FAULT_KINDS = ['500', '429', 'cut before', 'cut after', 'late after', 'refused'] as const
const TIMEOUT_MS = 1_500

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

/** What a receiver has done with a message: an effect, unless the message was refused or lost before it. */
interface Effects {
  /** The ids of the messages in the order of their effects, repeated ones included, by endpoint and order. */
  readonly byQueue: Map<string, string[]>
  readonly counts: Map<string, number>
}

/** A receiver that answers, refuses, delays and breaks off: the seed decides when, the kinds take turns. */
function faultyReceiver(random: () => number, effects: Effects): Promise<WebhookReceiver> {
  let faults = 0
  return startReceiver((message): Reaction => {
    if (random() >= FAULTS) {
      takeEffect(effects, message)
      return { status: 204 }
    }
    const fault = FAULT_KINDS[faults++ % FAULT_KINDS.length] ?? '500'
    count(effects, fault)
    switch (fault) {
      case '500':
        return { status: 500 }
      case '429':
        return { status: 429, headers: { 'retry-after': String(5 + Math.floor(random() * 60)) } }
      case 'cut before':
        return 'CUT'
      case 'cut after':
        takeEffect(effects, message)
        return 'CUT'
      case 'late after':
        takeEffect(effects, message)
        return { status: 200, afterMs: TIMEOUT_MS * 2 }
      case 'refused':
        return { status: 400 }
    }
  })
}

const count = ({ counts }: Effects, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

function takeEffect(effects: Effects, { id, path, text }: ReceivedMessage): void {
  const { data } = JSON.parse(text)
  const queue = `${path} ${data.orderNumber}`
  effects.byQueue.set(queue, [...(effects.byQueue.get(queue) ?? []), id])
  count(effects, 'effects')
}

/** A server that can be killed: its requests may still arrive, but it records, renews and leases nothing any more. */
interface Process {
  readonly runner: JobRunner
  readonly died: Promise<void>
  isDead: boolean
}

interface World {
  readonly database: Database
  readonly clock: { now: Date }
  readonly random: () => number
  readonly effects: Effects
}

function startProcess({ database, clock, random, effects }: World): Process {
  const send = messageSender({ policy: readAddressPolicy('loopback') ?? PUBLIC_ONLY, timeoutMs: TIMEOUT_MS })
  const never = new Promise<never>(() => undefined)
  const death = Promise.withResolvers<void>()
  const handler = deliveryJob({
    database,
    keys: KEYS,
    now: () => clock.now,
    random,
    log: () => undefined,
    async send(message) {
      const draw = random()
      if (draw < KILLS && !process.isDead) {
        process.isDead = true
        void process.runner.stop()
        const isAfter = draw < KILLS / 2
        count(effects, isAfter ? 'killed after' : 'killed before')
        if (isAfter) await send(message)
        death.resolve()
      }
      if (process.isDead) return never
      const sent = await send(message)
      return process.isDead ? never : sent
    },
  })
  const process: Process = {
    isDead: false,
    died: death.promise,
    runner: startRunner({
      database,
      log: () => undefined,
      concurrency: LANES,
      // The clock stands still while a job runs, so that only the leases of killed servers end.
      renewalIntervalMs: 3_600_000,
      handlers: { [DELIVERY_JOB]: { ...handler, run: (job) => (process.isDead ? never : handler.run(job)) } },
    }),
  }
  return process
}

/** Lets the servers send what is due; killed ones are replaced when the leases of their jobs have ended. */
async function sendDue(world: World, processes: Process[]): Promise<void> {
  await Promise.all(processes.map(({ runner, died }) => Promise.race([runner.idle(), died])))
  const isAnyDead = processes.some(({ isDead }) => isDead)
  for (const [at, { isDead }] of processes.entries()) if (isDead) processes[at] = startProcess(world)
  world.clock.now = new Date(world.clock.now.getTime() + MINUTE_MS)
  if (isAnyDead) await releaseDeadJobs(world.database)
}

/** Changes an order a number of times: it is held and resumed in turn. */
async function changeOrder({ database, clock }: World, orderNumber: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1)
    await transact(database, async (tx) => {
      const order = await lockOrder(tx, orderNumber)
      if (!order) throw new Error(`there is no order ${orderNumber}`)
      const moved = await transitionOrder(tx, order, order.status === 'PENDING' ? 'RESUMED' : 'HELD', clock.now)
      if (!moved.ok) throw new Error(`order ${orderNumber} did not change: ${moved.error}`)
    })
}

const waiting = async (database: Database): Promise<number> => {
  const { left } = await database
    .selectFrom('webhook_delivery')
    .select((build) => build.fn.countAll<string>().as('left'))
    .where('state', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  return Number(left)
}

it(`WHK-1, WHK-2: ${DELIVERIES} deliveries by two servers that are killed, to receivers that fail: none is lost, repeated ones carry one id, the order within an order is kept (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const random = seeded(SEED)
  const clock = { now: new Date('2026-11-21T03:00:00.000Z') }
  const database = await memoryDatabase(() => clock.now)
  open.push({ close: () => database.destroy() })
  const effects: Effects = { byQueue: new Map(), counts: new Map() }
  const receiver = await faultyReceiver(random, effects)
  open.push(receiver)
  const world: World = { database, clock, random, effects }
  for (const path of ENDPOINTS) {
    const endpoint = { url: receiver.url(path), eventTypes: null }
    await transact(database, (tx) => addEndpoint(tx, KEYS, endpoint, clock.now))
  }
  const orders: string[] = []
  for (let at = 0; at < ORDERS; at += 1) orders.push((await createTestOrder(database)).orderNumber)

  const started = performance.now()
  const processes = Array.from({ length: RUNNERS }, () => startProcess(world))
  open.push({ close: () => Promise.all(processes.map(({ runner }) => runner.stop(0))) })
  // Half of the changes happen while messages are sent.
  for (const orderNumber of orders) await changeOrder(world, orderNumber, EVENTS_OF_ORDER / 2)
  const sending = sendDue(world, processes)
  for (const orderNumber of orders) await changeOrder(world, orderNumber, EVENTS_OF_ORDER / 2)
  await sending
  while ((await waiting(database)) > 0) await sendDue(world, processes)

  const messages = await database.selectFrom('webhook_message').selectAll().orderBy('sequence').execute()
  const settled = await database.selectFrom('webhook_delivery').select(['state', 'attempts']).execute()
  expect(messages).toHaveLength(ORDERS * EVENTS_OF_ORDER)
  expect(settled.filter(({ state }) => state !== 'DELIVERED')).toEqual([])
  expect(settled).toHaveLength(ORDERS * EVENTS_OF_ORDER * ENDPOINTS.length)
  for (const path of ENDPOINTS)
    for (const orderNumber of orders) {
      const written = messages.filter((message) => message.order_number === orderNumber).map(({ id }) => id)
      const arrived = effects.byQueue.get(`${path} ${orderNumber}`) ?? []
      // A repeated message follows itself: nothing later has arrived in between.
      expect(arrived.filter((id, at) => id !== arrived[at - 1])).toEqual(written)
    }
  const bodies = new Map<string, string>()
  for (const { id, path, text } of receiver.received) {
    expect(bodies.get(`${path} ${id}`) ?? text).toBe(text)
    bodies.set(`${path} ${id}`, text)
  }
  const { counts } = effects
  const repeated = (counts.get('effects') ?? 0) - settled.length
  for (const fault of [...FAULT_KINDS, 'killed before', 'killed after'])
    expect(counts.get(fault) ?? 0, fault).toBeGreaterThan(0)
  expect(repeated).toBeGreaterThan(0)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${settled.length} deliveries of ${messages.length} messages in ${receiver.received.length} requests, ${repeated} of ` +
      `them repeated effects, ${seconds} s; ${[...counts].map(([what, times]) => `${what} ${times}`).join(', ')}`,
  )
})
