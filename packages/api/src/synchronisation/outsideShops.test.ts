import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import type { SandboxOrder, SandboxShop } from '@irodori/demo-shop/sandboxOrders'
import { sandboxOrders } from '@irodori/demo-shop/sandboxOrders'
import type { Sandbox } from '@irodori/demo-shop/startSandbox'
import { startSandbox } from '@irodori/demo-shop/startSandbox'
import { seeded } from '@irodori/design/testing/seeded'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestProduct } from '../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { agreeAtYahoo, sandboxAddresses } from '../../testing/sandboxAccess.ts'
import { openSmallShop } from '../../testing/smallShop.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import { credentialAddress } from '../connectors/credentialAddress.ts'
import { fetchOrder } from '../connectors/fetchOrder.ts'
import { openConnectors } from '../connectors/openConnectors.ts'
import { putCredential, RENEW_CREDENTIAL_JOB } from '../credentials/credentialStore.ts'
import { renewCredentialJob } from '../credentials/renewCredentialJob.ts'
import { renewYahooToken } from '../credentials/yahooTokens.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { JobRunner } from '../jobs/runner.ts'
import { startRunner } from '../jobs/runner.ts'
import { mailWriter } from '../mail/writeMail.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { recordShipment } from '../production/recordShipment.ts'
import { POLL_JOB, pollJob, schedulePolls } from './pollJob.ts'
import { reportShipmentJob } from './reportShipmentJob.ts'
import { REPORT_SHIPMENT_JOB, reportsOf, requestReports } from './shipmentReports.ts'

const SHOPS: readonly SandboxShop[] = ['YAHOO', 'RAKUTEN', 'COLOR_ME']
const MINUTE_MS = 60_000
const KEYS = [Buffer.alloc(32, 7)]
const PHONE = '09012345678'
const PRODUCT = 'greeting-card'
const SEEDS = (process.env.OUTSIDE_SHOP_SEEDS ?? '1,2,3').split(',').map(Number)

const NUMBER_IN: Readonly<Record<SandboxShop, (number: number) => string>> = {
  YAHOO: (number) => String(25_000_000 + number),
  RAKUTEN: (number) => `400000-20261124-${String(number).padStart(10, '0')}`,
  COLOR_ME: (number) => String(325_000_000 + number),
}

/** An order as its customer and the two shops made it. */
interface Sale {
  readonly shop: SandboxShop
  readonly orderNumber: string
  isOurs: boolean
  isPaid: boolean
  recipient: 'sato' | 'takahashi'
  isCancelled: boolean
  /** Whether production had begun when it was cancelled. */
  isCancelledLate: boolean
  stage: 'OPEN' | 'PRINTING' | 'SENT'
  /** Whether the marketplace cancelled it before it was sent. */
  isSentInVain: boolean
}

