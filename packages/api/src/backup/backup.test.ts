import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { present } from '@irodori/design/testing/present'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { halvesPng } from '../../testing/photos.ts'
import { startS3Server } from '../../testing/servers/s3Server.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { Database } from '../database/tables.ts'
import { findViolations } from '../invariants/invariant.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { readMarker, writeMarker } from '../installation/shopMarker.ts'
import { recordAccess } from '../privacy/recordAccess.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import type { Storage } from '../storage/storage.ts'
import type { Backup, StoredFile } from './backup.ts'
import { listBackups, readFileList } from './backup.ts'
import { BackupError } from './backupError.ts'
import { backupShop } from './backupShop.ts'
import { openBackupTarget } from './backupTarget.ts'
import { restoreShop } from './restoreShop.ts'

const SHOP = 'the-shop'
let server: TestServer
let token: string
let folder: string
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-backup-'))
  await server.database.insertInto('shop_identity').values({ id: SHOP, is_marked: true }).execute()
  token = await server.logIn()
  const { orderNumber } = ORDERS.a
  await server.call('uploadImage', { body: { orderNumber }, file: halvesPng(80, 40) }, token)
  await save(randomUUID(), '髙﨑\n"\\"')
  await server.jobs.idle()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const save = async (randomId: string, text: string) => {
  const items = TEMPLATE.items.map((item) => ('text' in item ? { ...item, text } : item))
  const body = { ...ORDERS.a, designs: [draftOf(TEMPLATE, randomId, { items })] }
  const { code } = await server.call('createDesigns', { body }, token)
  if (code !== 200) throw new Error(`the save failed with status ${code}`)
}

/** In place of the shop's fonts, which are a hundred megabytes; those are backed up by the tests of upgrades. */
const fontFiles = async () => ['Serif.ttf', 'Sans.ttf'].map((key) => ({ key, bytes: new TextEncoder().encode(key) }))

const ALL = { keep: 14, allowShrink: false }

const backup = (directory: string, storage: Storage = server.storage, options = ALL) =>
  backupShop(
    { database: server.database, storage, fontFiles, now: () => server.clock.now, say: () => undefined },
    fileStorage(directory),
    options,
  )

const newest = async (directory: string): Promise<Backup> => present((await listBackups(fileStorage(directory))).at(-1))

const filesOf = async (directory: string): Promise<readonly StoredFile[]> =>
  readFileList(fileStorage(directory), await newest(directory))

interface Other {
  readonly database: Database
  readonly storage: Storage
  readonly fontFiles: typeof fontFiles
  readonly said: string[]
}

/** An empty shop on another machine. */
async function withOther(work: (other: Other) => Promise<void>): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'irodori-restored-'))
  const database = await memoryDatabase()
  try {
    await work({ database, storage: fileStorage(place), fontFiles, said: [] })
  } finally {
    await database.destroy()
    await rm(place, { recursive: true, force: true })
  }
}

const restore = ({ database, storage, said }: Other, directory: string, generation: string | null = null) =>
  restoreShop({ database, storage, fontFiles, say: (line) => said.push(line) }, fileStorage(directory), generation)

async function violationsIn({ database, storage }: Other): Promise<string[]> {
  const evidence = { database, storage, now: server.clock.now, filesSince: null }
  const findings = await findViolations(INVARIANTS, evidence, async () => undefined)
  return findings.flatMap(({ id, violations }) => violations.map(({ at, fact }) => `${id} ${at} ${fact}`))
}

it('restores every row and file unchanged, and the restored shop has the id of the other', async () => {
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  await backup(one)
  await withOther(async (other) => {
    await restore(other, one)
    await backupShop({ ...other, now: () => server.clock.now, say: () => undefined }, fileStorage(two), ALL)
    const [before, after] = [await newest(one), await newest(two)]
    expect((await filesOf(one)).length).toBeGreaterThan(2)
    expect(before.contents.tables.design?.rows).toBe(1)
    expect(after.contents.files).toEqual(before.contents.files)
    const { shop_identity: _before, ...rows } = before.contents.tables
    const { shop_identity: _after, ...again } = after.contents.tables
    expect(again).toEqual(rows)
    expect(after.shopId).toBe(SHOP)
    expect(await readMarker(other.storage)).toBe(SHOP)
    expect(other.said).toHaveLength(1)
    expect(await violationsIn(other)).toEqual([])
  })
})

