import { MINUTE_MS } from '@irodori/contract/durations'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { cancelOrder } from '../cancellation/cancelOrder.ts'
import { findProduct } from '../catalogue/catalogue.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { leaseNext, release } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { mailWriter } from '../mail/writeMail.ts'
import { findOrder } from '../order/findOrder.ts'
import { guessesIn, guessLimits } from '../limits/guesses.ts'
import { createNetworkHash } from '../limits/networkHash.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { HAND_OVER_JOB, WAITING_END_JOB } from '../order/orderJobs.ts'
import { transitionOrder } from '../order/transitionOrder.ts'
import { cancelCreation } from './cancelCreation.ts'
import { productionJobs } from './productionJobs.ts'
import { scheduleCreation } from './scheduleCreation.ts'

let server: TestServer
const STOCK = 50
const START = new Date('2026-11-20T01:00:00.000Z')
const ENDS = new Date(START.getTime() + 30 * MINUTE_MS)
const NAMES = ['a', 'b'] as const
type Name = (typeof NAMES)[number]

beforeAll(async () => {
  server = await testServer()
  // No other runner may take the jobs.
  await server.jobs.stop()
})
afterAll(() => server.close())

async function begin(): Promise<void> {
  server.clock.now = START
  for (const table of ['job', 'mail'] as const) await server.database.deleteFrom(table).execute()
  const product = await findProduct(server.database, 'card')
  const document = json({ ...product, options: [{ identifier: 'matt', name: 'マット', inStock: STOCK }] })
  await server.database.updateTable('product').set({ document }).where('id', '=', 'card').execute()
  for (const order of NAMES) await createReadyOrder(server, { order, pieces: order === 'a' ? 1 : 2 })
}

const deps = () => ({
  database: server.database,
  pool: server.pool,
  storage: server.storage,
  now: () => server.clock.now,
  waitingMinutes: 30,
  marketplaces: {
    connectors: { YAHOO: null, RAKUTEN: null, COLOR_ME: null },
    orderPrefix: async () => 'irodori',
    log: () => undefined,
  },
  writeMail: mailWriter({
    now: () => server.clock.now,
    publicUrl: 'https://irodori.example',
  }),
  wake: () => undefined,
  log: () => undefined,
  sealingKeys: [],
  guesses: guessesIn({
    database: server.database,
    now: () => server.clock.now,
    hashNetwork: createNetworkHash(server.database),
    limits: guessLimits(5),
  }),
  // These tests race the order's status; its print files are covered by handOver.test.ts.
  makePrintFiles: async () => [],
})
const orderOf = async (name: Name) => {
  const row = await findOrder(server.database, ORDERS[name].orderNumber)
  if (!row) throw new Error('no order')
  return row
}
const stock = async () => (await findProduct(server.database, 'card'))?.options[0]?.inStock ?? 0
const schedule = async (name: Name) => scheduleCreation(deps(), await orderOf(name), {}, null)
const cancel = (name: Name) => cancelCreation(deps(), ORDERS[name].orderNumber)
const change = (name: Name, event: 'HELD' | 'RESUMED') =>
  transact(server.database, async (tx) => {
    const order = await lockOrder(tx, ORDERS[name].orderNumber)
    return order && transitionOrder(tx, order, event, server.clock.now)
  })

/** Runs the next due job. A killed job leaves nothing of its transaction, and its lease has expired. */
async function runJob(isKilled: boolean): Promise<void> {
  const kinds = [WAITING_END_JOB, HAND_OVER_JOB]
  const job = await leaseNext(server.database, kinds)
  if (!job) return
  const killed = async () => {
    throw new Error('killed')
  }
  const handlers = productionJobs(isKilled ? { ...deps(), now: killer(), writeMail: killed } : deps())
  const handler: JobHandler | undefined = handlers[job.kind]
  if (isKilled) {
    await handler?.run(job).catch(() => undefined)
    await release(server.database, job)
  } else {
    await handler?.run(job)
  }
}
const killer = () => (): Date => {
  throw new Error('killed')
}

