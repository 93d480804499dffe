import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDraft } from './drafts.ts'
import { fileStorage } from './fileStorage.ts'
import type { Storage } from './storage.ts'
import { isStorageKey } from './storage.ts'

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-storage-'))
  storage = fileStorage(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)

describe('files in a directory', () => {
  it('writes, reads, measures, lists and deletes files', async () => {
    await storage.put('orders/a/one.png', bytes('one'))
    await storage.put('orders/b/two.png', bytes('two!'))
    expect(await storage.get('orders/a/one.png')).toEqual(bytes('one'))
    expect(await storage.head('orders/b/two.png')).toEqual({ bytes: 4 })
    expect(await storage.list('orders')).toEqual(['orders/a/one.png', 'orders/b/two.png'])
    await storage.delete('orders/a/one.png')
    expect(await storage.get('orders/a/one.png')).toBeNull()
    expect(await storage.head('orders/a/one.png')).toBeNull()
  })

  it('overwrites files, and deletes them twice without an error', async () => {
    await storage.put('a.png', bytes('old'))
    await storage.put('a.png', bytes('new'))
    expect(await storage.get('a.png')).toEqual(bytes('new'))
    await storage.delete('a.png')
    await storage.delete('a.png')
  })

  it('leave no drafts behind after parallel writes', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => storage.put('same/a.png', bytes(`${i}`.repeat(5000)))))
    expect(await readdir(join(folder, 'same'))).toEqual(['a.png'])
    expect((await storage.head('same/a.png'))?.bytes).toBeGreaterThanOrEqual(5000)
  })

  it('HND-1: lose the drafts of killed processes, and no draft of a running process', async () => {
    const dead = spawnSync('true').pid
    const own = dirname(await newDraft(folder))
    const elsewhere = join(folder, '.drafts', 'other')
    await mkdir(elsewhere)
    const dayAgo = new Date(Date.now() - 90_000_000)
    const begun = [
      { path: join(own, `${dead}-${randomUUID()}`), at: new Date(), isLeft: false },
      { path: join(own, `${process.ppid}-${randomUUID()}`), at: dayAgo, isLeft: true },
      { path: join(elsewhere, `${dead}-${randomUUID()}`), at: new Date(), isLeft: true },
      { path: join(elsewhere, `${dead}-${randomUUID()}`), at: dayAgo, isLeft: false },
    ]
    for (const { path, at } of begun) {
      await writeFile(path, 'half')
      await utimes(path, at, at)
    }
    expect(await storage.list('')).toEqual([])
    await storage.put('a.png', bytes('whole'))
    const left = [own, elsewhere].map(async (at) => (await readdir(at)).map((name) => join(at, name)))
    expect((await Promise.all(left)).flat()).toEqual(begun.filter(({ isLeft }) => isLeft).map(({ path }) => path))
    expect(await storage.list('')).toEqual(['a.png'])
  })

  it('distinguishes files from folders', async () => {
    await storage.put('a/b.png', bytes('x'))
    expect(await storage.get('a')).toBeNull()
    expect(await storage.head('a')).toBeNull()
    expect(await storage.get('a/b.png/c.png')).toBeNull()
    expect(await storage.list('none')).toEqual([])
  })

  it('refuse keys that leave the directory', async () => {
    await symlink('/etc', join(folder, 'link'))
    for (const key of ['../a.png', '/a.png', 'a/../../b', '', '.', 'a//b', 'a\0', '.hidden', 'a\\b', 'a/', 'ユ.png']) {
      expect(isStorageKey(key)).toBe(false)
      await expect(storage.put(key, bytes('x'))).rejects.toThrow('not a storage key')
      await expect(storage.get(key)).rejects.toThrow('not a storage key')
    }
  })

  it('accept no key with a segment that leaves its folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '/', '\\', '%', '2', 'e', '\0', '~') }), (key) => {
        if (isStorageKey(key)) expect(join('/store', key)).toBe(`/store/${key}`)
      }),
    )
  })
})
