import 'fake-indexeddb/auto'
import type { DesignPage } from '@irodori/design'
import { changeItem } from '@irodori/design'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenedDesign } from '../opening/opened.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { conflictAtom, continuedAtom, journalRoleAtom, journalTroubleAtom } from '../state/journalState.ts'
import { fingerprintOf, hasUnsavedWorkAtom, savedAtom, savedStateAtom } from '../state/savingState.ts'
import { settle } from '../testing/controlledPromise.ts'
import { editorForTest } from '../testing/editorForTest.ts'
import { locksForTest } from '../testing/locksForTest.ts'
import {
  filledWindow,
  photoName,
  sampleDocument,
  samplePage,
  sampleProduct,
  sampleText,
} from '../testing/sampleDesign.ts'
import type { JournalDevice } from './journalDevice.ts'
import { createJournalStore } from './journalStore.ts'
import { openJournal } from './openJournal.ts'
import type { Locks } from './seat.ts'

const FIRST = '2026-04-02T00:00:00.000Z'
const LATER = '2026-04-03T00:00:00.000Z'
const DAY = 24 * 60 * 60 * 1000

const front = samplePage('front', [sampleText('words', 1), filledWindow('photo', 2)])
const saved = (page: DesignPage): DesignPage => ({ ...page, designId: `id of ${page.key}` })
const reading = (text: string): DesignPage =>
  saved({ ...front, items: [sampleText('words', 1, text), ...front.items.slice(1)] })

const opened = (pages: readonly DesignPage[], updatedAt = FIRST): OpenedDesign => ({
  product: sampleProduct(),
  document: sampleDocument(...pages),
  templates: [],
  imageFolder: null,
  updatedAt: Object.fromEntries(pages.filter(({ designId }) => designId !== null).map(({ key }) => [key, updatedAt])),
})

let locks: Locks
let now: number
let visits = 0
const ends: (() => void)[] = []
beforeEach(() => {
  locks = locksForTest()
  now = Date.parse('2026-04-10T00:00:00.000Z')
})
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await settle()
  const database = await openDB('irodori-journals')
  for (const name of database.objectStoreNames) await database.clear(name)
  database.close()
})

/** A tab that opens the design. It is killed, not closed: nothing is said to anybody. */
async function visit(design: OpenedDesign, address = 'card', patch: Partial<JournalDevice> = {}) {
  const disk = createJournalStore()
  const device: JournalDevice = {
    store: disk,
    locks,
    channel: () => null,
    now: () => now,
    newId: () => `visit ${++visits}`,
    onHide: () => () => {},
    ...patch,
  }
  const editor = editorForTest(design.document)
  const journal = await openJournal(device, address)
  const onBroughtBack = vi.fn()
  const readServer = vi.fn(async () => null as never)
  journal.attach({ store: editor.store, actions: editor.actions, design, onBroughtBack, readServer })
  ends.push(() => journal.stop())
  const write = (text: string, key = 'front') => {
    const page = editor.store.get(pagesAtom).find((other) => other.key === key)
    if (!page?.items[0]) throw new Error('no words')
    editor.actions.perform('typing', changeItem(page, page.items[0], { text } as object))
  }
  const words = () => editor.store.get(pagesAtom).map(({ items }) => (items[0] as { text: string }).text)
  const kill = async () => {
    await journal.settled()
    locks = locksForTest()
  }
  return { ...editor, journal, disk, write, words, kill, onBroughtBack, readServer }
}

it('a new design comes back with its pages, its steps and their names', async () => {
  const first = await visit(opened([front]))
  first.write('はる')
  first.write('なつ')
  first.actions.undo()
  await first.kill()
  // The template is fresh in every visit: its pages have other keys.
  const second = await visit(opened([{ ...front, key: 'minted again' }]))
  expect(second.store.get(historyAtom)).toEqual(first.store.get(historyAtom))
  expect([second.words(), second.store.get(continuedAtom)]).toEqual([['はる'], true])
  expect(second.store.get(savedStateAtom)).toBe('UNSAVED')
  second.actions.redo()
  expect(second.words()).toEqual(['なつ'])
  second.actions.undo()
  second.actions.undo()
  expect(second.store.get(hasUnsavedWorkAtom)).toBe(false)
})

