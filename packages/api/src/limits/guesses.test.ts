import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { transact } from '../database/transact.ts'
import type { Database } from '../database/tables.ts'
import type { GuessKind } from './guesses.ts'
import { countAllGuesses, forgetGuesses, guessesIn, guessLimits } from './guesses.ts'
import { createNetworkHash } from './networkHash.ts'

const NOON = new Date('2026-11-21T03:00:00.000Z')
const ORDER = 'irodori-10000001'
const OTHER = 'irodori-10000002'
const OWNER = '203.0.113.1'
const attacker = (i: number) => `198.51.${Math.floor(i / 250)}.${i % 250}`

let database: Database
let now: Date
beforeEach(async () => {
  database = await memoryDatabase()
  now = NOON
})
afterEach(() => database.destroy())

const LIMITS = guessLimits(5)
const open = (limits = LIMITS) =>
  guessesIn({ database, now: () => now, hashNetwork: createNetworkHash(database), limits })
const at = (address: string, device: string | null = null) => ({ address, device })
const guess = async (address: string, target = ORDER, kind: 'ORDER_PHONE' | 'CANCELLATION_KEY' = 'ORDER_PHONE') =>
  (await open().begin(kind, [target], at(address))).ok
const count = async (guesses: readonly Promise<boolean>[]) => (await Promise.all(guesses)).filter(Boolean).length
/** One after the other: at the same time a refused guess may count for its neighbours until it is taken back. */
const countInTurn = async (many: number, one: (i: number) => Promise<boolean>) => {
  let accepted = 0
  for (let i = 0; i < many; i += 1) if (await one(i)) accepted += 1
  return accepted
}
const times = (many: number, one: (i: number) => Promise<boolean>) => Array.from({ length: many }, (_, i) => one(i))

describe('a visitor who guesses at one order', () => {
  it('has five guesses in an hour, also in parallel, and the answer says when the next is possible', async () => {
    expect(await count(times(20, () => guess(attacker(1))))).toBe(5)
    now = new Date(NOON.getTime() + HOUR_MS / 2)
    expect(await open().begin('ORDER_PHONE', [ORDER], at(attacker(1)))).toMatchObject({
      error: { status: 429, code: 'TOO_MANY_TRIES', retryAfterSeconds: 1800 },
    })
    now = new Date(NOON.getTime() + HOUR_MS + 1)
    expect(await guess(attacker(1))).toBe(true)
  })

  it('does not keep out its owner, who has another address, nor other orders', async () => {
    for (let i = 0; i < 100; i += 1) await guess(attacker(1))
    expect(await count(times(5, () => guess(OWNER)))).toBe(5)
    expect(await guess(attacker(1), OTHER)).toBe(true)
  })

  it('shares the guesses of an IPv6 household, and a site of 48 bits has four times as many', async () => {
    expect(await countInTurn(10, (i) => guess(`2001:db8:1:2::${i + 1}`))).toBe(5)
    expect(await countInTurn(60, (i) => guess(`2001:db8:1:${(i + 16).toString(16)}::1`))).toBe(15)
  })

  it('loses no guess for one that could not be checked, and none of its own after the right one', async () => {
    for (let i = 0; i < 10; i += 1) {
      const begun = await open().begin('ORDER_PHONE', [ORDER, OTHER], at(OWNER))
      if (begun.ok) await begun.value.takeBack()
    }
    for (let i = 0; i < 4; i += 1) await guess(OWNER)
    const right = await open().begin('ORDER_PHONE', [ORDER, OTHER], at(OWNER))
    if (right.ok) await right.value.right(ORDER)
    expect(await count(times(10, () => guess(OWNER)))).toBe(5)
    // The order that the guess could have meant as well was not guessed at.
    expect(await count(times(10, () => guess(OWNER, OTHER)))).toBe(5)
  })
})

it('guesses at the same time, of which some are refused, wait for each other in one order and never in a circle', async () => {
  for (let round = 0; round < 12; round += 1) {
    const right = await open().begin('ORDER_PHONE', [ORDER, OTHER], at(OWNER))
    if (right.ok) await right.value.right(ORDER)
    expect(await count(times(20, (i) => guess(i % 2 ? OWNER : attacker(round))))).toBeLessThanOrEqual(10)
  }
})

describe('many visitors who guess at one order', () => {
  it('have two guesses each once there were twenty, and so has its owner', async () => {
    await countInTurn(40, (i) => guess(attacker(i % 4)))
    expect(await count(times(10, () => guess(attacker(50))))).toBe(2)
    expect(await count(times(5, () => guess(OWNER)))).toBe(2)
    expect(await count(times(10, () => guess(attacker(51), OTHER)))).toBe(5)
  })

  it('have none at the four digits of a cancellation once there were twenty', async () => {
    expect(await countInTurn(200, (i) => guess(attacker(i), ORDER, 'CANCELLATION_KEY'))).toBe(20)
    expect(await guess(OWNER, ORDER, 'CANCELLATION_KEY')).toBe(false)
    expect(await guess(OWNER, OTHER, 'CANCELLATION_KEY')).toBe(true)
  })
})

