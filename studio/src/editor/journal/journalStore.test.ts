import 'fake-indexeddb/auto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { forgetJournals, keepAsVersion1, versionOfJournals } from '../../../testing/journalOfVersion1.ts'
import { openJournalDatabase, STORES } from './journalDatabase.ts'
import { createJournalStore } from './journalStore.ts'

const snapshot = { version: 2, seq: 0, body: '{}', print: '' }
const entry = { ...snapshot, seq: 1 }
const PLACE = { design: '/new', journal: 'j', writer: 'w', fullSnapshot: () => snapshot, now: 5 }
const WRITE = { ...PLACE, snapshot: null, entries: [], hasWork: true, moveTo: null, isStrict: true }
const PHOTO = { ...PLACE, imageName: 'a.jpg', file: new Blob(['photo']) }

let disk = createJournalStore()
beforeAll(forgetJournals)
afterEach(async () => {
  vi.restoreAllMocks()
  disk.close()
  await forgetJournals()
  disk = createJournalStore()
})

/** All rows of the database, and the rows whose journal is missing. */
async function stored() {
  const database = await openJournalDatabase(() => {})
  const heads = await database.getAll('journals')
  const rows = {
    heads,
    entries: await database.getAll('entries'),
    photos: await database.getAll('photos'),
    files: (await database.getAll('files')).map(({ file, ...row }) => ({
      ...row,
      size: file instanceof Blob ? file.size : file.bytes.byteLength,
    })),
  }
  database.close()
  const ids = new Set(heads.map(({ id }) => id))
  const orphans = [
    ...[...rows.entries, ...rows.photos].filter(({ journal }) => !ids.has(journal)),
    ...rows.files.filter(({ design }) => !ids.has(design)),
  ]
  return { ...rows, orphans }
}

/** Records the names of the stores that are written to from now on. */
function watchWrites(): string[] {
  const names: string[] = []
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    names.push(this.name)
    return put.apply(this, given)
  })
  return names
}

/** Makes the tab crash before its nth write to the database from now on. */
function crashBefore(nth: number): () => boolean {
  let left = nth
  const { put, delete: remove } = IDBObjectStore.prototype
  const live = (): void => {
    if (left-- <= 0) throw new Error('the tab has crashed')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    live()
    return put.apply(this, given)
  })
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    live()
    return remove.call(this, key)
  })
  return () => left < 0
}

describe('NLW-24: the file of a photo', () => {
  it('writes the file of a photo once, and not again for the first save, its upload or another owner', async () => {
    await disk.write({ ...WRITE, snapshot })
    await disk.write({ ...WRITE, entries: [entry] })
    await disk.keepPhoto(PHOTO)
    const writes = watchWrites()
    await disk.markPhoto('j', 'a.jpg', true)
    expect(await disk.write({ ...WRITE, moveTo: '/edit' })).toBe(true)
    await disk.rename('/edit', 'aside/edit')
    expect(writes.toSorted()).toEqual(['journals', 'journals', 'photos'])
    expect(await disk.read('/new')).toBeNull()
    const read = await disk.read('aside/edit')
    expect(read).toMatchObject({ journal: 'j', entries: [{ seq: 1 }] })
    expect(await disk.photos('j')).toMatchObject([{ imageName: 'a.jpg', isSent: true, file: { size: 5 } }])
  })

  it('deletes the file of a photo once a saved page uses it, keeps its metadata, and deletes the journal with all rows', async () => {
    await disk.keepPhoto(PHOTO)
    await disk.dropFile('j', 'a.jpg', { fileName: 'umi.jpg', takenAt: 7 })
    const note = { fileName: 'umi.jpg', takenAt: 7 }
    expect(await disk.photos('j')).toEqual([{ imageName: 'a.jpg', isSent: true, note, file: null }])
    expect((await stored()).files).toEqual([])
    await disk.keepPhoto({ ...PHOTO, imageName: 'b.jpg' })
    await disk.write({ ...WRITE, entries: [entry] })
    await disk.deleteExpired({ unsaved: 6, saved: 6 })
    expect(await stored()).toEqual({ heads: [], entries: [], photos: [], files: [], orphans: [] })
  })

  it('hides the file of a photo from a new design at the address of a saved one', async () => {
    await disk.keepPhoto(PHOTO)
    await disk.write({ ...WRITE, moveTo: '/edit' })
    await disk.keepPhoto({ ...PHOTO, journal: 'k', file: new Blob(['another']) })
    await disk.write({ ...WRITE, journal: 'k', moveTo: '/edit/2' })
    expect([(await disk.photos('j'))[0]?.file?.size, (await disk.photos('k'))[0]?.file?.size]).toEqual([5, 7])
    expect((await stored()).orphans).toEqual([])
  })

  it('deletes the file of a photo if a tab of an earlier version has deleted its journal, and keeps other rows', async () => {
    await disk.keepPhoto(PHOTO)
    await disk.keepPhoto({ ...PHOTO, design: '/other', journal: 'k' })
    await disk.write({ ...WRITE, entries: [entry] })
    const database = await openJournalDatabase(() => {})
    await database.delete('journals', '/new')
    database.close()
    await disk.deleteExpired({ unsaved: 0, saved: 0 })
    expect(await stored()).toMatchObject({ entries: [], photos: [{ journal: 'k' }], files: [{ design: 'k' }] })
  })
})