it('a design that nobody touched leaves nothing behind', async () => {
  const first = await visit(opened([front]))
  await first.kill()
  expect(await first.disk.read('card')).toBeNull()
})

it('work on a saved design goes on by itself while the server has what it began from', async () => {
  const first = await visit(opened([saved(front)]))
  first.write('はる')
  await first.kill()
  const second = await visit(opened([saved(front)]))
  expect([second.words(), second.store.get(continuedAtom), second.store.get(conflictAtom)]).toEqual([
    ['はる'],
    true,
    null,
  ])
})

it('discarding the earlier work is one step, and one undo brings it back', async () => {
  const first = await visit(opened([saved(front), { ...front, key: 'back' }]))
  first.write('はる')
  first.write('なつ', 'back')
  await first.kill()
  const second = await visit(opened([saved(front), { ...front, key: 'minted again' }]))
  second.journal.discard()
  expect([second.words(), second.store.get(hasUnsavedWorkAtom)]).toEqual([['ありがとう', 'ありがとう'], false])
  expect(second.store.get(continuedAtom)).toBe(false)
  second.actions.undo()
  expect(second.words()).toEqual(['はる', 'なつ'])
})

it('what is saved has no bar, and keeps its steps', async () => {
  const first = await visit(opened([saved(front)]))
  first.write('はる')
  first.journal.accepted(first.store.get(pagesAtom), { front: LATER }, 'card')
  await first.kill()
  const second = await visit(opened([reading('はる')], LATER))
  expect([second.store.get(continuedAtom), second.store.get(savedStateAtom)]).toEqual([false, 'SAVED'])
  second.actions.undo()
  expect(second.words()).toEqual(['ありがとう'])
})

it('a page that was changed here and elsewhere is shown twice; each choice can be taken back', async () => {
  for (const [keepOurs, chosen, other] of [
    [new Set(['front']), 'はる', 'ふゆ'],
    [new Set<string>(), 'ふゆ', 'はる'],
  ] as const) {
    const first = await visit(opened([saved(front)]))
    first.write('はる')
    await first.kill()
    const second = await visit(opened([reading('ふゆ')], LATER))
    const conflict = second.store.get(conflictAtom)
    expect(conflict).toMatchObject({ isWhole: false, pages: [{ key: 'front' }] })
    // Nothing is decided, nothing is lost.
    await second.kill()
    const third = await visit(opened([reading('ふゆ')], LATER))
    third.store.get(conflictAtom)?.settle(keepOurs)
    expect([third.words(), third.store.get(conflictAtom)]).toEqual([[chosen], null])
    expect(third.store.get(hasUnsavedWorkAtom)).toBe(keepOurs.size > 0)
    await third.kill()
    const fourth = await visit(opened([reading('ふゆ')], LATER))
    expect([fourth.words(), fourth.store.get(conflictAtom)]).toEqual([[chosen], null])
    fourth.actions.undo()
    expect(fourth.words()).toEqual([other])
    await fourth.kill()
    await fourth.disk.keepAside('card', `gone ${chosen}`)
  }
})

it('a page that only the server has changed is simply newer', async () => {
  const first = await visit(opened([saved(front), saved({ ...front, key: 'back' })]))
  first.write('はる', 'back')
  await first.kill()
  const second = await visit(opened([reading('ふゆ'), saved({ ...front, key: 'back' })], LATER))
  expect([second.words(), second.store.get(conflictAtom)]).toEqual([['ふゆ', 'はる'], null])
})

