import 'fake-indexeddb/auto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { forgetJournals, keepAsVersion1, versionOfJournals } from '../testing/journalOfVersion1.ts'
import { openJournalDatabase, STORES } from './journalDatabase.ts'
import { createJournalStore } from './journalStore.ts'

const snapshot = { version: 2, seq: 0, body: '{}', print: '' }
const entry = { ...snapshot, seq: 1 }
const PLACE = { design: '/new', journal: 'j', writer: 'w', whole: () => snapshot, now: 5 }
const WISH = { ...PLACE, snapshot: null, entries: [], hasWork: true, moveTo: null, isStrict: true }
const PHOTO = { ...PLACE, imageName: 'a.jpg', file: new Blob(['photo']) }

let disk = createJournalStore()
beforeAll(forgetJournals)
afterEach(async () => {
  vi.restoreAllMocks()
  disk.close()
  await forgetJournals()
  disk = createJournalStore()
})

/** Everything that is stored, and whether each thing has a journal that it goes with. */
async function stored() {
  const database = await openJournalDatabase(() => {})
  const heads = await database.getAll('journals')
  const rows = {
    heads,
    entries: await database.getAll('entries'),
    photos: await database.getAll('photos'),
    files: (await database.getAll('files')).map(({ file, ...row }) => ({ ...row, size: file.size })),
  }
  database.close()
  const ids = new Set(heads.map(({ id }) => id))
  const orphans = [
    ...[...rows.entries, ...rows.photos].filter(({ journal }) => !ids.has(journal)),
    ...rows.files.filter(({ design }) => !ids.has(design)),
  ]
  return { ...rows, orphans }
}

/** Names of the stores that are written to from now on. */
function watchWrites(): string[] {
  const names: string[] = []
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    names.push(this.name)
    return put.apply(this, given)
  })
  return names
}

