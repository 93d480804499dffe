import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NEEDS_POSTGRES, newSchema, TEST_DATABASE_URL } from '../../testing/ownSchema.ts'
import { putEmptyCluster } from '../../testing/servers/emptyCluster.ts'
import { startS3Server } from '../../testing/servers/s3Server.ts'
import type { StorageChoice } from '../storage/openStorage.ts'
import type { Purpose } from './openShop.ts'
import { openShop } from './openShop.ts'

let made: string
let folder: string
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'irodori-made-'))
  if (TEST_DATABASE_URL) return
  await putEmptyCluster(join(made, 'database'))
  await openAt(made, 'CREATE')
})
afterAll(() => rm(made, { recursive: true, force: true }))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-installation-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const placesIn = (directory: string, storage?: StorageChoice, databaseUrl: string | null = null) => ({
  dataDirectory: directory,
  databaseUrl,
  databaseConnections: 2,
  databaseStatementTimeoutMs: 30_000,
  storage: storage ?? { kind: 'FILES' as const, directory: join(directory, 'files') },
})

/** Opens and closes a shop. @returns its id */
async function openAt(
  directory: string,
  purpose: Purpose,
  storage?: StorageChoice,
  databaseUrl: string | null = null,
): Promise<string> {
  const { opened, close } = await openShop(placesIn(directory, storage, databaseUrl), purpose)
  const { id } = await opened.database.selectFrom('shop_identity').select('id').executeTakeFirstOrThrow()
  await close()
  return id
}

const copyShop = () => cpSync(made, folder, { recursive: true })

describe.skipIf(TEST_DATABASE_URL)('an embedded database and its files', () => {
  it('belong together by an id, which stays the same', async () => {
    copyShop()
    const id = await openAt(folder, 'SERVE')
    expect(await openAt(folder, 'STAFF')).toBe(id)
    expect(await openAt(folder, 'DEMO')).toBe(id)
    await expect(openAt(folder, 'CREATE')).rejects.toThrow('a shop exists already')
  })

  it.each(['SERVE', 'STAFF'] as const)('are not made by the purpose %s', async (purpose) => {
    await expect(openAt(folder, purpose)).rejects.toThrow(/there is no shop in .*npm run shop -- create/)
    expect(await readdir(folder)).toEqual([])
  })

  it.each(['CREATE', 'DEMO', 'SERVE', 'STAFF'] as const)(
    'the start names a missing database beside files, also for the purpose %s',
    async (purpose) => {
      copyShop()
      await rm(join(folder, 'database'), { recursive: true })
      await expect(openAt(folder, purpose)).rejects.toThrow(/the database is missing.*files in .*Mount/)
      expect(await readdir(folder)).toEqual(['files'])
    },
  )

  it('the start names a missing database beside mails', async () => {
    await mkdir(join(folder, 'mail/2026-11-24'), { recursive: true })
    await expect(openAt(folder, 'DEMO')).rejects.toThrow(/the database is missing.*mails in/)
  })

  it.each(['DEMO', 'SERVE', 'STAFF'] as const)('the start names missing files, for the purpose %s', async (purpose) => {
    copyShop()
    await rm(join(folder, 'files'), { recursive: true })
    await expect(openAt(folder, purpose)).rejects.toThrow(/the files of the shop are missing.*Mount/)
    expect(await readdir(folder)).not.toContain('files')
  })

  it('a database with the files of another shop is refused', async () => {
    copyShop()
    await writeFile(join(folder, 'files/shop.json'), '{"shopId":"another"}\n')
    await expect(openAt(folder, 'SERVE')).rejects.toThrow('holds the files of another shop (id another')
  })

  it('an interrupted creation is completed by the next start', async () => {
    copyShop()
    await rm(join(folder, 'files'), { recursive: true })
    const { opened, close } = await openShop(placesIn(made), 'STAFF')
    const { id } = await opened.database.selectFrom('shop_identity').select('id').executeTakeFirstOrThrow()
    await close()
    await change(async (database) => database.updateTable('shop_identity').set({ is_marked: false }).execute())
    await expect(openAt(folder, 'STAFF')).rejects.toThrow('start the server once')
    expect(await openAt(folder, 'SERVE')).toBe(id)
    expect(await openAt(folder, 'STAFF')).toBe(id)
  })

  it('the staff do not migrate the shop of an earlier version, and refuse that of a later one', async () => {
    copyShop()
    await change((database) => database.deleteFrom('migration').where('name', '=', '0017-shop-id').execute())
    await expect(openAt(folder, 'STAFF')).rejects.toThrow(/earlier version .*0017-shop-id.*start the server/)
    const timestamp = new Date().toISOString()
    await change((database) => database.insertInto('migration').values({ name: '0017-shop-id', timestamp }).execute())
    await change((database) => database.insertInto('migration').values({ name: '9999-later', timestamp }).execute())
    await expect(openAt(folder, 'STAFF')).rejects.toThrow(/later version .*9999-later/)
  })
})

