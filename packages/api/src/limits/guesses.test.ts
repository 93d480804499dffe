import { HOUR_MS } from '@irodori/contract/durations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { transact } from '../database/transact.ts'
import type { Database } from '../database/tables.ts'
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
const guess = async (visitor: string, target = ORDER, kind: 'ORDER_PHONE' | 'CANCELLATION_KEY' = 'ORDER_PHONE') =>
  (await open().begin(kind, [target], visitor)).ok
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
    expect(await open().begin('ORDER_PHONE', [ORDER], attacker(1))).toMatchObject({
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
      const begun = await open().begin('ORDER_PHONE', [ORDER, OTHER], OWNER)
      if (begun.ok) await begun.value.takeBack()
    }
    for (let i = 0; i < 4; i += 1) await guess(OWNER)
    const right = await open().begin('ORDER_PHONE', [ORDER, OTHER], OWNER)
    if (right.ok) await right.value.right(ORDER)
    expect(await count(times(10, () => guess(OWNER)))).toBe(5)
    // The order that the guess could have meant as well was not guessed at.
    expect(await count(times(10, () => guess(OWNER, OTHER)))).toBe(5)
  })
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
  const guessAt = async (visitor: string, i: number) =>
    (await open(limits).begin('ORDER_PHONE', [order(i)], visitor)).ok

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
