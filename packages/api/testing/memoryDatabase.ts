import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { Dialect } from 'kysely'
import { Kysely, PGliteDialect, sql } from 'kysely'
import pg from 'pg'
import type { ConnectionOptions, Db, InsertOptions, JobInsert, SendOptions } from 'pg-boss'
import { fromPglite } from 'pg-boss'
import { migrate } from '../src/database/migrate.ts'
import { SharedPostgresDialect } from '../src/database/postgresDialect.ts'
import type { Database, Tables } from '../src/database/tables.ts'
import type { JobQueue } from '../src/jobs/jobQueue.ts'
import { attachJobQueue, jobsSchema, openJobQueue } from '../src/jobs/jobQueue.ts'

/** A migrated database without rows, which tests can reuse. */
interface Instance {
  /** A dialect that calls `left` when it is destroyed and keeps the instance open. */
  readonly dialect: (left: () => Promise<void>) => Dialect
  readonly queue: JobQueue
  /** The time by which jobs are due. */
  readonly clock: Clock
  readonly close: () => Promise<void>
}

interface Clock {
  /** Null for the real time. */
  now: (() => Date) | null
}

/** Unused instances of this process: emptying an instance is much faster than creating one. */
const unused: Instance[] = []
/**
 * An empty shop's database: PGlite in memory, or a schema of its own on the server that TEST_DATABASE_URL names.
 * @param now the time by which jobs are due
 */
export async function memoryDatabase(now: (() => Date) | null = null): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  const instance = unused.pop() ?? (await (url ? ownSchema(url) : loadedCluster()))
  instance.clock.now = now
  const shape = await withDatabase(instance, shapeOf)
  const database = new Kysely<Tables>({
    dialect: instance.dialect(async () => {
      const isUnchanged = await withDatabase(instance, async (database) => {
        if ((await shapeOf(database)) !== shape) return false
        await empty(database)
        return true
      })
      if (isUnchanged) unused.push(instance)
      else await closeAll(instance)
    }),
  })
  attachJobQueue(database, instance.queue)
  return database
}

async function closeAll({ queue, close }: Instance): Promise<void> {
  await queue.close()
  await close()
}