it('NLW-27: a browser that refuses Blobs, as WebKit does in private windows, stores the bytes of a photo, and gives the file back', async () => {
  const { put } = IDBObjectStore.prototype
  let refused = 0
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, ...key) {
    if (value.file instanceof Blob) {
      refused += 1
      throw new DOMException('Error preparing Blob/File data to be stored in object store', 'UnknownError')
    }
    return put.call(this, value, ...key)
  })
  const file = new File(['photo'], '海.jpg', { type: 'image/jpeg', lastModified: 7 })
  await disk.keepPhoto({ ...PHOTO, file })
  await disk.keepPhoto({ ...PHOTO, imageName: 'b.jpg' })
  expect(refused, 'Blobs are tried once').toBe(1)
  const [first, second] = await disk.photos('j')
  expect(first).toMatchObject({ imageName: 'a.jpg', isSent: false, file: { name: '海.jpg', type: 'image/jpeg' } })
  expect(await first?.file?.text()).toBe('photo')
  expect(await second?.file?.text()).toBe('photo')
})

it('NLW-10: starts a journal for a photo added before any change, and writes no photo to the journal of another visit', async () => {
  await disk.keepPhoto(PHOTO)
  expect(await disk.read('/new')).toMatchObject({ journal: 'j', snapshot })
  expect((await stored()).heads).toMatchObject([{ hasWork: true }])
  await disk.keepPhoto({ ...PHOTO, journal: 'k' })
  expect(await disk.photos('k')).toEqual([])
  // The journal is renamed before the photo is written.
  await disk.write({ ...WRITE, moveTo: '/edit' })
  await disk.keepPhoto({ ...PHOTO, imageName: 'b.jpg' })
  expect([await disk.read('/new'), (await disk.photos('j')).length]).toEqual([null, 2])
})

it('NLW-8: writes a snapshot at once when another tab has deleted the journal', async () => {
  await disk.write({ ...WRITE, snapshot })
  await disk.deleteExpired({ unsaved: 6, saved: 6 })
  const latest = { ...snapshot, seq: 4 }
  expect(await disk.write({ ...WRITE, fullSnapshot: () => latest, entries: [{ ...entry, seq: 4 }] })).toBe(true)
  expect(await disk.read('/new')).toMatchObject({ journal: 'j', snapshot: latest })
})

it('NLW-7: writes nothing to a journal that another visit has claimed, or to the name of another journal', async () => {
  await disk.write({ ...WRITE, snapshot })
  expect(await disk.write({ ...WRITE, journal: 'k', snapshot })).toBe(false)
  await disk.claim('/new', 'another', 6)
  expect(await disk.write({ ...WRITE, entries: [entry] })).toBe(false)
  expect(await disk.read('/new')).toMatchObject({ journal: 'j', entries: [] })
})