it('pages that came elsewhere make it one choice for the whole design', async () => {
  for (const [keepOurs, words] of [
    [new Set(['front', 'back']), ['はる', 'なつ']],
    [new Set<string>(), ['ふゆ', 'あき']],
  ] as const) {
    const back = samplePage('back', [sampleText('words', 1)], { sideNumber: 2 })
    const elsewhere = saved(samplePage('stranger', [sampleText('words', 1, 'あき')], { sideNumber: 2 }))
    const first = await visit(opened([saved(front), back]))
    first.write('はる')
    first.write('なつ', 'back')
    await first.kill()
    const second = await visit(opened([reading('ふゆ'), elsewhere], LATER))
    expect(second.store.get(conflictAtom)).toMatchObject({ isWhole: true, pages: [{ key: 'front' }, { key: 'back' }] })
    second.store.get(conflictAtom)?.settle(keepOurs)
    expect(second.words()).toEqual(words)
    // Saved in the place of the page that the server has there.
    expect(second.store.get(pagesAtom)[1]?.designId).toBe('id of stranger')
    await second.kill()
    await second.disk.keepAside('card', `gone ${words.join()}`)
  }
})

it('the first save gives the journal another name, in one write with what was accepted', async () => {
  const first = await visit(opened([front]), 'new')
  first.write('はる')
  first.journal.accepted(first.store.get(pagesAtom), { front: FIRST }, 'edit')
  await first.kill()
  expect(await first.disk.read('new')).toBeNull()
  const second = await visit(opened([reading('はる')]), 'edit')
  expect([second.words(), second.store.get(continuedAtom)]).toEqual([['はる'], false])
})

it('what is to be saved is still known after a reload', async () => {
  const first = await visit(opened([front]))
  first.write('はる')
  first.journal.wantSave(['front'])
  await first.kill()
  const second = await visit(opened([front]))
  expect(second.onBroughtBack.mock.calls).toMatchObject([[{ wanted: ['front'] }]])
})

it('a save that was never answered for is no other hand', async () => {
  const first = await visit(opened([saved(front)]))
  first.write('はる')
  first.journal.sending(first.store.get(pagesAtom))
  first.write('なつ')
  await first.kill()
  const second = await visit(opened([reading('はる')], LATER))
  expect([second.words(), second.store.get(conflictAtom)]).toEqual([['なつ'], null])
})

it('before a save the server is asked, and somebody else’s work stops it until the customer has chosen', async () => {
  const tab = await visit(opened([saved(front)]))
  tab.write('はる')
  tab.readServer.mockResolvedValueOnce([{ page: saved(front), updatedAt: FIRST }] as never)
  expect(await tab.journal.checkServer()).toBe('GO')
  expect(await tab.journal.checkServer(), 'a server that does not answer is told of by the save itself').toBe('GO')
  tab.readServer.mockResolvedValueOnce([{ page: reading('ふゆ'), updatedAt: LATER }] as never)
  const check = tab.journal.checkServer()
  await settle()
  tab.store.get(conflictAtom)?.settle(new Set())
  expect([await check, tab.words(), tab.store.get(savedStateAtom)]).toEqual(['CHANGED', ['ふゆ'], 'SAVED'])
})

it('photos that the server lacks are kept, and let go once pages that show them are saved', async () => {
  const file = new Blob(['photo'])
  const first = await visit(opened([front]))
  first.journal.keepPhoto(photoName('a'), file)
  first.write('はる')
  await first.kill()
  const second = await visit(opened([front]))
  expect([...second.journal.unsentPhotos().keys()]).toEqual([photoName('a')])
  second.journal.photoSent(photoName('a'))
  await second.journal.settled()
  await settle()
  await second.kill()
  const third = await visit(opened([front]))
  expect([third.journal.unsentPhotos().size, third.journal.photo(photoName('a'))?.size]).toEqual([0, file.size])
  third.journal.accepted(third.store.get(pagesAtom), { front: FIRST }, 'card')
  await third.kill()
  await settle()
  expect(await third.disk.photos('card')).toEqual([])
})