describe('the customer who takes production back, and the job that starts it', () => {
  it('act on the locked order, so exactly one of them succeeds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('CANCEL', 'DUE'), { minLength: 2, maxLength: 6 }),
        fc.array(fc.nat(6), { minLength: 6, maxLength: 6 }),
        async (moves, delays) => {
          await begin()
          await schedule('a')
          server.clock.now = ENDS
          const answers = await Promise.all(
            moves.map(async (move, index) => {
              for (let i = 0; i < (delays[index] ?? 0); i += 1) await new Promise((resolve) => setImmediate(resolve))
              if (move === 'CANCEL') return (await cancel('a')).ok
              await runJob(false)
              return 'RAN'
            }),
          )
          const { status } = await orderOf('a')
          const kinds = (
            await server.database.selectFrom('job').select('kind').where('kind', '!=', 'mail').execute()
          ).map(({ kind }) => kind)
          if (status === 'DRAFT') {
            expect(answers).not.toContain('REFUSED')
            expect([await stock(), kinds]).toEqual([STOCK, []])
          } else {
            expect(['PENDING_CREATION', 'CREATING']).toContain(status)
            expect(answers).not.toContain('ANSWER')
            expect(await stock()).toBe(STOCK - 1)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

type Move =
  | { kind: 'SCHEDULE' | 'CANCEL' | 'CANCEL_ORDER' | 'HELD' | 'RESUMED'; name: Name }
  | { kind: 'JOB'; isKilled: boolean }
  | { kind: 'WAIT'; minutes: number }

describe('random events on two orders of one product', () => {
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.record({ kind: fc.constant('SCHEDULE' as const), name: fc.constantFrom(...NAMES) }),
    fc.record({ kind: fc.constant('CANCEL' as const), name: fc.constantFrom(...NAMES) }),
    fc.record({ kind: fc.constant('CANCEL_ORDER' as const), name: fc.constantFrom(...NAMES) }),
    fc.record({ kind: fc.constantFrom('HELD' as const, 'RESUMED' as const), name: fc.constantFrom(...NAMES) }),
    fc.record({ kind: fc.constant('JOB' as const), isKilled: fc.boolean() }),
    fc.record({ kind: fc.constant('WAIT' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  )

  async function play(one: Move): Promise<void> {
    switch (one.kind) {
      case 'SCHEDULE':
        return void (await schedule(one.name))
      case 'CANCEL':
        return void (await cancel(one.name))
      case 'CANCEL_ORDER': {
        const { orderNumber, phoneNumber } = ORDERS[one.name]
        const input = { orderNumber, securityKey: phoneNumber.slice(-4), reason: 1, reasonNote: '' }
        return void (await cancelOrder(
          deps(),
          { caller: null, client: { address: '', isBrowser: false, device: null, userAgent: '' } },
          input,
        ))
      }
      case 'HELD':
      case 'RESUMED':
        return void (await change(one.name, one.kind))
      case 'JOB':
        return runJob(one.isKilled)
      case 'WAIT':
        server.clock.now = new Date(server.clock.now.getTime() + one.minutes * MINUTE_MS)
    }
  }

  async function check(): Promise<void> {
    const orders = await Promise.all(NAMES.map(orderOf))
    const taken = orders
      .flatMap(({ details }) => details.reservedStock ?? [])
      .reduce((sum, { pieces }) => sum + pieces, 0)
    expect((await stock()) + taken).toBe(STOCK)
    for (const order of orders) {
      const { status, details } = order
      const at = status === 'PENDING' ? details.heldFrom : status
      const has = (details.reservedStock ?? []).length > 0
      expect([status, has]).toEqual([status, ['WAITING_CREATION', 'PENDING_CREATION', 'CREATING'].includes(at ?? '')])
      const kinds = (
        await server.database.selectFrom('job').select('kind').where('subject', '=', order.order_number).execute()
      ).map(({ kind }) => kind)
      if (status === 'WAITING_CREATION') expect(kinds).toContain(WAITING_END_JOB)
      if (status === 'PENDING_CREATION') expect(kinds).toContain(HAND_OVER_JOB)
      if (status === 'CREATING') {
        const sent = await server.database
          .selectFrom('mail')
          .select('id')
          .where('order_number', '=', order.order_number)
          .where('kind', '=', 'ORDER_CREATING')
          .execute()
        expect(sent).toHaveLength(1)
        expect(await server.storage.head(details.manifestKey ?? 'none')).not.toBeNull()
      }
    }
  }

  it('lose or reserve no piece twice, forget no order and produce none twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { maxLength: 14 }), async (rounds) => {
        await begin()
        await server.database.deleteFrom('failed_attempt').execute()
        for (const round of rounds) {
          await Promise.all(round.map(play))
          await check()
        }
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})
