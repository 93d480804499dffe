import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ChildServer } from '../../testing/servers/childServer.ts'
import { startChild } from '../../testing/servers/childServer.ts'
import { putEmptyCluster } from '../../testing/servers/emptyCluster.ts'
import type { CrashPoint } from '../../testing/crashPoint.ts'
import { createReadyOrder } from '../../testing/createReadyOrder.ts'
import { NEEDS_POSTGRES, newSchema, TEST_DATABASE_URL } from '../../testing/ownSchema.ts'
import { ORDERS, openSmallShop, TEMPLATES } from '../../testing/smallShop.ts'
import { testPool } from '../../testing/testServer.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite, openPostgres } from '../database/openDatabase.ts'
import { transact } from '../database/transact.ts'
import { openJobQueue } from '../jobs/jobQueue.ts'
import { releaseAllLeases } from '../jobs/jobs.ts'
import { startHandOver } from '../order/orderJobs.ts'
import { readManifest } from '../printFiles/readManifest.ts'
import { reprint } from '../printFiles/reprint.ts'
import { fileStorage } from '../storage/fileStorage.ts'

const SEED = 20261123
/** Hand-overs with five kills each. The gate makes one; `CRASH_ROUNDS=200` is the full run. */
const HAND_OVERS = Math.ceil(Number(process.env.CRASH_ROUNDS ?? 5) / 5)
const { orderNumber } = ORDERS.a
const SIDES = TEMPLATES.filter(({ productId }) => productId === 'booklet')

let directory: string
let server: ChildServer | null = null
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'irodori-hand-over-'))
})
afterEach(async () => {
  await server?.kill()
  server = null
  await rm(directory, { recursive: true, force: true })
})

/** One crash point of each kind and one at a second page, in the order in which a hand-over reaches them. */
function drawMoments(seed: number): readonly CrashPoint[] {
  const delayMs = fc.integer({ min: 0, max: 60 })
  const drawing = fc.record({ at: fc.constant('DRAWING'), page: fc.integer({ min: 2, max: SIDES.length }), delayMs })
  const named = fc.record({ at: fc.constant('NAMED'), delayMs })
  const all = fc.tuple(drawing, fc.constant({ at: 'STORING' }), drawing, fc.constant({ at: 'STORED' }), named)
  return fc.sample(all as fc.Arbitrary<readonly CrashPoint[]>, { seed, numRuns: 1 })[0] ?? []
}

async function openDatabase(databaseUrl: string | null) {
  const opened = databaseUrl
    ? openPostgres(databaseUrl, { databaseConnections: 1, databaseStatementTimeoutMs: 0 })
    : await openPglite(join(directory, 'database'))
  await migrate(opened.database)
  const queue = await openJobQueue(opened.database, { connection: opened.jobConnection, log: console.error })
  const close = () => queue.close().then(opened.close)
  return { database: opened.database, close }
}

/** Returns the job of the killed server to its queue, which a server of PostgreSQL would do after ten seconds. */
async function releaseJobs(databaseUrl: string): Promise<void> {
  const { database, close } = await openDatabase(databaseUrl)
  await releaseAllLeases(database)
  await close()
}

/** Creates an order of one booklet that is ready for its hand-over. */
async function prepare(databaseUrl: string | null): Promise<void> {
  if (databaseUrl === null) await putEmptyCluster(join(directory, 'database'))
  const { database, close } = await openDatabase(databaseUrl)
  const clock = { now: new Date() }
  const storage = fileStorage(join(directory, 'files'))
  await openSmallShop(database, clock.now)
  await createReadyOrder({ database, storage, clock }, { productId: 'booklet', sides: SIDES })
  await transact(database, async (tx) => {
    await tx
      .updateTable('shop_order')
      .set({ status: 'PENDING_CREATION' })
      .where('order_number', '=', orderNumber)
      .execute()
    await startHandOver(tx, orderNumber)
  })
  await close()
}

const sha256 = (bytes: Uint8Array | null): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')

