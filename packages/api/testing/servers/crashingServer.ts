import { randomUUID } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '../../src/database/migrate.ts'
import { openPglite, openPostgres } from '../../src/database/openDatabase.ts'
import { transact } from '../../src/database/transact.ts'
import type { Transacting } from '../../src/database/tables.ts'
import { JOB_KINDS } from '../../src/jobs/jobKinds.ts'
import { openJobQueue } from '../../src/jobs/jobQueue.ts'
import { complete, enqueue, releaseAllLeases } from '../../src/jobs/jobs.ts'
import type { JobHandler, JobHandlers } from '../../src/jobs/runner.ts'
import { makePrintFiles } from '../../src/printFiles/makePrintFiles.ts'
import { openPrintSettings, STANDARD_PRINT } from '../../src/printFiles/printSettings.ts'
import { createServer } from '../../src/server/createServer.ts'
import { fileStorage } from '../../src/storage/fileStorage.ts'
import { s3Storage } from '../../src/storage/s3Storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type { ChildSettings } from './childServer.ts'
import { crashWhileDrawing, crashWhileStoring } from '../crashPoint.ts'
import { openSmallShop } from '../smallShop.ts'
import { testPool } from '../testServer.ts'

// A server with the small shop in a separate process, started by childServer.ts and killed without warning. Three additional
// tables record the requested jobs, the runs of their handler, and their effects.
const settings = JSON.parse(process.argv[2] ?? '') as ChildSettings
const COUNTED = 'counted'
const now = () => new Date()
const pause = () => new Promise((resolve) => setTimeout(resolve, settings.pauseMs))

const opened = settings.databaseUrl
  ? openPostgres(settings.databaseUrl, { databaseConnections: 5, databaseStatementTimeoutMs: 30_000 })
  : await openPglite(join(settings.directory, 'database'))
const { database } = opened
await migrate(database)
await openJobQueue(database, {
  connection: opened.jobConnection,
  log: console.error,
  supervises: true,
  kinds: [COUNTED, ...JOB_KINDS],
  // The shortest durations of pg-boss.
  heartbeatSeconds: 10,
  monitorIntervalSeconds: 1,
})
if (opened.isExclusive) await releaseAllLeases(database)
const known = await database.selectFrom('category').select('id').executeTakeFirst()
if (!known) await openSmallShop(database, now())
await sql`create table if not exists wanted (subject text primary key)`.execute(database)
await sql`create table if not exists handler_run (id text primary key, kind text, subject text)`.execute(database)
await sql`create table if not exists effect (id text primary key, subject text)`.execute(database)
async function request(tx: Transacting): Promise<void> {
  const subject = randomUUID()
  await sql`insert into wanted values (${subject})`.execute(tx)
  await enqueue(tx, { kind: COUNTED, subject, payload: {} }, now())
}
await transact(database, async (tx) => {
  for (let count = 0; count < settings.jobs; count += 1) await request(tx)
})

/** A job whose effect is a row and, where jobs are wanted, a further job; it pauses between the effect and its completion. */
const counted: JobHandler = {
  giveUp: async () => undefined,
  async run(job) {
    await transact(database, async (tx) => {
      await sql`insert into effect values (${randomUUID()}, ${job.subject})`.execute(tx)
      if (settings.jobs > 0) await request(tx)
      await pause()
      if (!(await complete(tx, job))) throw new Error(`job ${job.id} was taken over by another server`)
    })
    return 'DONE'
  },
}

const recorded = (handlers: JobHandlers): JobHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [
      kind,
      {
        giveUp: handler.giveUp,
        async run(job) {
          await sql`insert into handler_run values (${randomUUID()}, ${kind}, ${job.subject})`.execute(database)
          await pause()
          return handler.run(job)
        },
      },
    ]),
  )

/** Delays writes, so that kills happen between a stored render and its row. */
const delayed = (storage: Storage): Storage => ({
  ...storage,
  async put(key, bytes) {
    await storage.put(key, bytes)
    await pause()
  },
})

const files = join(settings.directory, 'files')
const crashPoint = settings.crashPoint ?? null
const storage = crashWhileStoring(
  crashPoint,
  delayed(settings.bucket ? s3Storage(settings.bucket) : fileStorage(files)),
  files,
)
const pool = crashWhileDrawing(crashPoint, await testPool())
const server = await createServer({
  configuration: {
    logLevel: 'silent',
    sessionIdleMs: 3_600_000,
    sessionMaximumMs: 86_400_000,
    failedAttemptsPerHour: 5,
    workers: 1,
    rateLimitFactor: 1000,
  },
  database,
  storage,
  pool,
  makePrintFiles: makePrintFiles({ database, storage, pool, sealingKeys: [] }, await openPrintSettings(STANDARD_PRINT)),
  connectors: { YAHOO: null, RAKUTEN: null, COLOR_ME: null },
  bundles: { studio: null, portal: null },
  now,
  log: (line) => console.error(line),
  jobHandlers: (own) => recorded({ ...own, [COUNTED]: counted }),
})
// A killed process does not write it at its end.
flushCompileCache()
console.log(await server.app.listen({ port: 0, host: '127.0.0.1' }))
server.jobs.wake()