describe('many visitors who guess at many orders in a row', () => {
  const limits = { ...LIMITS, ORDER_PHONE: { ...LIMITS.ORDER_PHONE, overall: 30 } }
  const order = (i: number) => `irodori-${20_000_000 + i}`
  const guessAt = async (address: string, i: number) =>
    (await open(limits).begin('ORDER_PHONE', [order(i)], at(address))).ok

  it('have two guesses each at all of them together while the brake is on, and the brake is told', async () => {
    expect(await count(times(30, (i) => guessAt(attacker(i), i)))).toBe(30)
    expect((await countAllGuesses(database, now, limits)).ORDER_PHONE).toEqual({ guesses: 30, isBraked: false })
    expect(await countInTurn(20, (i) => guessAt(attacker(99), 100 + i))).toBe(2)
    expect((await countAllGuesses(database, now, limits)).ORDER_PHONE).toEqual({ guesses: 32, isBraked: true })
    // A customer who types the right number at the first or second try is let in.
    expect(await count(times(2, () => guessAt(OWNER, 500)))).toBe(2)
    now = new Date(NOON.getTime() + HOUR_MS + 1)
    expect(await count(times(5, (i) => guessAt(attacker(99), 200 + i)))).toBe(5)
    expect((await countAllGuesses(database, now, limits)).ORDER_PHONE).toEqual({ guesses: 5, isBraked: false })
  })
})

describe('a device that was right before', () => {
  const KNOWN = 'a'.repeat(64)
  const prove = async (target = ORDER) => {
    const begun = await open().begin('ORDER_PHONE', [target], at(OWNER, KNOWN))
    if (begun.ok) await begun.value.right(target)
  }
  const guessFrom = async (address: string, target = ORDER, kind: GuessKind = 'ORDER_PHONE', limits = LIMITS) =>
    (await open(limits).begin(kind, [target], at(address, KNOWN))).ok

  it('keeps its five guesses at its order from any address, however many others guess there', async () => {
    await prove()
    await countInTurn(100, (i) => guess(attacker(i)))
    await countInTurn(50, (i) => guess(attacker(i), ORDER, 'CANCELLATION_KEY'))
    expect(await guess(OWNER, ORDER, 'CANCELLATION_KEY')).toBe(false)
    expect(await countInTurn(10, (i) => guessFrom(attacker(i)))).toBe(5)
    expect(await guessFrom(attacker(1), ORDER, 'CANCELLATION_KEY')).toBe(true)
  })

  it('keeps its five guesses while the brake over all orders is on', async () => {
    const limits = { ...LIMITS, ORDER_PHONE: { ...LIMITS.ORDER_PHONE, overall: 0 } }
    await prove()
    expect(await countInTurn(5, () => guessFrom(OWNER, ORDER, 'ORDER_PHONE', limits))).toBe(5)
  })

  it('is a stranger at other orders, and everywhere once its order is erased or 400 days are over', async () => {
    await prove()
    await countInTurn(40, (i) => guess(attacker(i), OTHER, 'CANCELLATION_KEY'))
    expect(await guessFrom(OWNER, OTHER, 'CANCELLATION_KEY')).toBe(false)
    await countInTurn(40, (i) => guess(attacker(i), ORDER, 'CANCELLATION_KEY'))
    expect(await guessFrom(OWNER, ORDER, 'CANCELLATION_KEY')).toBe(true)
    await transact(database, (tx) => forgetGuesses(tx, ORDER))
    await countInTurn(40, (i) => guess(attacker(i), ORDER, 'CANCELLATION_KEY'))
    expect(await guessFrom(OWNER, ORDER, 'CANCELLATION_KEY')).toBe(false)

    await prove()
    now = new Date(NOON.getTime() + 400 * DAY_MS + 1)
    await countInTurn(40, (i) => guess(attacker(i), ORDER, 'CANCELLATION_KEY'))
    expect(await guessFrom(OWNER, ORDER, 'CANCELLATION_KEY')).toBe(false)
    await prove(OTHER)
    const known = await database.selectFrom('known_device').select('subject').execute()
    expect(known).toEqual([{ subject: OTHER }])
  })
})

it('the counts hold no address, and are erased with their order', async () => {
  await guess(OWNER)
  await guess(OWNER, OTHER)
  const subjects = async () =>
    (await database.selectFrom('failed_attempt').select('subject').execute()).map(({ subject }) => subject)
  expect((await subjects()).join()).not.toContain('203.0.113')
  await transact(database, (tx) => forgetGuesses(tx, ORDER))
  const left = await subjects()
  expect(left.filter((subject) => subject.startsWith(ORDER))).toEqual([])
  expect(left.filter((subject) => subject.startsWith(OTHER))).toHaveLength(2)
})