const withDatabase = <Result>(
  instance: Pick<Instance, 'dialect'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => work(new Kysely<Tables>({ dialect: instance.dialect(async () => undefined) }))

/** Changes if a table or an index is created, dropped or replaced. */
async function shapeOf(database: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select count(*) || ' to ' || max(oid) as shape from pg_class
    where relnamespace = current_schema()::regnamespace`.execute(database)
  return rows[0]?.shape ?? ''
}

/**
 * Truncates instead of deleting, so that rows are stored in the order of insertion, as in a new table. A test fills a few
 * tables, and truncating one costs more than looking whether it has rows.
 */
async function empty(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename not in ('migration', 'kysely_migration_lock')`.execute(database)
  const tables = [...rows.map(({ name }) => name), `${await jobsSchema(database)}.job`]
  const filled = await sql<{ name: string }>`${sql.raw(
    tables.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  )}`.execute(database)
  if (filled.rows.length === 0) return
  await sql.raw(`truncate ${filled.rows.map(({ name }) => name).join(', ')} cascade`).execute(database)
}

/** The engine clears its page cache at each start; clearing 128 MB, its default, takes half a second. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

async function loadedCluster(): Promise<Instance> {
  const file = await imageFile()
  const image = await readFile(file).catch(() => createImage(file))
  const pglite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(image)]), startParams: START_PARAMETERS })
  const dialect: Instance['dialect'] = (left) => pgliteDialect(pglite, left)
  return { dialect, close: () => pglite.close(), ...(await openClockedQueue({ dialect }, fromPglite(pglite))) }
}

/** Opens the queues on a database whose jobs are due by a clock of the test. */
async function openClockedQueue(
  instance: Pick<Instance, 'dialect'>,
  connection: Db,
): Promise<Pick<Instance, 'queue' | 'clock'>> {
  const clock: Clock = { now: null }
  const schema = await withDatabase(instance, jobsSchema)
  const write = (through: Db, now: Date | null) =>
    through.executeSql(`update ${schema}.test_clock set now = $1 where now is distinct from $1::timestamptz`, [now])
  /** The time in the table; undefined while a transaction may have changed it. */
  let written: number | null | undefined = null
  let writing: Promise<void> = Promise.resolve()
  const timeOf = (now: Date | null): number | null => now?.getTime() ?? null
  const setClock = (): Promise<void> => {
    const now = clock.now?.() ?? null
    // One after the other, because the connection may be a pool.
    writing = writing
      .catch(() => undefined)
      .then(async () => {
        if (written === timeOf(now)) return
        await write(connection, now)
        written = timeOf(now)
      })
    return writing
  }
  let isClocked = false
  const db: Db = {
    async executeSql(text, values) {
      if (isClocked) await setClock()
      return connection.executeSql(text, values)
    },
  }
  const backend = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite'
  const queue = await withDatabase(instance, (database) =>
    openJobQueue(database, { connection: { db, backend }, log: console.error }),
  )
  await withDatabase(instance, async (database) => {
    // As pg-boss's TestClock, for all sessions of the pool and set before each statement.
    await sql.raw(`create table if not exists ${schema}.test_clock (now timestamptz)`).execute(database)
    await sql.raw(`truncate ${schema}.test_clock`).execute(database)
    await sql.raw(`insert into ${schema}.test_clock values (null)`).execute(database)
    await sql
      // A function in SQL is planned anew by each statement that calls it.
      .raw(`create or replace function ${schema}.job_now() returns timestamptz language plpgsql stable as
        'begin return coalesce((select now from ${schema}.test_clock), pg_catalog.now()); end'`)
      .execute(database)
  })
  isClocked = true
  /** Sets the clock in the transaction that adds jobs. */
  const setClockIn = async ({ db }: ConnectionOptions): Promise<void> => {
    const now = clock.now?.() ?? null
    if (!db || written === timeOf(now)) return
    written = undefined
    await write(db, now)
  }
  const send = queue.boss.send.bind(queue.boss)
  const insert = queue.boss.insert.bind(queue.boss)
  Object.assign(queue.boss, {
    async send(name: string, data: object, options: SendOptions) {
      await setClockIn(options)
      return send(name, data, options)
    },
    async insert(name: string, jobs: JobInsert[], options: InsertOptions) {
      await setClockIn(options)
      return insert(name, jobs, options)
    },
  })
  return { queue, clock }
}

function pgliteDialect(pglite: PGlite, left: () => Promise<void>): Dialect {
  let closed = false
  return new PGliteDialect({
    pglite: {
      ready: true,
      waitReady: pglite.waitReady,
      get closed() {
        return closed
      },
      query: (...call) => pglite.query(...call),
      transaction: (...call) => pglite.transaction(...call),
      async close() {
        closed = true
        await left()
      },
    },
  })
}

/** Creating a cluster takes seconds, so an image of a migrated cluster is cached for all processes and runs. */
async function createImage(file: string): Promise<Buffer> {
  const pglite = await PGlite.create({ startParams: START_PARAMETERS })
  await migrate(new Kysely<Tables>({ dialect: pgliteDialect(pglite, async () => undefined) }))
  const { queue } = await openClockedQueue({ dialect: (left) => pgliteDialect(pglite, left) }, fromPglite(pglite))
  await queue.close()
  const image = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
  await pglite.close()
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, image)
  await rename(draft, file)
  return image
}

/** The path of the image, named by the version of PGlite and the migrations. */
async function imageFile(): Promise<string> {
  const version = await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
  const pgBoss = await readFile(new URL(import.meta.resolve('pg-boss/package.json')))
  const folder = fileURLToPath(new URL('../src/', import.meta.url))
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /^database.*migrat.*\.ts$|^jobs.*(Kinds|Queue)\.ts$/.test(name))
    .toSorted()
  const hash = createHash('sha256').update(version).update(pgBoss)
  hash.update(await readFile(fileURLToPath(import.meta.url)))
  for (const name of names) hash.update(await readFile(join(folder, name)))
  return join(tmpdir(), `irodori-migrated-${hash.digest('hex').slice(0, 16)}.tar`)
}

async function ownSchema(url: string): Promise<Instance> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const pool = new pg.Pool({ connectionString: url, max: 5, options: `-c search_path=${schema}` })
  await pool.query(`create schema ${schema}`)
  const dialect: Instance['dialect'] = (left) =>
    new SharedPostgresDialect({ pool: { connect: () => pool.connect(), end: left, options: pool.options } })
  await withDatabase({ dialect }, (database) => migrate(database))
  const connection: Db = { executeSql: (text, values) => pool.query(text, values) }
  return { dialect, close: () => pool.end(), ...(await openClockedQueue({ dialect }, connection)) }
}
