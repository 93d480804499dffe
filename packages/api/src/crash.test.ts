import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Design } from '@irodori/contract/entities/design'
import type { MessageItem } from '@irodori/contract/entities/message'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ChildServer, ChildSettings } from '../testing/servers/childServer.ts'
import { callAt, dataAt, isBusy, logInAt, startChild } from '../testing/servers/childServer.ts'
import { putEmptyCluster } from '../testing/servers/emptyCluster.ts'
import { silence } from '../testing/media.ts'
import { createMessageOrder, MESSAGE_TEMPLATES } from '../testing/messageOrder.ts'
import { NEEDS_POSTGRES, newSchema, TEST_DATABASE_URL } from '../testing/ownSchema.ts'
import { draftOf, openSmallShop, ORDERS, TEMPLATE } from '../testing/smallShop.ts'
import { migrate } from './database/migrate.ts'
import { openPglite, openPostgres } from './database/openDatabase.ts'

/** The gate makes few; `CRASH_ROUNDS=200` is the full run. Every third round kills all servers. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 6)
/** Milliseconds for all rounds on a slow machine. */
const TIMEOUT_MS = 60_000 + ROUNDS * 40_000
/** Milliseconds until the jobs are done that were added in all rounds, each of which pauses. */
const JOBS_TIMEOUT_MS = 90_000 + ROUNDS * 5000
const DESIGNS = 8
const SAVERS = 4
/** Jobs that are added at each start. Each requests another one, so that some are running at each kill. */
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

/** The numbers of the last version that was sent and of the last one that was acknowledged. */
interface Versions {
  sent: number
  acknowledged: number
}

interface SavedDesign extends Versions {
  readonly randomId: string
}

/** The stored version: a write without an answer may have been committed, an acknowledged one must have been. */
function expectKept(stored: number, { sent, acknowledged }: Versions): void {
  expect(stored).toBeGreaterThanOrEqual(acknowledged)
  expect(stored).toBeLessThanOrEqual(sent)
}

/** Saves the designs in turn, with a growing number as their text, until the server is killed or the round ends. */
async function save(
  origin: string,
  token: string,
  savedDesigns: readonly SavedDesign[],
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const design = savedDesigns[turn % savedDesigns.length]
    if (!design) return
    design.sent += 1
    const text = String(design.sent)
    const items = TEMPLATE.items.map((item) => ('text' in item ? { ...item, text } : item))
    const designs = [draftOf(TEMPLATE, design.randomId, { items })]
    try {
      await dataAt(origin, 'POST', '/api/design/guest', token, { ...ORDERS.a, designs })
    } catch (error) {
      if (isBusy(error)) continue
      return
    }
    design.acknowledged = Number(text)
  }
}

const MESSAGE = `/api/digitalMessage/${ORDERS.b.orderNumber}`

/** The bytes of a sound of a second without its version, which is the number of further samples. */
const SHORTEST_SOUND = silence(1).length
const SAMPLES_PER_SECOND = 8000
const soundOf = (version: number): Blob => new Blob([new Uint8Array(silence(1 + version / SAMPLES_PER_SECOND))])

/** Replaces the sound of a digital message again and again, until the server is killed or the round ends. */
async function uploadSounds(origin: string, token: string, sounds: Versions, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    sounds.sent += 1
    const version = sounds.sent
    const form = new FormData()
    form.set('orderNumber', ORDERS.b.orderNumber)
    form.set('templateId', MESSAGE_TEMPLATES[0]?.id ?? '')
    form.set('type', 'audio')
    form.set('file', soundOf(version), 'sound.wav')
    try {
      await dataAt(origin, 'POST', '/api/digitalMessage/file', token, form)
    } catch (error) {
      if (isBusy(error)) continue
      return
    }
    sounds.acknowledged = version
  }
}

/** The version of the sound that the message plays. */
async function playedSound(origin: string): Promise<number> {
  const items = await dataAt<MessageItem[]>(origin, 'GET', MESSAGE, await logIn(origin, 'b'))
  const names = items.map((item) => (item.type === 'AUDIO' ? item.fileName : item.type))
  const answer = await callAt(origin, 'GET', `${MESSAGE}/file/audio/${names.join()}`)
  expect(answer.status).toBe(200)
  return (await answer.arrayBuffer()).byteLength - SHORTEST_SOUND
}

async function listDesigns(origin: string): Promise<Design[]> {
  const token = await logIn(origin, 'a')
  const path = `/api/guest/order/${ORDERS.a.orderNumber}`
  return (await dataAt<{ designs: Design[] }>(origin, 'GET', path, token)).designs
}

/** Logs in to a server that may be busy with what a killed one has left. */
async function logIn(origin: string, order: 'a' | 'b'): Promise<string> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await logInAt(origin, order)
    } catch (error) {
      if (!isBusy(error) || attempts === 5) throw error
    }
  }
}

const acknowledged = (savedDesigns: readonly SavedDesign[]): number =>
  savedDesigns.reduce((sum, each) => sum + each.acknowledged, 0)

