import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { halvesPng } from '../../testing/photos.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { Database } from '../database/tables.ts'
import { findViolations } from '../invariants/invariant.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import type { Storage } from '../storage/storage.ts'
import { backupFolder } from './backupFolder.ts'
import { backupShop } from './backupShop.ts'
import { RestoreError, restoreShop } from './restoreShop.ts'

let server: TestServer
let token: string
let folder: string
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-backup-'))
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

const backup = (directory: string, storage: Storage = server.storage) =>
  backupShop({ database: server.database, storage, now: () => server.clock.now, say: () => undefined }, directory)

interface Other {
  readonly database: Database
  readonly storage: Storage
  readonly said: string[]
}

/** An empty shop on another machine. */
async function withOther(work: (other: Other) => Promise<void>): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'irodori-restored-'))
  const database = await memoryDatabase()
  try {
    await work({ database, storage: fileStorage(place), said: [] })
  } finally {
    await database.destroy()
    await rm(place, { recursive: true, force: true })
  }
}

const restore = ({ database, storage, said }: Other, directory: string) =>
  restoreShop({ database, storage, say: (line) => said.push(line) }, directory)

async function violationsIn({ database, storage }: Other): Promise<string[]> {
  const evidence = { database, storage, now: server.clock.now, filesSince: null }
  const findings = await findViolations(INVARIANTS, evidence, async () => undefined)
  return findings.flatMap(({ id, violations }) => violations.map(({ at, fact }) => `${id} ${at} ${fact}`))
}

it('restores every row and file unchanged', async () => {
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  await backup(one)
  await withOther(async (other) => {
    await restore(other, one)
    await backupShop({ ...other, now: () => server.clock.now, say: () => undefined }, two)
    const [before, after] = [await backupFolder(one).read(), await backupFolder(two).read()]
    expect(before?.files.length).toBeGreaterThan(2)
    expect(before?.contents.tables.design?.rows).toBe(1)
    expect(after).toEqual(before)
    expect(other.said).toHaveLength(1)
    expect(await violationsIn(other)).toEqual([])
  })
})

it('copies only new files into an existing backup, and removes deleted ones', async () => {
  const directory = join(folder, 'nightly')
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
  const list = (await backupFolder(directory).read())?.files.map(({ key }) => key) ?? []
  expect(list).not.toContain('orders/gone/file.png')
  expect(list).toEqual(await server.storage.list(''))
  expect(read.length).toBe(2)
})

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
  ['a row was changed', 'tables/shop_order.jsonl', 'table shop_order was changed after the backup'],
  ['a file was changed', 'files', 'was changed after the backup'],
  ['its list was changed', 'files.jsonl', 'files.jsonl was changed after the backup'],
])('refuses to restore a backup if %s', async (_, path, reason) => {
  const directory = join(folder, randomUUID())
  await backup(directory)
  const [first] = (await backupFolder(directory).read())?.files ?? []
  const file = join(directory, path === 'files' ? `files/${first?.key}` : path)
  await writeFile(file, `${await readFile(file, 'latin1')} `)
  await withOther(async (other) => {
    await expect(restore(other, directory)).rejects.toThrow(reason)
    expect(await other.storage.list('')).toEqual([])
    expect(await other.database.selectFrom('shop_order').selectAll().execute()).toEqual([])
  })
})

it('refuses to restore an incomplete backup, or a backup over a shop with rows or into another version', async () => {
  const directory = join(folder, 'refused')
  await backup(directory)
  const here = { database: server.database, storage: server.storage, said: [] }
  await expect(restore(here, directory)).rejects.toThrow(RestoreError)
  await expect(restore(here, directory)).rejects.toThrow('the shop is not empty')
  await withOther(async (other) => {
    await other.database
      .insertInto('migration')
      .values({ name: '9999-later', timestamp: new Date().toISOString() })
      .execute()
    await expect(restore(other, directory)).rejects.toThrow('by another version')
    await other.database.deleteFrom('migration').where('name', '=', '9999-later').execute()
  })
  await rm(join(directory, 'backup.json'))
  await expect(restore(here, directory)).rejects.toThrow('contains no complete backup')
})