/** Hashes of the files that are stored under the name of a print file. */
async function visiblePrints(): Promise<string[]> {
  const storage = fileStorage(join(directory, 'files'))
  const keys = (await storage.list('production')).filter((key) => key.endsWith('.pdf'))
  return Promise.all(keys.map(async (key) => sha256(await storage.get(key))))
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const temporaryFiles = () => filesIn(join(directory, 'temporary'))
const drafts = () => filesIn(join(directory, 'files', '.drafts'))

/** Whether the print file was being rendered and being stored: each kill must hit its intended crash point. */
const LEFT: Readonly<Record<CrashPoint['at'], { readonly isMaking: boolean; readonly isStoring: boolean }>> = {
  DRAWING: { isMaking: true, isStoring: false },
  STORING: { isMaking: true, isStoring: true },
  STORED: { isMaking: true, isStoring: false },
  NAMED: { isMaking: false, isStoring: false },
}

async function isHandedOverOnce(databaseUrl: string | null, seed: number): Promise<void> {
  await prepare(databaseUrl)
  const temporaryFolder = join(directory, 'temporary')
  await mkdir(temporaryFolder)
  const settings = { directory, databaseUrl, bucket: null, jobs: 0, pauseMs: 0, temporaryFolder }
  const seen = new Set<string>()
  const known = new Set<string>()
  for (const crashPoint of drawMoments(seed)) {
    server = await startChild({ ...settings, crashPoint })
    expect(await server.ended).toBe('SIGKILL')
    const fresh = (await drafts()).filter((file) => !known.has(file))
    for (const file of fresh) known.add(file)
    const left = { isMaking: (await temporaryFiles()).length === 1, isStoring: fresh.length === 1 }
    expect({ ...crashPoint, ...left }).toEqual({ ...crashPoint, ...LEFT[crashPoint.at] })
    for (const hash of await visiblePrints()) seen.add(hash)
    if (databaseUrl) await releaseJobs(databaseUrl)
  }
  server = await startChild(settings)
  const { origin } = server
  const waiting = async () =>
    (await (await fetch(`${origin}/metrics`)).text()).match(/irodori_jobs\{kind="hand-over.*[^ ] [1-9].*/g)
  await expect.poll(waiting, { timeout: 30_000 }).toBeNull()
  await server.kill()

  const { database, close } = await openDatabase(databaseUrl)
  const storage = fileStorage(join(directory, 'files'))
  const history = await database.selectFrom('order_history').select(['event', 'to_status']).execute()
  expect(history).toEqual([{ event: 'FILES_HANDED_OVER', to_status: 'CREATING' }])
  const mails = await database.selectFrom('mail').select('kind').execute()
  expect(mails).toEqual([{ kind: 'ORDER_CREATING' }])
  const { details } = await database
    .selectFrom('shop_order')
    .select('details')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  await close()
  const prints = readManifest(Buffer.from((await storage.get(details.manifestKey ?? '')) ?? []).toString()) ?? []
  const [print] = prints
  expect(print?.job.pages).toHaveLength(SIDES.length)
  expect(await visiblePrints()).toEqual([print?.file.sha256])
  expect([...seen]).toEqual([print?.file.sha256])
  expect([...(await temporaryFiles()), ...(await drafts())]).toEqual([])
  expect(await printedInOneGo(prints)).toBe(print?.file.sha256)
}

/** The hash of the print file when nothing is killed. */
async function printedInOneGo(prints: Parameters<typeof reprint>[1]): Promise<string | undefined> {
  const pool = await testPool()
  try {
    const storage = fileStorage(join(directory, 'files'))
    return (await reprint({ storage, pool }, prints, directory)).find(({ file }) => file.endsWith('.pdf'))?.made
  } finally {
    await pool.close()
  }
}

/** For seven starts of a server on a loaded machine. */
const TIMEOUT_MS = 300_000
const SENTENCE = 'HND-1: a hand-over that is killed at any moment ends with one whole print file, and once'
const SEEDS = Array.from({ length: HAND_OVERS }, (_, index) => SEED + index)

it.skipIf(TEST_DATABASE_URL).each(SEEDS)(`${SENTENCE}, on PGlite (seed %i)`, { timeout: TIMEOUT_MS }, (seed) =>
  isHandedOverOnce(null, seed),
)

it.skipIf(!TEST_DATABASE_URL).each(SEEDS)(
  `${SENTENCE}, on PostgreSQL${NEEDS_POSTGRES} (seed %i)`,
  { timeout: TIMEOUT_MS },
  async (seed) => isHandedOverOnce(await newSchema(TEST_DATABASE_URL ?? ''), seed),
)
