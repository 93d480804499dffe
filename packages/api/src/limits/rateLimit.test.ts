import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database, Tables } from '../database/tables.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { createNetworkHash } from './networkHash.ts'
import type { Limits } from './rateLimit.ts'
import { createRateLimit, scaledLimits } from './rateLimit.ts'

const NOON = new Date('2026-11-21T03:00:00.000Z')
const HOME = '203.0.113.7'
const limits: Limits = {
  ...scaledLimits(1),
  LOGIN: { most: 3, windowMs: 60_000 },
  CANCEL: { most: 1, windowMs: 3_600_000 },
}

let database: Database
let now: Date
beforeEach(async () => {
  database = await memoryDatabase()
  now = NOON
})
afterEach(() => database.destroy())

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const open = (shared = database, given = limits) =>
  createRateLimit({ database: shared, now: () => now, hashNetwork: createNetworkHash(shared), limits: given })
const countAccepted = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.all(calls)).filter((refusal) => refusal === null).length

describe('calls of one address', () => {
  it('accepts calls up to the limit, then refuses them until the window ends', async () => {
    const limit = open()
    for (let i = 0; i < 3; i += 1) expect(await limit('LOGIN', HOME)).toBeNull()
    later(20_000)
    expect(await limit('LOGIN', HOME)).toMatchObject({
      error: { status: 429, code: 'TOO_MANY_TRIES', retryAfterSeconds: 40 },
    })
    later(39_999)
    expect(await limit('LOGIN', HOME)).toMatchObject({ error: { status: 429, retryAfterSeconds: 1 } })
    later(1)
    for (let i = 0; i < 3; i += 1) expect(await limit('LOGIN', HOME)).toBeNull()
    expect(await limit('LOGIN', HOME)).toMatchObject({ error: { retryAfterSeconds: 60 } })
  })

  it('counts calls separately for each purpose and each address', async () => {
    const limit = open()
    expect(await limit('CANCEL', HOME)).toBeNull()
    expect(await limit('CANCEL', HOME)).not.toBeNull()
    expect(await limit('LOGIN', HOME)).toBeNull()
    expect(await limit('CANCEL', '203.0.113.8')).toBeNull()
  })

  it('counts parallel calls correctly', async () => {
    const limit = open()
    expect(await countAccepted(Array.from({ length: 20 }, () => limit('LOGIN', HOME)))).toBe(3)
  })

  it('counts the calls to all servers together, also after a restart of a server', async () => {
    const [one, two] = [open(), open()]
    expect(await countAccepted(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two)('LOGIN', HOME)))).toBe(3)
    expect(await open()('LOGIN', HOME)).not.toBeNull()
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)('counts calls once over several connections', async () => {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database)
    const pool = new pg.Pool({
      connectionString: process.env.TEST_DATABASE_URL,
      options: `-c search_path=${rows[0]?.schema}`,
    })
    const second = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    const [one, two] = [open(), open(second)]
    expect(await countAccepted(Array.from({ length: 60 }, (_, i) => (i % 2 ? one : two)('LOGIN', HOME)))).toBe(3)
    await second.destroy()
  })

  it('a refused address costs no further query until its window ends', async () => {
    const limit = open()
    for (let i = 0; i < 10; i += 1) await limit('LOGIN', HOME)
    const hits = async () => (await database.selectFrom('rate_limit').select('hits').executeTakeFirst())?.hits
    expect(await hits()).toBe(4)
    later(60_000)
    expect(await limit('LOGIN', HOME)).toBeNull()
    expect(await hits()).toBe(1)
  })

  it('an IPv6 network of 48 bits may send four times as many, from however many households', async () => {
    const limit = open()
    const call = (household: number) => limit('LOGIN', `2001:db8:1:${household.toString(16)}::7`)
    expect(await countAccepted(Array.from({ length: 5 }, () => call(1)))).toBe(3)
    expect(await countAccepted(Array.from({ length: 40 }, (_, i) => call(i + 2)))).toBe(9)
    expect(await limit('LOGIN', '2001:db8:2::7')).toBeNull()
  })

  it('of a local limit are counted in memory, by each server for itself', async () => {
    const local = { ...limits, TEXT_PREVIEW: { most: 2, windowMs: 60_000, isLocal: true } } as const
    const [one, two] = [open(database, local), open(database, local)]
    const call = (limit = one) => limit('TEXT_PREVIEW', HOME)
    expect([await call(), await call(), await call(two)]).toEqual([null, null, null])
    expect(await call()).toMatchObject({ error: { status: 429, retryAfterSeconds: 60 } })
    later(60_000)
    expect(await call()).toBeNull()
    expect(await database.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })

  it('leave no address in the table, and their counts are deleted after the window', async () => {
    const limit = open()
    await limit('LOGIN', HOME)
    const [row] = await database.selectFrom('rate_limit').selectAll().execute()
    expect(row?.key).toMatch(/^LOGIN:[\w-]{43}$/)
    later(3_600_001)
    await limit('CANCEL', '203.0.113.9')
    expect(await database.selectFrom('rate_limit').selectAll().execute()).toEqual([
      { key: expect.stringMatching(/^CANCEL:/), hits: 1, window_started_at: now },
    ])
  })

  it('have different keys in different shops', async () => {
    const other = await memoryDatabase()
    await open()('LOGIN', HOME)
    await open(other)('LOGIN', HOME)
    const keys = await Promise.all(
      [database, other].map((each) => each.selectFrom('rate_limit').select('key').executeTakeFirst()),
    )
    expect(keys[0]?.key).not.toBe(keys[1]?.key)
    await other.destroy()
  })
})