it('a second tab stands back until it takes over, and then goes on where the first was', async () => {
  const first = await visit(opened([front]))
  first.write('はる')
  await first.journal.settled()
  const second = await visit(opened([{ ...front, key: 'minted again' }]))
  expect([second.store.get(journalRoleAtom), second.onBroughtBack.mock.calls.length]).toEqual(['OTHER_TAB', 0])
  first.write('なつ')
  await first.journal.settled()
  await second.journal.takeOver()
  expect([second.words(), second.store.get(journalRoleAtom)]).toEqual([['なつ'], 'WRITER'])
  expect(first.store.get(journalRoleAtom)).toBe('OTHER_TAB')
  // Whatever the first tab still does is not written over the second's work.
  first.write('あき')
  second.write('ふゆ')
  await Promise.all([first.journal.settled(), second.journal.settled()])
  await second.kill()
  expect((await visit(opened([front]))).words()).toEqual(['ふゆ'])
})

it('a journal of a newer studio, or a damaged one, is put aside and never thrown away', async () => {
  const first = await visit(opened([front]))
  first.write('はる')
  await first.kill()
  const database = await openDB('irodori-journals')
  const head = await database.get('journals', 'card')
  await database.put('journals', { ...head, snapshot: { ...head.snapshot, version: 99 } })
  database.close()
  const second = await visit(opened([front]))
  expect(second.words()).toEqual(['ありがとう'])
  second.write('なつ')
  await second.kill()
  now += 90 * DAY
  const third = await visit(opened([front]), 'another')
  await settle()
  expect((await third.disk.read(`aside/card/${now - 90 * DAY}`))?.snapshot.version).toBe(99)
  expect(await third.disk.read('card')).toBeNull()
})

it('journals with work are kept for thirty days, saved ones for one', async () => {
  const work = await visit(opened([front]), 'work')
  work.write('はる')
  await work.kill()
  const done = await visit(opened([saved(front)]), 'done')
  done.write('はる')
  done.store.set(savedAtom, new Map(done.store.get(pagesAtom).map((page) => [page.key, fingerprintOf(page)])))
  await done.kill()
  const kept = async (days: number) => {
    now += days * DAY
    const { disk, kill } = await visit(opened([front]), 'another')
    await settle()
    await kill()
    return [(await disk.read('work')) !== null, (await disk.read('done')) !== null]
  }
  expect(await kept(0.9)).toEqual([true, true])
  expect(await kept(0.2)).toEqual([true, false])
  expect(await kept(28)).toEqual([true, false])
  expect(await kept(1)).toEqual([false, false])
})

it('a browser that keeps nothing says so and edits all the same', async () => {
  const refuses = async (): Promise<never> => {
    throw new DOMException('not here', 'InvalidStateError')
  }
  const store = { ...createJournalStore(), read: refuses, claim: refuses, write: refuses, photos: refuses }
  const tab = await visit(opened([front]), 'card', { store })
  tab.write('はる')
  await tab.journal.settled()
  expect([tab.words(), tab.store.get(journalTroubleAtom), tab.journal.isSafe()]).toEqual([
    ['はる'],
    'UNAVAILABLE',
    false,
  ])
})

it('no room: it is told, and what was done is written as soon as there is', async () => {
  const disk = createJournalStore()
  let isFull = true
  const store = {
    ...disk,
    write: (wish: Parameters<typeof disk.write>[0]) =>
      isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : disk.write(wish),
  }
  const tab = await visit(opened([front]), 'card', { store })
  tab.write('はる')
  await tab.journal.settled()
  expect(tab.store.get(journalTroubleAtom)).toBe('FULL')
  isFull = false
  tab.write('なつ')
  await tab.kill()
  expect([tab.store.get(journalTroubleAtom), tab.journal.isSafe()]).toEqual([null, true])
  expect((await visit(opened([front]))).words()).toEqual(['なつ'])
})