describe('NLW-1: a tab that crashes during a write leaves the previous state complete', () => {
  const writes = {
    'the first save': () => disk.write({ ...WRITE, snapshot: { ...snapshot, seq: 1 }, moveTo: '/edit' }),
    renaming: () => disk.rename('/new', 'aside/new'),
    'a photo': () => disk.keepPhoto({ ...PHOTO, imageName: 'b.jpg' }),
    'the first photo': () => disk.keepPhoto({ ...PHOTO, design: '/another', journal: 'k' }),
    'a saved photo': () => disk.dropFile('j', 'a.jpg', undefined),
    'replacing another journal': () => disk.write({ ...WRITE, moveTo: '/taken' }),
    'deletion of expired journals': () => disk.deleteExpired({ unsaved: 9, saved: 9 }),
  }
  it.each(Object.entries(writes))('%s', async (_, write) => {
    await disk.keepPhoto(PHOTO)
    await disk.write({ ...WRITE, entries: [entry] })
    await disk.keepPhoto({ ...PHOTO, design: '/taken', journal: 't' })
    const before = await stored()
    let crashes = 0
    for (; crashes < 50; crashes++) {
      const hasCrashed = crashBefore(crashes)
      const end = await write().catch((error: Error) => error.message)
      vi.restoreAllMocks()
      if (!hasCrashed()) break
      expect(end).toBe('the tab has crashed')
      expect(await stored()).toEqual(before)
    }
    expect(crashes).toBeGreaterThan(1)
    const after = await stored()
    expect([after.orphans, after]).not.toEqual([[], before])
    expect(after.orphans).toEqual([])
  })
})

describe('NLW-25: the database of version 1', () => {
  const photos = ['a.jpg', 'b.jpg', 'c.jpg']
  const old = { snapshot: { ...snapshot, body: 'begun' }, entries: [{ ...entry, body: 'done' }], photos }

  it('upgrades a database of version 1 with its entries, photos and metadata, and copies no file', async () => {
    await keepAsVersion1({ design: '/new', ...old }, { design: '/edit#irodori-1', ...old, photos: [] })
    const writes = watchWrites()
    expect(await disk.read('/new')).toMatchObject({ journal: '/new', snapshot: old.snapshot, entries: old.entries })
    expect(writes).not.toContain('files')
    expect(await disk.photos('/new')).toEqual([
      { imageName: 'a.jpg', isSent: false, file: expect.objectContaining({ size: 5 }) },
      { imageName: 'b.jpg', isSent: true, file: expect.objectContaining({ size: 5 }) },
      { imageName: 'c.jpg', isSent: true, file: null, note: { fileName: 'file of c.jpg', takenAt: 7 } },
    ])
    expect(await disk.read('/edit#irodori-1')).toMatchObject({ journal: '/edit#irodori-1', entries: old.entries })
    await disk.write({ ...WRITE, journal: '/new', writer: 'a visit', entries: [{ ...entry, seq: 2 }], moveTo: '/edit' })
    expect((await disk.read('/edit'))?.entries.map(({ seq }) => seq)).toEqual([1, 2])
    expect((await disk.photos('/new')).length).toBe(3)
    expect((await stored()).orphans).toEqual([])
  })

  it('stays as it was if the tab crashes during the upgrade', async () => {
    await keepAsVersion1({ design: '/new', ...old })
    let crashes = 0
    for (; crashes < 50; crashes++) {
      const hasCrashed = crashBefore(crashes)
      await disk.read('/new').catch(() => {})
      vi.restoreAllMocks()
      if (!hasCrashed()) break
      expect(await versionOfJournals()).toBe(1)
    }
    expect(crashes).toBeGreaterThan(4)
    expect((await disk.photos('/new')).length).toBe(3)
  })

  it('a database of version 1 has the same stores as a new one after the upgrade', async () => {
    const shape = async () => {
      const database = await openJournalDatabase(() => {})
      const tx = database.transaction(STORES)
      const keys = STORES.map((name) => [name, tx.objectStore(name).keyPath, [...tx.objectStore(name).indexNames]])
      database.close()
      return keys
    }
    const fresh = await shape()
    await keepAsVersion1({ design: '/new', ...old })
    expect(await shape()).toEqual(fresh)
  })
})