interface World {
  readonly clock: { now: Date }
  readonly sandbox: Sandbox
  readonly database: Database
  readonly runners: readonly JobRunner[]
  readonly renewals: { count: number }
  readonly connectors: ReturnType<typeof openConnectors>
}

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function openWorld(random: () => number): Promise<World> {
  const clock = { now: new Date('2026-11-24T00:00:00.000Z') }
  const now = () => clock.now
  const sandbox = await startSandbox(now, { orders: [] })
  const database = await memoryDatabase(now)
  closing.push(
    () => sandbox.close(),
    () => database.destroy(),
  )
  await openSmallShop(database, clock.now)
  await createTestProduct(database, { id: PRODUCT })
  await putTestProfile(database, { carriers: [{ id: 'yamato', name: 'ヤマト運輸', trackingUrl: null }] })
  const renewals = { count: 0 }
  // A store that signs its calls agrees anew after 28 days, another one after twelve hours.
  const exchange = await agreeAtYahoo(sandbox, { keys: KEYS, now, signingKey: sandbox.issueYahooKey() })
  const exchanged = await exchange()
  if (!exchanged.ok) throw new Error(`the code was not exchanged: ${JSON.stringify(exchanged.error)}`)
  const renewToken = renewYahooToken(sandbox.tokenEndpoints.YAHOO, now)
  await transact(database, (tx) => putCredential(tx, KEYS, exchanged.value, clock.now))
  const retryPolicy = { attemptTimeoutMs: 2000, attempts: 2, firstPauseMs: 1, totalTimeoutMs: 4000 }
  const yahoo = credentialAddress({ database, sealingKeys: KEYS, now }, 'YAHOO', sandbox.shops.YAHOO.url)
  // Time passes while a connector waits between its calls.
  const pause = async (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds)
  }
  const timing = { elapsed: () => clock.now.getTime(), pause }
  const open = () => openConnectors({ ...sandboxAddresses(sandbox), YAHOO: yahoo }, { retryPolicy, now, timing })
  const writeMail = mailWriter({ now, publicUrl: 'http://shop.example' })
  const startServer = (): JobRunner => {
    const connectors = open()
    const log = () => undefined
    const shared = { database, connectors, now, log, random }
    const runner = startRunner({
      database,
      log: (line) => {
        throw new Error(line)
      },
      concurrency: 4,
      handlers: {
        [POLL_JOB]: pollJob({
          ...shared,
          writeMail,
          importsNew: true,
          intervalMs: 10 * MINUTE_MS,
          wake: () => undefined,
        }),
        [REPORT_SHIPMENT_JOB]: reportShipmentJob(shared),
        [RENEW_CREDENTIAL_JOB]: renewCredentialJob({
          database,
          keys: KEYS,
          now,
          log,
          renewToken(former) {
            renewals.count += 1
            return renewToken(former)
          },
        }),
      },
    })
    closing.push(() => runner.stop())
    return runner
  }
  const runners = [startServer(), startServer()]
  const connectors = open()
  await schedulePolls(database, connectors, MINUTE_MS)
  return { clock, sandbox, database, runners, renewals, connectors }
}

const settle = ({ runners }: World) => Promise.all(runners.map((runner) => runner.idle()))

const pass = (world: World, milliseconds: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + milliseconds)
}

type RegularBehaviour = Extract<SandboxOrder['behaviour'], { kind: 'ORDER' }>

/** An order as the sandbox has it, with another number and behaviour. */
function regularOrder(shop: SandboxShop, number: number, change: Partial<RegularBehaviour>): SandboxOrder {
  const regular = sandboxOrders.find((order) => order.shop === shop && order.behaviour.kind === 'ORDER')
  if (regular?.behaviour.kind !== 'ORDER') throw new Error(`the sandbox has no regular order of ${shop}`)
  return { ...regular, orderNumber: NUMBER_IN[shop](number), behaviour: { ...regular.behaviour, ...change } }
}

function placeSale({ sandbox }: World, number: number, random: () => number): Sale {
  const shop = SHOPS[Math.floor(random() * SHOPS.length)] ?? 'YAHOO'
  const isPaid = random() < 0.6
  const isOurs = random() < 0.85
  const order = regularOrder(shop, number, {
    payment: isPaid ? 'CARD' : 'BANK',
    isPaid,
    items: [{ code: isOurs ? PRODUCT : 'rice-cooker', unit: 1 }],
  })
  sandbox.place(order)
  const { orderNumber } = order
  const open = { isCancelled: false, isCancelledLate: false, isSentInVain: false, stage: 'OPEN' } as const
  return { shop, orderNumber, isOurs, isPaid, recipient: 'sato', ...open }
}

/** What the customer or the staff of a marketplace do with an order. */
function changeSale({ sandbox }: World, sale: Sale, random: () => number): void {
  if (sale.isCancelled || sale.stage === 'SENT') return
  const kind = random()
  if (!sale.isPaid) {
    sale.isPaid = true
    sandbox.revise(sale.orderNumber, { isPaid: true })
  } else if (kind < 0.25) {
    sale.isCancelled = true
    sale.isCancelledLate = sale.stage === 'PRINTING'
    sandbox.revise(sale.orderNumber, { state: 'CANCELLED' })
  } else if (kind < 0.5 && sale.stage === 'OPEN') {
    sale.recipient = sale.recipient === 'sato' ? 'takahashi' : 'sato'
    sandbox.revise(sale.orderNumber, { recipient: sale.recipient })
  }
}

