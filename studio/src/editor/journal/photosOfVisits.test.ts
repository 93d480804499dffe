import 'fake-indexeddb/auto'
import { DAY_MS } from '@irodori/contract/durations'
import { rect } from '@irodori/geometry/shape'
import { describe, expect, it, vi } from 'vitest'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { pagesAtom } from '../state/designState.ts'
import { journalProblemAtom } from '../state/journalState.ts'
import { settle } from '../../../testing/controlledPromise.ts'
import { createTestLocks } from '../../../testing/createTestLocks.ts'
import { FIRST, freshDeviceForEach, front, opened, saved, visit, world } from '../../../testing/journalVisits.ts'
import { filledFrame, photoName } from '../../../testing/sampleDesign.ts'
import { createJournalStore } from './journalStore.ts'

freshDeviceForEach()

it('keeps photos that the server lacks until pages that use them are saved', async () => {
  const file = new Blob(['photo'])
  const first = await visit(opened([front]))
  first.journal.keepPhoto(photoName('a'), file)
  first.write('はる')
  await first.kill()
  const second = await visit(opened([front]))
  expect([...second.journal.unsentPhotos().keys()]).toEqual([photoName('a')])
  second.journal.markPhotoSent(photoName('a'))
  await second.journal.settled()
  await settle()
  await second.kill()
  const third = await visit(opened([front]))
  expect([third.journal.unsentPhotos().size, third.journal.photo(photoName('a'))?.size]).toEqual([0, file.size])
  third.journal.accepted(third.store.get(pagesAtom), { front: FIRST }, 'card')
  await third.kill()
  await settle()
  const { journal = '' } = (await third.disk.read('card')) ?? {}
  expect(await third.disk.photos(journal)).toMatchObject([{ imageName: photoName('a'), file: null }])
})

it('NLW-10: restores a photo even if the tab crashed before any other write', async () => {
  const disk = createJournalStore()
  const store = { ...disk, write: () => new Promise<never>(() => {}) }
  const first = await visit(opened([front]), 'card', { store })
  first.journal.keepPhoto(photoName('b'), new Blob(['photo']))
  await vi.waitFor(async () => expect(await disk.read('card')).not.toBeNull())
  world.locks = createTestLocks()
  const second = await visit(opened([front]))
  expect([...second.journal.unsentPhotos().keys()]).toEqual([photoName('b')])
})

it('NLW-9: stores a photo as soon as there is free space again', async () => {
  const disk = createJournalStore()
  let isFull = true
  const keepPhoto = vi.fn((photo: Parameters<typeof disk.keepPhoto>[0]) =>
    isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : disk.keepPhoto(photo),
  )
  const tab = await visit(opened([front]), 'card', { store: { ...disk, keepPhoto } })
  const names = ['a', 'b', 'c'].map(photoName)
  for (const name of names) tab.journal.keepPhoto(name, new Blob(['photo']))
  await tab.journal.settled()
  expect(tab.journal.isFullyWritten()).toBe(false)
  const tries = keepPhoto.mock.calls.length
  tab.write('はる')
  await tab.journal.settled()
  expect(keepPhoto.mock.calls.length, 'one try tells that there is no room').toBe(tries + 1)
  expect(tab.store.get(journalProblemAtom)).toBe('FULL')
  isFull = false
  tab.journal.markPhotoSent(photoName('c'))
  tab.write('なつ')
  await tab.kill()
  expect([tab.store.get(journalProblemAtom), tab.journal.isFullyWritten()]).toEqual([null, true])
  const again = await visit(opened([front]))
  expect([...again.journal.unsentPhotos().keys()]).toEqual(names.slice(0, 2))
})

describe('NLW-20: photos in the tray', () => {
  it('stores photos in the tray before they are placed, and restores them with their metadata and faces', async () => {
    const file = new File(['photo'], 'IMG_1.jpg')
    const first = await visit(opened([front]))
    first.journal.keepPhoto(photoName('b'), file)
    await first.kill()
    const second = await visit(opened([front]))
    expect(second.onRestored).toHaveBeenCalledOnce()
    expect([...second.journal.storedPhotos()]).toMatchObject([[photoName('b'), { isSent: false }]])
    const note = { fileName: 'IMG_1.jpg', takenAt: 7, faces: [rect(10, 20, 30, 40)] }
    second.store.set(photoNotesAtom, new Map([[photoName('b'), note]]))
    second.journal.markPhotoSent(photoName('b'))
    const shown = saved({ ...front, items: [filledFrame('photo', 2, 'b')] })
    second.journal.accepted([shown], { front: FIRST }, 'card')
    await second.kill()
    await settle()
    const third = await visit(opened([front]))
    expect([...third.journal.storedPhotos()]).toEqual([[photoName('b'), { file: null, isSent: true, note }]])
  })

  it('deletes photos in the tray with their journal', async () => {
    const first = await visit(opened([front]), 'left')
    first.journal.keepPhoto(photoName('b'), new Blob(['photo']))
    await first.kill()
    const { journal = '' } = (await first.disk.read('left')) ?? {}
    expect(await first.disk.photos(journal)).toHaveLength(1)
    world.now += 31 * DAY_MS
    const { disk } = await visit(opened([front]), 'another')
    await settle()
    expect([await disk.read('left'), await disk.photos(journal)]).toEqual([null, []])
  })
})

it('NLW-9: reports missing free space and writes the work as soon as there is some', async () => {
  const disk = createJournalStore()
  let isFull = true
  const store = {
    ...disk,
    write: (input: Parameters<typeof disk.write>[0]) =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : disk.write(input),
  }
  const tab = await visit(opened([front]), 'card', { store })
  tab.write('はる')
  await tab.journal.settled()
  expect(tab.store.get(journalProblemAtom)).toBe('FULL')
  isFull = false
  tab.write('なつ')
  await tab.kill()
  expect([tab.store.get(journalProblemAtom), tab.journal.isFullyWritten()]).toEqual([null, true])
  expect((await visit(opened([front]))).texts()).toEqual(['なつ'])
})