it('restores into a new shop whose record has the commands that made and restore it, and keeps that record', async () => {
  const directory = join(folder, 'recorded')
  const record = (database: Database, command: string) =>
    recordAccess(
      database,
      { source: 'COMMAND_LINE', staff: 'hana', staffId: null, command, subject: '' },
      server.clock.now,
    )
  await record(server.database, 'orders show')
  await backup(directory)
  await withOther(async (other) => {
    for (const command of ['create', 'restore']) await record(other.database, command)
    await restore(other, directory)
    const rows = await other.database.selectFrom('staff_access').select('command').execute()
    expect(rows.map(({ command }) => command).toSorted()).toEqual(['create', 'orders show', 'restore'])
  })
  await server.database.deleteFrom('staff_access').execute()
})

it('NLW-37: copies no photo that is on its way from a phone', async () => {
  const [secret, phone, directory] = ['a'.repeat(43), 'b'.repeat(43), join(folder, 'transfers')]
  const { data } = await server.call('openPhotoTransfer', { body: { secret, token: phone } })
  const photo = { body: { token: phone, photoId: randomUUID() }, file: halvesPng(8, 8) }
  await server.call('sendPhonePhoto', photo)
  await backup(directory)
  expect(await server.storage.list('transfers')).toHaveLength(1)
  expect((await filesOf(directory)).filter(({ key }) => key.startsWith('transfers/'))).toEqual([])
  await server.call('endPhotoTransfer', { params: { transferId: present(data).id }, body: { secret } })
  await server.jobs.idle()
})

it('keeps generations that share their files, restores one by its number, and removes those beyond the limit', async () => {
  const directory = join(folder, 'generations')
  await server.storage.put('orders/gone/file.png', halvesPng(2, 2))
  await backup(directory)
  await server.storage.delete('orders/gone/file.png')
  await save(randomUUID(), '新しい')
  await server.jobs.idle()
  const read: string[] = []
  const watched: Storage = {
    ...server.storage,
    get(key) {
      read.push(key)
      return server.storage.get(key)
    },
  }
  await backup(directory, watched)
  expect(read.length).toBe(2)
  const [first, second] = await listBackups(fileStorage(directory))
  const keysOf = async (one: Backup) => (await readFileList(fileStorage(directory), one)).map(({ key }) => key)
  expect(await keysOf(present(first))).toContain('orders/gone/file.png')
  expect(await keysOf(present(second))).toEqual(await server.storage.list(''))
  await withOther(async (other) => {
    await restore(other, directory, '1')
    expect(await other.storage.head('orders/gone/file.png')).not.toBeNull()
  })
  const before = await fileStorage(directory).list('blobs')
  await backup(directory, server.storage, { ...ALL, keep: 1 })
  expect((await listBackups(fileStorage(directory))).map(({ id }) => id.slice(0, 6))).toEqual(['000003'])
  expect((await fileStorage(directory).list('blobs')).length).toBeLessThan(before.length)
  await withOther(async (other) => {
    await restore(other, directory)
    expect(await violationsIn(other)).toEqual([])
  })
})

it('never counts a backup that ends half-way, wherever it ends, and the next one is complete', async () => {
  const directory = join(folder, 'killed')
  await backup(directory)
  await server.storage.put('orders/new/file.png', halvesPng(3, 3))
  const target = fileStorage(directory)
  for (let writes = 0; ; writes += 1) {
    let left = writes
    const fail =
      <Call extends unknown[]>(write: (...call: Call) => Promise<void>) =>
      async (...call: Call) => {
        if (left === 0) throw new Error('killed')
        left -= 1
        return write(...call)
      }
    const dying: Storage = { ...target, put: fail(target.put), putFile: fail(target.putFile) }
    const deps = {
      database: server.database,
      storage: server.storage,
      fontFiles,
      now: () => server.clock.now,
      say: () => undefined,
    }
    const isOver = await backupShop(deps, dying, ALL).then(
      () => true,
      () => false,
    )
    expect((await listBackups(target)).length).toBe(isOver ? 2 : 1)
    if (isOver) break
    expect(writes).toBeLessThan(200)
  }
  await withOther((other) => restore(other, directory))
  await server.storage.delete('orders/new/file.png')
})

it('refuses the backups of another shop, and a shop without an id', async () => {
  const directory = join(folder, 'two-shops')
  await backup(directory)
  await withOther(async (other) => {
    const deps = { ...other, now: () => server.clock.now, say: () => undefined }
    await expect(backupShop(deps, fileStorage(directory), ALL)).rejects.toThrow('the shop has no id')
    await other.database.insertInto('shop_identity').values({ id: 'another' }).execute()
    await expect(backupShop(deps, fileStorage(directory), ALL)).rejects.toThrow('those of another shop (id the-shop)')
  })
  expect(await listBackups(fileStorage(directory))).toHaveLength(1)
})