/** Prints an open order, or sends a printed one. */
async function produceSale({ database, clock }: World, sale: Sale): Promise<void> {
  await transact(database, async (tx) => {
    const order = await lockOrder(tx, sale.orderNumber)
    if (order?.status === 'WAITING' && !sale.isCancelled) {
      // The designs and files of an order are not what this test is about.
      await tx
        .updateTable('shop_order')
        .set({ status: 'CREATING' })
        .where('order_number', '=', sale.orderNumber)
        .execute()
      sale.stage = 'PRINTING'
    } else if (order?.status === 'CREATING') {
      const details = { ...order.details, shipDate: clock.now.toISOString() }
      const left = await transitionOrder(tx, order, 'SHIPPED', clock.now, { details })
      if (!left.ok) throw new Error(left.error)
      const sent = { carrier: 'yamato', trackingNumber: trackingOf(sale), printCompany: null }
      const shipped = await recordShipment(tx, left.value, sent, clock.now)
      if (!shipped.ok) throw new Error(shipped.error.code)
      await requestReports(tx, shipped.value, clock.now)
      sale.isSentInVain = sale.isCancelled
      sale.stage = 'SENT'
    }
  })
}

const trackingOf = ({ orderNumber }: Sale) => `9${orderNumber.replace(/\D/g, '').slice(-9)}`

/** A customer who presses the button twice: both calls look the order up. */
async function askTwice({ database, clock, connectors }: World, sale: Sale): Promise<void> {
  const marketplaces = { connectors, orderPrefix: async () => 'irodori', log: () => undefined }
  const ask = () => fetchOrder(database, () => clock.now, marketplaces, sale.orderNumber, PHONE)
  await Promise.all([ask(), ask()])
}

function troubleShop({ sandbox }: World, random: () => number): void {
  const shop = SHOPS[Math.floor(random() * SHOPS.length)] ?? 'YAHOO'
  const kind = random()
  if (kind < 0.3) sandbox.setState(shop, 'MAINTENANCE')
  else if (kind < 0.5) sandbox.setState(shop, 'LIMIT_REACHED')
  else if (kind < 0.6 && shop === 'RAKUTEN') sandbox.setState(shop, 'ACCESS_ENDED')
  else if (kind < 0.85) sandbox.loseAnswers(shop, 'READS', 2 + Math.floor(random() * 4))
  else for (const one of SHOPS) sandbox.setState(one, 'OPEN')
}

const orderRows = (world: World, sale: Sale) =>
  world.database.selectFrom('shop_order').selectAll().where('order_number', '=', sale.orderNumber).execute()

/** What is wrong with an order after all is settled; empty if nothing is. */
async function faultsOf(world: World, sale: Sale): Promise<string[]> {
  const rows = await orderRows(world, sale)
  const [order] = rows
  const fault = (text: string) => `${sale.shop} ${sale.orderNumber}: ${text}`
  if (!sale.isOurs) return rows.length === 0 ? [] : [fault('was imported without a product of ours')]
  if (!order) return sale.isPaid && !sale.isCancelled ? [fault('is lost')] : []
  const faults: string[] = []
  const expected = sale.stage === 'SENT' ? 'SHIPPED' : sale.stage === 'PRINTING' ? 'CREATING' : 'WAITING'
  const isClosed = sale.isCancelled && !sale.isCancelledLate
  const status = isClosed ? 'CANCEL' : expected
  if (order.status !== status) faults.push(fault(`is ${order.status}, not ${status}`))
  const known = await world.database
    .selectFrom('marketplace_order')
    .select('notice')
    .where('order_number', '=', sale.orderNumber)
    .executeTakeFirst()
  const late = known?.notice === 'CANCELLED'
  if (late !== sale.isCancelledLate) faults.push(fault(`the staff ${late ? 'were' : 'were not'} told of a late end`))
  const home = sale.recipient === 'sato' ? '150-0001' : '231-0023'
  const { zipCode } = order.details.receiver
  if (status === 'WAITING' && zipCode !== home) faults.push(fault(`goes to ${zipCode}, not to ${home}`))
  const times = world.sandbox.shipmentsOf(sale.orderNumber)
  const due = sale.stage === 'SENT' && !sale.isSentInVain ? 1 : 0
  if (times !== due) faults.push(fault(`its shipment was recorded ${times} times, not ${due}`))
  const states = (await reportsOf(world.database, sale.orderNumber)).map(({ state }) => state)
  const state = sale.stage !== 'SENT' ? [] : [sale.isSentInVain ? 'REFUSED' : 'REPORTED']
  if (states.join() !== state.join()) faults.push(fault(`its report is ${states.join()}, not ${state.join()}`))
  return faults
}