/** Starts servers, saves designs and kills the servers, in several rounds. */
async function crashRepeatedly(settings: ChildSettings, processes: number): Promise<void> {
  const savedDesigns: SavedDesign[] = Array.from({ length: DESIGNS }, () => ({
    randomId: randomUUID(),
    sent: 0,
    acknowledged: 0,
  }))
  const sounds: Versions = { sent: 0, acknowledged: 0 }
  servers = Array(processes).fill(null)
  const startAll = async (jobs: number): Promise<ChildServer[]> => {
    const all: ChildServer[] = []
    for (const [index, server] of servers.entries()) {
      servers[index] = server ?? (await startChild({ ...settings, jobs }))
      all.push(servers[index])
    }
    return all
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await startAll(JOBS)
    const tokens = await Promise.all(all.map(({ origin }) => logIn(origin, 'a')))
    const before = acknowledged(savedDesigns)
    const soundBefore = sounds.acknowledged
    let isOver = false
    const savers = Array.from({ length: SAVERS }, (_, own) =>
      save(
        all[own % all.length]?.origin ?? '',
        tokens[own % all.length] ?? '',
        savedDesigns.filter((_design, index) => index % SAVERS === own),
        () => isOver,
      ),
    )
    const uploadTo = all[round % all.length]?.origin ?? ''
    savers.push(uploadSounds(uploadTo, await logIn(uploadTo, 'b'), sounds, () => isOver))
    // Waits until saves are acknowledged in this round, and each design in this or an earlier one, also on a slow machine.
    await expect.poll(() => acknowledged(savedDesigns), { timeout: 30_000 }).toBeGreaterThan(before)
    await expect
      .poll(() => savedDesigns.filter(({ acknowledged }) => acknowledged === 0), { timeout: 30_000 })
      .toEqual([])
    await expect.poll(() => sounds.acknowledged, { timeout: 30_000 }).toBeGreaterThan(soundBefore)
    await new Promise((resolve) => setTimeout(resolve, randomInt(100, 1200)))
    // One server after the other, and all servers in every third round.
    const victims = round % 3 === 2 ? [...servers.keys()] : [round % processes]
    for (const victim of victims) {
      const killed = servers[victim]
      servers[victim] = null
      await killed?.kill()
    }
    isOver = true
    await Promise.all(savers)
  }

  // Servers that survived the last round request jobs without end.
  await Promise.all(servers.map((server) => server?.kill()))
  servers.fill(null)
  const origin = (await startAll(0)).at(-1)?.origin ?? ''
  const designs = await listDesigns(origin)
  for (const saved of savedDesigns) {
    const design = designs.find(({ randomId }) => randomId === saved.randomId)
    const text = design?.items.map((item) => ('text' in item ? item.text : '')).join('')
    expectKept(Number(text), saved)
  }
  expect(designs).toHaveLength(DESIGNS)
  expectKept(await playedSound(origin), sounds)
  const metric = async () => (await (await fetch(`${origin}/metrics`)).text()).split('\n')
  // Files of uploads that a kill interrupted are removed only an hour later.
  const unfinished = (lines: string[]) =>
    lines.filter((line) => /^irodori_jobs\{.*[^ ] [1-9]/.test(line) && !line.includes('unused-message-file'))
  await expect.poll(async () => unfinished(await metric()), { timeout: JOBS_TIMEOUT_MS }).toEqual([])
  expect((await listDesigns(origin)).filter(({ printCheck }) => printCheck === 'PENDING')).toEqual([])
  await Promise.all(servers.map((server) => server?.kill()))
  servers = []
}

const openDatabase = (settings: ChildSettings) =>
  settings.databaseUrl
    ? openPostgres(settings.databaseUrl, { databaseConnections: 1, databaseStatementTimeoutMs: 0 })
    : openPglite(join(settings.directory, 'database'))

/** Opens the small shop with an order whose customer adds a digital message. */
async function prepareShop(settings: ChildSettings): Promise<void> {
  const { database, close } = await openDatabase(settings)
  await migrate(database)
  await openSmallShop(database, new Date())
  await createMessageOrder({ database }, 'b')
  await close()
}

/** The counts of the additional tables: requested jobs, runs of their handler, and effects by job. */
async function countsOf(settings: ChildSettings): Promise<{ wanted: string[]; runs: number; effects: string[] }> {
  const { database, close } = await openDatabase(settings)
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

async function expectNoLoss(settings: ChildSettings, processes: number): Promise<void> {
  await prepareShop(settings)
  await crashRepeatedly(settings, processes)
  const { wanted, runs, effects } = await countsOf(settings)
  expect(wanted.length).toBeGreaterThanOrEqual(JOBS * (ROUNDS / processes))
  // Some kills interrupted a job, so there are more runs than requested jobs.
  expect(runs).toBeGreaterThan(wanted.length)
  expect(effects).toEqual(wanted)
}

it.skipIf(TEST_DATABASE_URL)(
  'one server on PGlite that is killed repeatedly loses no acknowledged save or upload and does each job once',
  { timeout: TIMEOUT_MS },
  async () => {
    await putEmptyCluster(join(directory, 'database'))
    await expectNoLoss({ directory, databaseUrl: null, bucket: null, jobs: 0, pauseMs: 25 }, 1)
  },
)

it.skipIf(!TEST_DATABASE_URL)(
  `two servers on one PostgreSQL that are killed repeatedly lose no acknowledged save or upload and do each job once${NEEDS_POSTGRES}`,
  { timeout: TIMEOUT_MS },
  async () => {
    const databaseUrl = await newSchema(TEST_DATABASE_URL ?? '')
    await expectNoLoss({ directory, databaseUrl, bucket: null, jobs: 0, pauseMs: 25 }, 2)
  },
)
