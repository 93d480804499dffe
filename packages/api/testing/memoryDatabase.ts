import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { Dialect } from 'kysely'
import { Kysely, PGliteDialect, sql } from 'kysely'
import pg from 'pg'
import { migrate } from '../src/database/migrate.ts'
import { SharedPostgresDialect } from '../src/database/postgresDialect.ts'
import type { Database, Tables } from '../src/database/tables.ts'

/** A migrated database without rows, which tests can reuse. */
interface Instance {
  /** A dialect that calls `left` when it is destroyed and keeps the instance open. */
  readonly dialect: (left: () => Promise<void>) => Dialect
  readonly close: () => Promise<void>
}

/** Unused instances of this process: emptying an instance is much faster than creating one. */
const unused: Instance[] = []
/** An empty shop's database: PGlite in memory, or a schema of its own on the server that TEST_DATABASE_URL names. */
export async function memoryDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  const instance = unused.pop() ?? (await (url ? ownSchema(url) : loadedCluster()))
  const shape = await withDatabase(instance, shapeOf)
  return new Kysely<Tables>({
    dialect: instance.dialect(async () => {
      const isUnchanged = await withDatabase(instance, async (database) => {
        if ((await shapeOf(database)) !== shape) return false
        await empty(database)
        return true
      })
      if (isUnchanged) unused.push(instance)
      else await instance.close()
    }),
  })
}

const withDatabase = <Result>(instance: Instance, work: (database: Database) => Promise<Result>): Promise<Result> =>
  work(new Kysely<Tables>({ dialect: instance.dialect(async () => undefined) }))

/** Changes if a table or an index is created, dropped or replaced. */
async function shapeOf(database: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select count(*) || ' to ' || max(oid) as shape from pg_class
    where relnamespace = current_schema()::regnamespace`.execute(database)
  return rows[0]?.shape ?? ''
}

/** Truncates instead of deleting, so that rows are stored in the order of insertion, as in a new table. */
async function empty(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = current_schema() and tablename not in ('migration', 'kysely_migration_lock')`.execute(database)
  await sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')}`).execute(database)
}

async function loadedCluster(): Promise<Instance> {
  const file = await imageFile()
  const image = await readFile(file).catch(() => createImage(file))
  const pglite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(image)]) })
  return { dialect: (left) => pgliteDialect(pglite, left), close: () => pglite.close() }
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
  const pglite = await PGlite.create()
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }))
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
  const folder = fileURLToPath(new URL('../src/database/', import.meta.url))
  const names = (await readdir(folder, { recursive: true })).filter((name) => /migrat.*\.ts$/.test(name)).toSorted()
  const hash = createHash('sha256').update(version)
  for (const name of names) hash.update(await readFile(join(folder, name)))
  return join(tmpdir(), `irodori-migrated-${hash.digest('hex').slice(0, 16)}.tar`)
}

async function ownSchema(url: string): Promise<Instance> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const pool = new pg.Pool({ connectionString: url, max: 5, options: `-c search_path=${schema}` })
  await pool.query(`create schema ${schema}`)
  const instance: Instance = {
    dialect: (left) =>
      new SharedPostgresDialect({ pool: { connect: () => pool.connect(), end: left, options: pool.options } }),
    close: () => pool.end(),
  }
  await withDatabase(instance, (database) => migrate(database))
  return instance
}