async function oneEvent(world: World, sales: Sale[], random: () => number): Promise<void> {
  const sale = sales[Math.floor(random() * sales.length)]
  const kind = random()
  if (sale === undefined || kind < 0.3) sales.push(placeSale(world, sales.length + 1, random))
  else if (kind < 0.5) changeSale(world, sale, random)
  else if (kind < 0.7) {
    if (random() < 0.5) world.sandbox.loseAnswers(sale.shop, 'WRITES', 1)
    await produceSale(world, sale)
  } else if (kind < 0.85) await askTwice(world, sale)
  else troubleShop(world, random)
}

describe('MKT-1 MKT-3 MKT-4 SYN-1 SYN-2 SYN-3 SYN-4 two servers and three marketplaces over days', () => {
  it.each(SEEDS)(
    'lose no order, make none twice and report every shipment once (seed %i)',
    async (seed) => {
      const random = seeded(seed)
      const world = await openWorld(random)
      const sales: Sale[] = []
      for (let step = 0; step < 120; step += 1) {
        pass(world, (1 + random() * 7) * MINUTE_MS)
        await oneEvent(world, sales, random)
        await settle(world)
      }
      // Both servers are down for a week, in which customers order, pay and cancel.
      for (let step = 0; step < 21; step += 1) {
        pass(world, DAY_MS / 3)
        const sale = sales[Math.floor(random() * sales.length)]
        if (sale && random() < 0.5) changeSale(world, sale, random)
        else sales.push(placeSale(world, sales.length + 1, random))
      }
      for (const shop of SHOPS) {
        world.sandbox.setState(shop, 'OPEN')
        world.sandbox.loseAnswers(shop, 'READS', 0)
      }
      for (let step = 0; step < 110; step += 1) {
        pass(world, 15 * MINUTE_MS)
        await settle(world)
      }
      const faults: string[] = []
      for (const sale of sales) faults.push(...(await faultsOf(world, sale)))
      expect(faults).toEqual([])
      const waiting = await world.database.selectFrom('marketplace_change').selectAll().execute()
      expect(waiting).toEqual([])
      // An hour's token is renewed ten minutes before its end, by one of the servers.
      const hours = (120 * 4 * MINUTE_MS + 110 * 15 * MINUTE_MS) / HOUR_MS
      expect(world.renewals.count).toBeGreaterThan(hours * 0.7)
      expect(world.renewals.count).toBeLessThan((hours * 60) / 50 + 5)
    },
    300_000,
  )
})

it.each(SHOPS)(
  'SYN-1 a cancellation at %s is followed by the next polls, within half an hour and long before the daily review',
  async (shop) => {
    const world = await openWorld(seeded(4))
    const paid = { payment: 'CARD', isPaid: true, items: [{ code: PRODUCT, unit: 1 }] } as const
    const [cancelled, kept] = [regularOrder(shop, 1, paid), regularOrder(shop, 2, paid)]
    for (const sale of [cancelled, kept]) world.sandbox.place(sale)
    const pollFor = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 5) {
        pass(world, 5 * MINUTE_MS)
        await settle(world)
      }
    }
    const statusOf = async ({ orderNumber }: SandboxOrder) =>
      (
        await world.database
          .selectFrom('shop_order')
          .select('status')
          .where('order_number', '=', orderNumber)
          .executeTakeFirst()
      )?.status
    await pollFor(30)
    expect([await statusOf(cancelled), await statusOf(kept)]).toEqual(['WAITING', 'WAITING'])
    world.sandbox.revise(cancelled.orderNumber, { state: 'CANCELLED' })
    await pollFor(30)
    expect([await statusOf(cancelled), await statusOf(kept)]).toEqual(['CANCEL', 'WAITING'])
  },
)
