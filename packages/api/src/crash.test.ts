import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Design } from '@irodori/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPglite, openPostgres } from './database/openDatabase.ts'
import type { ChildServer, ChildSettings } from './testing/childServer.ts'
import { dataAt, logInAt, startChild } from './testing/childServer.ts'
import { NEEDS_POSTGRES, newSchema, TEST_DATABASE_URL } from './testing/ownSchema.ts'
import { draftOf, ORDERS, TEMPLATE } from './testing/smallShop.ts'

const ROUNDS = 6
const DESIGNS = 8
const SAVERS = 4
/** Added at each start, so that there is always one at work when the kill comes. */
const JOBS = 30

let directory: string
let servers: (ChildServer | null)[] = []
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'irodori-crash-'))
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server?.kill()))
  servers = []
  await rm(directory, { recursive: true, force: true })
})

/** What one design was sent, in order, and how far of it was acknowledged. */
interface Thread {
  readonly randomId: string
  sent: number
  acknowledged: number
}

/** Saves one design after the other with a growing number as its words, until the server or the round is over. */
async function save(origin: string, token: string, threads: readonly Thread[], isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const thread = threads[turn % threads.length]
    if (!thread) return
    thread.sent += 1
    const text = String(thread.sent)
    const items = TEMPLATE.items.map((item) => ('text' in item ? { ...item, text } : item))
    const designs = [draftOf(TEMPLATE, thread.randomId, { items })]
    try {
      await dataAt(origin, 'POST', '/api/design/guest', token, { ...ORDERS.a, designs })
    } catch {
      return
    }
    thread.acknowledged = Number(text)
  }
}

async function listDesigns(origin: string): Promise<Design[]> {
  const token = await logInAt(origin, 'a')
  const path = `/api/guest/order/${ORDERS.a.orderNumber}`
  return (await dataAt<{ designs: Design[] }>(origin, 'GET', path, token)).designs
}

const acknowledged = (threads: readonly Thread[]): number => threads.reduce((sum, each) => sum + each.acknowledged, 0)

/** Starts, saves and kills, again and again. */
async function crashAgainAndAgain(settings: ChildSettings, processes: number): Promise<void> {
  const threads: Thread[] = Array.from({ length: DESIGNS }, () => ({
    randomId: randomUUID(),
    sent: 0,
    acknowledged: 0,
  }))
  servers = Array(processes).fill(null)
  const startAll = async (): Promise<ChildServer[]> => {
    const all: ChildServer[] = []
    for (const [index, server] of servers.entries()) {
      servers[index] = server ?? (await startChild({ ...settings, jobs: JOBS }))
      all.push(servers[index])
    }
    return all
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await startAll()
    const tokens = await Promise.all(all.map(({ origin }) => logInAt(origin, 'a')))
    const before = acknowledged(threads)
    let isOver = false
    const savers = Array.from({ length: SAVERS }, (_, own) =>
      save(
        all[own % all.length]?.origin ?? '',
        tokens[own % all.length] ?? '',
        threads.filter((_thread, index) => index % SAVERS === own),
        () => isOver,
      ),
    )
    // However slow the machine is, a kill comes while saves are being acknowledged.
    await expect.poll(() => acknowledged(threads), { timeout: 30_000 }).toBeGreaterThan(before)
    await new Promise((resolve) => setTimeout(resolve, randomInt(100, 1200)))
    // One after the other, and now and then all at once.
    const victims = round % 3 === 2 ? [...servers.keys()] : [round % processes]
    for (const victim of victims) {
      const dying = servers[victim]
      servers[victim] = null
      await dying?.kill()
    }
    isOver = true
    await Promise.all(savers)
  }

  const origin = (await startAll()).at(-1)?.origin ?? ''
  const designs = await listDesigns(origin)
  for (const thread of threads) {
    const design = designs.find(({ randomId }) => randomId === thread.randomId)
    const words = design?.items.map((item) => ('text' in item ? item.text : '')).join('')
    // A save that was cut off before its answer may have been committed.
    expect(Number(words)).toBeGreaterThanOrEqual(thread.acknowledged)
    expect(Number(words)).toBeLessThanOrEqual(thread.sent)
  }
  expect(designs).toHaveLength(DESIGNS)
  const metric = async () => (await (await fetch(`${origin}/metrics`)).text()).split('\n')
  await expect
    .poll(async () => (await metric()).filter((line) => /^irodori_jobs\{.*[^ ] [1-9]/.test(line)), { timeout: 90_000 })
    .toEqual([])
  expect((await listDesigns(origin)).filter(({ printCheck }) => printCheck === 'PENDING')).toEqual([])
  await Promise.all(servers.map((server) => server?.kill()))
  servers = []
}

/** What the tables that count say: jobs wanted, runs of their handler, and effects by job. */
async function countsOf(settings: ChildSettings): Promise<{ wanted: string[]; runs: number; effects: string[] }> {
  const { database, close } = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, { databaseConnections: 1, databaseStatementTimeout: 0 })
    : await openPglite(join(settings.directory, 'database'))
  const wanted = await sql<{ subject: string }>`select subject from wanted order by subject`.execute(database)
  const effects = await sql<{ subject: string }>`select subject from effect order by subject`.execute(database)
  const runs = await sql<{ n: number }>`
    select cast(count(*) as integer) as n from handler_run where kind = 'counted'`.execute(database)
  await close()
  return {
    wanted: wanted.rows.map(({ subject }) => subject),
    runs: runs.rows[0]?.n ?? 0,
    effects: effects.rows.map(({ subject }) => subject),
  }
}

async function losesNothing(settings: ChildSettings, processes: number): Promise<void> {
  await crashAgainAndAgain(settings, processes)
  const { wanted, runs, effects } = await countsOf(settings)
  expect(wanted.length).toBeGreaterThanOrEqual(JOBS * (ROUNDS / processes))
  // Some kills came in the middle of a job: it was begun more often than it was wanted.
  expect(runs).toBeGreaterThan(wanted.length)
  expect(effects).toEqual(wanted)
}

it.skipIf(TEST_DATABASE_URL)(
  'one server on PGlite, killed again and again, loses no acknowledged save and does each job once',
  { timeout: 300_000 },
  () => losesNothing({ directory, databaseUrl: null, bucket: null, jobs: 0, pause: 25 }, 1),
)

it.skipIf(!TEST_DATABASE_URL)(
  `two servers on one PostgreSQL, killed again and again, lose no acknowledged save and do each job once${NEEDS_POSTGRES}`,
  { timeout: 300_000 },
  async () => {
    const databaseUrl = await newSchema(TEST_DATABASE_URL ?? '')
    await losesNothing({ directory, databaseUrl, bucket: null, jobs: 0, pause: 25 }, 2)
  },
)