/** The tab dies before its nth change of the database from now on. */
function dieBefore(nth: number): () => boolean {
  let left = nth
  const { put, delete: remove } = IDBObjectStore.prototype
  const live = (): void => {
    if (left-- <= 0) throw new Error('dead')
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

describe('NLW-24: a photo is written to this device once', () => {
  it('neither the first save, nor its upload, nor another owner writes its file again', async () => {
    await disk.write({ ...WISH, snapshot })
    await disk.write({ ...WISH, entries: [entry] })
    await disk.keepPhoto(PHOTO)
    const writes = watchWrites()
    await disk.markPhotoSent('j', 'a.jpg')
    expect(await disk.write({ ...WISH, moveTo: '/edit' })).toBe(true)
    await disk.setAside('/edit', 'aside/edit')
    expect(writes.toSorted()).toEqual(['journals', 'journals', 'photos'])
    expect(await disk.read('/new')).toBeNull()
    const read = await disk.read('aside/edit')
    expect(read).toMatchObject({ journal: 'j', entries: [{ seq: 1 }] })
    expect(await disk.photos('j')).toMatchObject([{ imageName: 'a.jpg', isSent: true, file: { size: 5 } }])
  })

  it('a file goes when the server shows its photo, what it said stays; everything goes with the journal', async () => {
    await disk.keepPhoto(PHOTO)
    await disk.dropFile('j', 'a.jpg', { fileName: 'umi.jpg', takenAt: 7 })
    const note = { fileName: 'umi.jpg', takenAt: 7 }
    expect(await disk.photos('j')).toEqual([{ imageName: 'a.jpg', isSent: true, note, file: null }])
    expect((await stored()).files).toEqual([])
    await disk.keepPhoto({ ...PHOTO, imageName: 'b.jpg' })
    await disk.write({ ...WISH, entries: [entry] })
    await disk.deleteExpired({ withWork: 6, documentWithoutWork: 6 })
    expect(await stored()).toEqual({ heads: [], entries: [], photos: [], files: [], orphans: [] })
  })

  it('a new design at the address of one that was saved has nothing of it', async () => {
    await disk.keepPhoto(PHOTO)
    await disk.write({ ...WISH, moveTo: '/edit' })
    await disk.keepPhoto({ ...PHOTO, journal: 'k', file: new Blob(['another']) })
    await disk.write({ ...WISH, journal: 'k', moveTo: '/edit/2' })
    expect([(await disk.photos('j'))[0]?.file?.size, (await disk.photos('k'))[0]?.file?.size]).toEqual([5, 7])
    expect((await stored()).orphans).toEqual([])
  })

  it('what a page of an earlier version has left without a journal goes, nothing else', async () => {
    await disk.keepPhoto(PHOTO)
    await disk.keepPhoto({ ...PHOTO, design: '/other', journal: 'k' })
    await disk.write({ ...WISH, entries: [entry] })
    const database = await openJournalDatabase(() => {})
    await database.delete('journals', '/new')
    database.close()
    await disk.deleteExpired({ withWork: 0, documentWithoutWork: 0 })
    expect(await stored()).toMatchObject({ entries: [], photos: [{ journal: 'k' }], files: [{ design: 'k' }] })
  })
})

it('NLW-10: a photo that comes before anything was done begins the journal, and is not written beside another’s', async () => {
  await disk.keepPhoto(PHOTO)
  expect(await disk.read('/new')).toMatchObject({ journal: 'j', snapshot })
  expect((await stored()).heads).toMatchObject([{ hasWork: true }])
  await disk.keepPhoto({ ...PHOTO, journal: 'k' })
  expect(await disk.photos('k')).toEqual([])
  // Its journal has another name by the time that it is written.
  await disk.write({ ...WISH, moveTo: '/edit' })
  await disk.keepPhoto({ ...PHOTO, imageName: 'b.jpg' })
  expect([await disk.read('/new'), (await disk.photos('j')).length]).toEqual([null, 2])
})

it('NLW-8: what another tab has removed under the hand is written whole again, at once', async () => {
  await disk.write({ ...WISH, snapshot })
  await disk.deleteExpired({ withWork: 6, documentWithoutWork: 6 })
  const whole = { ...snapshot, seq: 4 }
  expect(await disk.write({ ...WISH, whole: () => whole, entries: [{ ...entry, seq: 4 }] })).toBe(true)
  expect(await disk.read('/new')).toMatchObject({ journal: 'j', snapshot: whole })
})

it('NLW-7: what another visit has claimed, or another journal is found under, is not written to', async () => {
  await disk.write({ ...WISH, snapshot })
  expect(await disk.write({ ...WISH, journal: 'k', snapshot })).toBe(false)
  await disk.claim('/new', 'another', 6)
  expect(await disk.write({ ...WISH, entries: [entry] })).toBe(false)
  expect(await disk.read('/new')).toMatchObject({ journal: 'j', entries: [] })
})

describe('NLW-1: a tab that dies at any moment of a write leaves what was there before, whole', () => {
  const ways = {
    'the first save': () => disk.write({ ...WISH, snapshot: { ...snapshot, seq: 1 }, moveTo: '/edit' }),
    'put aside': () => disk.setAside('/new', 'aside/new'),
    'a photo': () => disk.keepPhoto({ ...PHOTO, imageName: 'b.jpg' }),
    'the first photo': () => disk.keepPhoto({ ...PHOTO, design: '/another', journal: 'k' }),
    'a photo that was saved': () => disk.dropFile('j', 'a.jpg', undefined),
    'in the place of another': () => disk.write({ ...WISH, moveTo: '/taken' }),
    tidied: () => disk.deleteExpired({ withWork: 9, documentWithoutWork: 9 }),
  }
  it.each(Object.entries(ways))('%s', async (_, way) => {
    await disk.keepPhoto(PHOTO)
    await disk.write({ ...WISH, entries: [entry] })
    await disk.keepPhoto({ ...PHOTO, design: '/taken', journal: 't' })
    const before = await stored()
    let deaths = 0
    for (; deaths < 50; deaths++) {
      const isDead = dieBefore(deaths)
      const end = await way().catch((error: Error) => error.message)
      vi.restoreAllMocks()
      if (!isDead()) break
      expect(end).toBe('dead')
      expect(await stored()).toEqual(before)
    }
    expect(deaths).toBeGreaterThan(1)
    const after = await stored()
    expect([after.orphans, after]).not.toEqual([[], before])
    expect(after.orphans).toEqual([])
  })
})

describe('NLW-25: what an earlier studio kept on this device is taken over', () => {
  const photos = ['a.jpg', 'b.jpg', 'c.jpg']
  const old = { snapshot: { ...snapshot, body: 'begun' }, entries: [{ ...entry, body: 'done' }], photos }

  it('with its entries, its files, which are not copied, and what is known of them', async () => {
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
    await disk.write({ ...WISH, journal: '/new', writer: 'a visit', entries: [{ ...entry, seq: 2 }], moveTo: '/edit' })
    expect((await disk.read('/edit'))?.entries.map(({ seq }) => seq)).toEqual([1, 2])
    expect((await disk.photos('/new')).length).toBe(3)
    expect((await stored()).orphans).toEqual([])
  })

  it('or is left as it was by a tab that dies meanwhile', async () => {
    await keepAsVersion1({ design: '/new', ...old })
    let deaths = 0
    for (; deaths < 50; deaths++) {
      const isDead = dieBefore(deaths)
      await disk.read('/new').catch(() => {})
      vi.restoreAllMocks()
      if (!isDead()) break
      expect(await versionOfJournals()).toBe(1)
    }
    expect(deaths).toBeGreaterThan(4)
    expect((await disk.photos('/new')).length).toBe(3)
  })

  it('and its database has the stores of a fresh one', async () => {
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
