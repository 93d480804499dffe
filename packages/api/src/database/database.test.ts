import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '../resilience/transientErrors.ts'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { TEST_DATABASE_URL } from '../../testing/ownSchema.ts'
import { SHORT_LIVED } from '../../testing/servers/shortLived.ts'
import { putEmptyCluster } from '../../testing/servers/emptyCluster.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './openDatabase.ts'
import { syncingFileSystem, syncingStartParameters } from './syncingFileSystem.ts'
import type { Database } from './tables.ts'
import { transact } from './transact.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-database-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(TEST_DATABASE_URL)('a commit in the data directory', () => {
  it('syncs a commit to the disk exactly once', async () => {
    let syncs = 0
    const count = () => {
      syncs += 1
    }
    await putEmptyCluster(join(folder, 'counted'))
    const database = await PGlite.create({
      fs: syncingFileSystem(join(folder, 'counted/cluster'), count),
      startParams: syncingStartParameters(PGlite.defaultStartParams),
      relaxedDurability: false,
    })
    try {
      await database.exec('create table thing (id integer primary key)')
      const before = syncs
      for (let id = 0; id < 20; id += 1) await database.query('insert into thing values ($1)', [id])
      expect(syncs - before).toBe(20)
      await database.transaction(async (tx) => {
        for (let id = 20; id < 30; id += 1) await tx.query('insert into thing values ($1)', [id])
      })
      expect(syncs - before).toBe(21)
      await database.exec('checkpoint')
      expect(syncs - before).toBeGreaterThan(22)
    } finally {
      await database.close()
    }
  })
})