/** Changes the copied database, past the checks of its identity. */
async function change(
  work: (database: Awaited<ReturnType<typeof openShop>>['opened']['database']) => Promise<unknown>,
) {
  const { openPglite } = await import('../database/openDatabase.ts')
  const { database, close } = await openPglite(join(folder, 'database'))
  await work(database)
  await close()
}

describe.skipIf(TEST_DATABASE_URL)('a damaged embedded database', () => {
  const DAMAGED = /the files of the database in .* are damaged .*npm run shop -- restore TARGET/

  it('is named where its control file is truncated', async () => {
    copyShop()
    await truncate(join(folder, 'database/cluster/global/pg_control'), 100)
    await expect(openAt(folder, 'SERVE')).rejects.toThrow(DAMAGED)
  })

  it('is named where a file of the global folder is garbage', async () => {
    copyShop()
    const directory = join(folder, 'database/cluster/global')
    for (const name of await readdir(directory))
      if (/^\d+$/.test(name)) await writeFile(join(directory, name), 'garbage'.repeat(3000))
    await expect(openAt(folder, 'SERVE')).rejects.toThrow(DAMAGED)
  })

  it('is named with the table whose file is missing', async () => {
    copyShop()
    let path = ''
    await change(async (database) => {
      const { rows } = await sql<{ path: string }>`select pg_relation_filepath('shop_order') as path`.execute(database)
      path = rows[0]?.path ?? ''
    })
    await rename(join(folder, 'database/cluster', path), join(folder, 'lost'))
    await expect(openAt(folder, 'STAFF')).rejects.toThrow(/damaged \(the file of shop_order is missing\)/)
  })
})

describe.skipIf(TEST_DATABASE_URL)('a bucket', () => {
  it('carries the id of its shop and is refused by another', async () => {
    copyShop()
    const server = await startS3Server('shop')
    const bucket: StorageChoice = { kind: 'BUCKET', place: server.place }
    await expect(openAt(folder, 'SERVE', bucket)).rejects.toThrow(
      'the files of the shop are missing: s3://prints/shop at',
    )
    const other = join(folder, 'other')
    await putEmptyCluster(join(other, 'database'))
    const id = await openAt(other, 'CREATE', bucket)
    expect(await openAt(other, 'STAFF', bucket)).toBe(id)
    await expect(openAt(folder, 'SERVE', bucket)).rejects.toThrow(`holds the files of another shop (id ${id}`)
    await expect(openAt(join(folder, 'third'), 'CREATE', bucket)).rejects.toThrow('the database is missing')
    await server.stop()
  })
})

describe.skipIf(!TEST_DATABASE_URL)(`a schema of PostgreSQL${NEEDS_POSTGRES}`, () => {
  it('is no shop until it is created, and then needs its files', async () => {
    const url = await newSchema(TEST_DATABASE_URL ?? '')
    for (const purpose of ['SERVE', 'STAFF'] as const)
      await expect(openAt(folder, purpose, undefined, url)).rejects.toThrow(
        /there is no shop in postgres:.*\(schema test_/,
      )
    const id = await openAt(folder, 'CREATE', undefined, url)
    expect(await openAt(folder, 'STAFF', undefined, url)).toBe(id)
    const lost = await newSchema(TEST_DATABASE_URL ?? '')
    await expect(openAt(folder, 'CREATE', undefined, lost)).rejects.toThrow('the database is missing')
    await rm(join(folder, 'files'), { recursive: true })
    await expect(openAt(folder, 'DEMO', undefined, url)).rejects.toThrow('the files of the shop are missing')
  })

  it('whose role may create nothing is refused with the privileges that it lacks', async () => {
    const url = new URL(await newSchema(TEST_DATABASE_URL ?? ''))
    const role = `reader_${Date.now()}`
    const admin = new pg.Client({ connectionString: TEST_DATABASE_URL ?? '' })
    await admin.connect()
    await admin.query(`create role ${role} login`)
    url.username = role
    await expect(openAt(folder, 'CREATE', undefined, url.href)).rejects.toThrow('grant it CREATE on the database')
    await admin.query(`drop role ${role}`)
    await admin.end()
  })
})