it('refuses a shop that shrank to nothing, unless that is allowed', async () => {
  const directory = join(folder, 'shrunk')
  await backup(directory)
  await withOther(async (other) => {
    await other.database.insertInto('shop_identity').values({ id: SHOP }).execute()
    const deps = { ...other, now: () => server.clock.now, say: () => undefined }
    await expect(backupShop(deps, fileStorage(directory), ALL)).rejects.toThrow(
      /no orders in place of 5 .*--allow-shrink/,
    )
    expect(await listBackups(fileStorage(directory))).toHaveLength(1)
    await backupShop(deps, fileStorage(directory), { ...ALL, allowShrink: true })
    expect(await listBackups(fileStorage(directory))).toHaveLength(2)
  })
})

it('refuses a folder that holds the files of a shop', async () => {
  const directory = join(folder, 'files-of-a-shop')
  await writeMarker(fileStorage(directory), SHOP)
  for (const target of [directory, join(directory, 'below')])
    await expect(
      openBackupTarget({ target, workingDirectory: folder, credentials: null, writes: true }),
    ).rejects.toThrow('holds the files of a shop')
})

it('backs up into a bucket and restores from it', async () => {
  const bucket = await startS3Server('backups')
  const input = { target: bucket.storageUrl, workingDirectory: folder, credentials: bucket.place.credentials }
  const target = await openBackupTarget({ ...input, writes: true })
  const { database, storage, clock } = server
  const deps = { database, storage, fontFiles, now: () => clock.now, say: () => undefined }
  await backupShop(deps, target.storage, ALL)
  await backupShop(deps, target.storage, { ...ALL, keep: 1 })
  expect((await listBackups(target.storage)).map(({ id }) => id.slice(0, 6))).toEqual(['000002'])
  await withOther(async (other) => {
    await restoreShop({ ...other, say: () => undefined }, target.storage, null)
    expect(await violationsIn(other)).toEqual([])
  })
  await target.close()
  await bucket.stop()
})

it('finds a flipped byte in a stored file, and copies the file again at the next backup', async () => {
  const directory = join(folder, 'flipped')
  await backup(directory)
  const [first] = await filesOf(directory)
  await flip(join(directory, (await newest(directory)).fileKey(present(first))))
  await withOther(async (other) => {
    await expect(restore(other, directory)).rejects.toThrow(`file ${first?.key} was changed after the backup`)
  })
  await backup(directory)
  await withOther((other) => restore(other, directory))
})

/** Changes one bit in the middle of a file. */
async function flip(path: string): Promise<void> {
  const bytes = await readFile(path)
  const at = bytes.length >> 1
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}

it('backs up a consistent shop although customers save designs meanwhile', async () => {
  const directory = join(folder, 'running')
  let isOver = false
  const saving = Promise.all(
    Array.from({ length: 2 }, async (_, own) => {
      const randomId = randomUUID()
      for (let turn = 0; !isOver; turn += 1) {
        await save(randomId, `${own} ${turn}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }),
  )
  await backup(directory)
  isOver = true
  await saving
  await server.jobs.idle()
  await withOther(async (other) => {
    await restore(other, directory)
    expect(await violationsIn(other)).toEqual([])
  })
})

it.each([
  ['a row was changed', (one: Backup) => one.tableKey('shop_order'), 'table shop_order was changed after the backup'],
  ['its list was changed', (one: Backup) => one.listKey, 'was changed after the backup'],
  ['its manifest was changed', (one: Backup) => `generations/${one.id}.json`, 'was changed after the backup'],
])('refuses to restore a backup if %s', async (_, keyOf, reason) => {
  const directory = join(folder, randomUUID())
  await backup(directory)
  await flip(join(directory, keyOf(await newest(directory))))
  await withOther(async (other) => {
    await expect(restore(other, directory)).rejects.toThrow(reason)
    expect(await other.storage.list('')).toEqual([])
    expect(await other.database.selectFrom('shop_order').selectAll().execute()).toEqual([])
  })
})

it('refuses to restore no backup, or a backup over a shop with rows or of a later version', async () => {
  const directory = join(folder, 'refused')
  await backup(directory)
  const here = { database: server.database, storage: server.storage, fontFiles, said: [] }
  await expect(restore(here, directory)).rejects.toThrow(BackupError)
  await expect(restore(here, directory)).rejects.toThrow('the shop is not empty')
  await withOther(async (other) => {
    await other.database.deleteFrom('migration').where('name', '=', '0016-mail-content').execute()
    await expect(restore(other, directory)).rejects.toThrow('by a later version')
    const timestamp = new Date().toISOString()
    await other.database.insertInto('migration').values({ name: '0016-mail-content', timestamp }).execute()
    await expect(restore(other, join(folder, 'none'))).rejects.toThrow('there is no complete backup')
    await expect(restore(other, directory, '7')).rejects.toThrow('there is no generation 7')
  })
})