it.skipIf(TEST_DATABASE_URL)(
  'vacuums the embedded database, so that counts are read from the index alone',
  async () => {
    await putEmptyCluster(join(folder, 'vacuumed'))
    const { database, vacuum, close } = await openPglite(join(folder, 'vacuumed'))
    try {
      await sql`create table thing (id integer primary key, word text)`.execute(database)
      await sql`insert into thing select id, repeat('word', 100) from generate_series(1, 2000) as id`.execute(database)
      const plan = async (): Promise<string> => {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze) select count(id) from thing`.execute(
          database,
        )
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }
      expect(await plan()).not.toContain('Heap Fetches: 0')
      await vacuum()
      expect(await plan()).toMatch(/Index Only Scan[\s\S]*Heap Fetches: 0/)
    } finally {
      await close()
    }
  },
)

const IN_OTHER_PROCESS = `
  const { openPglite } = await import(process.argv[1])
  try {
    await openPglite(process.argv[2])
    console.log('OPENED')
  } catch (error) {
    console.log(error.name + ': ' + error.message)
  }
  process.exit(0)`

const openElsewhere = (directory: string): Promise<string> =>
  new Promise((resolve) => {
    const module = new URL('./openDatabase.ts', import.meta.url).href
    const program = ['--input-type=module', '-e', IN_OTHER_PROCESS, module, directory]
    const child = spawn(process.execPath, [...SHORT_LIVED, ...program])
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.on('close', () => resolve(text.trim()))
  })

describe.skipIf(TEST_DATABASE_URL)('the directory of the database', () => {
  it('opens a database in one process at a time, and opens it again after it was closed', async () => {
    const directory = join(folder, 'shared')
    await putEmptyCluster(directory)
    const opened = await openPglite(directory)
    await sql`create table kept (word text)`.execute(opened.database)
    await sql`insert into kept values ('春')`.execute(opened.database)
    expect(await openElsewhere(directory)).toMatch(/^DirectoryIsLocked: .* is in use by process \d+/)
    await expect(openPglite(directory)).rejects.toThrow(/in use/)
    await opened.close()
    // The other process ends without closing, so its lock is that of a dead process.
    expect(await openElsewhere(directory)).toBe('OPENED')
    const again = await openPglite(directory)
    expect((await sql`select word from kept`.execute(again.database)).rows).toEqual([{ word: '春' }])
    await again.close()
  })
})

const appliedNames = async (database: Database): Promise<string[]> =>
  (await database.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name)

async function tableNames(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(database)
  return rows.map(({ name }) => name)
}

async function dropAllTables(database: Database): Promise<void> {
  await sql`drop view job`.execute(database)
  await sql`drop table ${sql.join((await tableNames(database)).map((name) => sql.table(name)))} cascade`.execute(
    database,
  )
}

const RELEASED = new Date('2026-10-01T00:00:00.123Z')

/** The tables in which the releases before Kysely's migrator recorded the applied migrations. */
async function plantFormerTables(database: Database, applied: readonly string[]): Promise<void> {
  await sql`drop table migration, kysely_migration_lock`.execute(database)
  await sql`create table migration_lock (id integer primary key, taken integer not null)`.execute(database)
  await sql`insert into migration_lock values (1, 0)`.execute(database)
  await sql`create table migration (name text primary key, applied_at timestamptz not null)`.execute(database)
  const rows = applied.map((name) => sql`(${name}, ${RELEASED})`)
  await sql`insert into migration values ${sql.join(rows)}`.execute(database)
}

describe('migrations', () => {
  it('run once even if several servers start together', async () => {
    const database = await memoryDatabase()
    expect(await migrate(database)).toEqual([])
    await dropAllTables(database)
    const runs = await Promise.all([migrate(database), migrate(database)])
    const applied = await appliedNames(database)
    expect(applied).toContain('0001-foundation')
    expect(runs.flat().toSorted()).toEqual(applied)
    await database.destroy()
  })

  it('take over a database of the releases before Kysely’s migrator and run none twice', async () => {
    const database = await memoryDatabase()
    const applied = await appliedNames(database)
    await plantFormerTables(database, applied)
    const runs = await Promise.all([migrate(database), migrate(database)])
    expect(runs).toEqual([[], []])
    expect(await appliedNames(database)).toEqual(applied)
    const { rows } = await sql<{ since: Date }>`select max(timestamp::timestamptz) as since from migration`.execute(
      database,
    )
    expect(rows).toEqual([{ since: RELEASED }])
    await database.destroy()
  })

  it('apply to the database of an earlier release what it had not applied', async () => {
    const database = await memoryDatabase()
    const applied = await appliedNames(database)
    await sql`drop table failed_attempt`.execute(database)
    await sql`create table wrong_try (
      order_number text primary key, tries integer not null, window_started_at timestamptz not null)`.execute(database)
    await plantFormerTables(
      database,
      applied.filter((name) => name !== '0010-failed-attempts'),
    )
    expect(await migrate(database)).toEqual(['0010-failed-attempts'])
    expect(await appliedNames(database)).toEqual(applied)
    await database.destroy()
  })

  it('leave a database of a later release as it is', async () => {
    const database = await memoryDatabase()
    await database.insertInto('migration').values({ name: '9999-later', timestamp: RELEASED.toISOString() }).execute()
    expect(await migrate(database)).toEqual([])
    await database.deleteFrom('migration').where('name', '=', '9999-later').execute()
    await database.destroy()
  })

  it('leave the database as it was if one of them fails, and run at the next start', async () => {
    const database = await memoryDatabase()
    const applied = await appliedNames(database)
    await dropAllTables(database)
    // 0007-order-history cannot create its table.
    await sql`create table order_history (id text)`.execute(database)
    await expect(migrate(database)).rejects.toThrow(/order_history/)
    expect(await tableNames(database)).toEqual(['order_history'])
    await sql`drop table order_history`.execute(database)
    expect(await migrate(database)).toEqual(applied)
    await database.destroy()
  })
})

describe('a transaction', () => {
  const failing = (code: string) => Object.assign(new Error('refused by the database'), { code })

  it('runs a transaction again from its start after a conflict', async () => {
    const database = await memoryDatabase()
    let runs = 0
    const row = { name: 'thing', value: '1' }
    const result = await transact(database, async (tx) => {
      await tx.insertInto('setting').values(row).execute()
      runs += 1
      if (runs < 3) throw failing(runs === 1 ? '40001' : '40P01')
      return 'done'
    })
    expect([result, runs]).toEqual(['done', 3])
    expect(await database.selectFrom('setting').selectAll().execute()).toHaveLength(1)
    await database.destroy()
  })

  it('fails after five runs, and immediately for any other error', async () => {
    const database = await memoryDatabase()
    const runsOf = async (code: string) => {
      let runs = 0
      const attempt = transact(database, async () => {
        runs += 1
        throw failing(code)
      })
      expect(errorCode(await attempt.catch((error: unknown) => error))).toBe(code)
      return runs
    }
    expect(await runsOf('40001')).toBe(5)
    expect(await runsOf('23505')).toBe(1)
    await database.destroy()
  })
})
