import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { migrate } from '../database/migrate.ts'
import type { Database, Tables } from '../database/tables.ts'

/** Names the image of an empty cluster; the PGlite version decides whether it can be loaded. */
const IMAGE = join(tmpdir(), 'irodori-empty-cluster-0.5.14.tar')

/**
 * An empty shop's database: PGlite in memory, or a schema of its own on the server that TEST_DATABASE_URL names.
 * A new cluster takes seconds, so its image is made once and loaded from then on.
 */
export async function memoryDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  const database = url ? await ownSchema(url) : await loadedCluster()
  await migrate(database, new Date())
  return database
}

async function loadedCluster(): Promise<Database> {
  const image = await readFile(IMAGE).catch(makeImage)
  const pglite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(image)]) })
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
}

async function makeImage(): Promise<Buffer> {
  const pglite = await PGlite.create()
  const image = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
  await pglite.close()
  const draft = `${IMAGE}.${randomUUID()}`
  await writeFile(draft, image)
  await rename(draft, IMAGE)
  return image
}

async function ownSchema(url: string): Promise<Database> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const pool = new pg.Pool({ connectionString: url, max: 5, options: `-c search_path=${schema}` })
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await sql.raw(`create schema ${schema}`).execute(database)
  return database
}
