import 'fake-indexeddb/auto'
import type { Session } from '@irodori/client'
import type { DesignPage } from '@irodori/design'
import { changeItem } from '@irodori/design'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenedDesign } from '../opening/opened.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { conflictAtom, continuedAtom, journalRoleAtom, journalTroubleAtom } from '../state/journalState.ts'
import { fingerprintOf, hasUnsavedWorkAtom, orderAtom, savedAtom, savedStateAtom } from '../state/savingState.ts'
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
import { photoNotesAtom } from '../tray/photoNotes.ts'
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

/** Who is logged in on this device. */
function sessionForTest() {
  const listeners = new Set<() => void>()
  let current: Session | null = null
  return {
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become(userName: string | null) {
      current = userName === null ? null : { token: 'secret', userName, role: 'GUEST' }
      for (const listener of [...listeners]) listener()
    },
  }
}

let session: ReturnType<typeof sessionForTest>
let locks: Locks
let now: number
let visits = 0
const ends: (() => void)[] = []
beforeEach(() => {
  session = sessionForTest()
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
    session,
    reload: vi.fn(),
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

it('NLW-3: a new design comes back with its pages, its steps and their names', async () => {
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

it('NLW-2: who turns to another item, or leaves the page, has ended their typing: it is written without a pause', async () => {
  const disk = createJournalStore()
  const write = vi.fn(disk.write)
  let leave = (): void => {}
  const onHide = (listener: () => void) => {
    leave = listener
    return () => {}
  }
  const { store, actions, journal } = await visit(opened([front]), 'card', { store: { ...disk, write }, onHide })
  const type = (text: string): void => {
    const [page] = store.get(pagesAtom)
    if (page?.items[0]) actions.perform('typing', changeItem(page, page.items[0], { text } as object), 'run')
  }
  type('はる')
  expect(journal.isSafe()).toBe(false)
  actions.select('photo')
  await settle()
  expect(write).toHaveBeenCalledTimes(1)
  await journal.settled()
  type('はるか')
  leave()
  await settle()
  expect(write).toHaveBeenCalledTimes(2)
})

it('NLW-5: a design that nobody touched leaves nothing behind', async () => {
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

it('NLW-4: discarding the earlier work is one step, and one undo brings it back', async () => {
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

it('NLW-15: a page that was changed here and elsewhere is shown twice; each choice can be taken back', async () => {
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

it('NLW-16: a page that only the server has changed is simply newer', async () => {
  const first = await visit(opened([saved(front), saved({ ...front, key: 'back' })]))
  first.write('はる', 'back')
  await first.kill()
  const second = await visit(opened([reading('ふゆ'), saved({ ...front, key: 'back' })], LATER))
  expect([second.words(), second.store.get(conflictAtom)]).toEqual([['ふゆ', 'はる'], null])
})

it('NLW-15: pages that came elsewhere make it one choice for the whole design', async () => {
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

it('NLW-12: what is to be saved is still known after a reload', async () => {
  const first = await visit(opened([front]))
  first.write('はる')
  first.journal.wantSave(['front'])
  await first.kill()
  const second = await visit(opened([front]))
  expect(second.onBroughtBack.mock.calls).toMatchObject([[{ wanted: ['front'] }]])
})

it('NLW-17: a save that was never answered for is no other hand', async () => {
  const first = await visit(opened([saved(front)]))
  first.write('はる')
  first.journal.sending(first.store.get(pagesAtom))
  first.write('なつ')
  await first.kill()
  const second = await visit(opened([reading('はる')], LATER))
  expect([second.words(), second.store.get(conflictAtom)]).toEqual([['なつ'], null])
})

describe('NLW-15: a save that the server refuses because somebody else has saved', () => {
  it('shows both versions, and the next one is based on what the customer has seen', async () => {
    const tab = await visit(opened([saved(front)]))
    tab.write('はる')
    expect(tab.journal.basedOn(saved(front))).toBe(FIRST)
    const met = tab.journal.meetServer([{ page: reading('ふゆ'), updatedAt: LATER }])
    expect(tab.store.get(conflictAtom)).toMatchObject({ pages: [{ key: 'front' }] })
    tab.store.get(conflictAtom)?.settle(new Set())
    await met
    expect([tab.words(), tab.store.get(savedStateAtom)]).toEqual([['ふゆ'], 'SAVED'])
    expect(tab.journal.basedOn(saved(front))).toBe(LATER)
    tab.actions.undo()
    expect(tab.words()).toEqual(['はる'])
  })

  it('asks nothing where only the server has changed a page, or where it has what this tab sent', async () => {
    const back = samplePage('back', [sampleText('words', 1)], { sideNumber: 2 })
    const tab = await visit(opened([saved(front), back]))
    tab.write('はる', 'back')
    // Two tries that nobody answered; the first had arrived.
    tab.journal.sending(tab.store.get(pagesAtom).slice(1))
    const [, arrived] = tab.store.get(pagesAtom) as [DesignPage, DesignPage]
    tab.write('なつ', 'back')
    tab.journal.sending(tab.store.get(pagesAtom).slice(1))
    tab.write('あき', 'back')
    expect(tab.journal.basedOn(back)).toBeNull()
    await tab.journal.meetServer([
      { page: reading('ふゆ'), updatedAt: LATER },
      { page: saved(arrived), updatedAt: LATER },
    ])
    expect([tab.words(), tab.store.get(conflictAtom)]).toEqual([['ふゆ', 'あき'], null])
    const [, now] = tab.store.get(pagesAtom) as [DesignPage, DesignPage]
    expect([now.designId, tab.journal.basedOn(now)]).toEqual(['id of back', LATER])
  })

  it('a page kept in the place of another is based on that one', async () => {
    const tab = await visit(opened([front]))
    tab.write('はる')
    const other = samplePage('stranger', [sampleText('words', 1, 'あき')], { designId: 'id of stranger' })
    const met = tab.journal.meetServer([{ page: other, updatedAt: LATER }])
    tab.store.get(conflictAtom)?.settle(new Set(['front']))
    await met
    const [kept] = tab.store.get(pagesAtom) as [DesignPage]
    expect([tab.words(), kept.designId, tab.journal.basedOn(kept)]).toEqual([['はる'], 'id of stranger', LATER])
  })
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
  expect(await third.disk.photos('card')).toMatchObject([{ imageName: photoName('a'), file: null }])
})

describe('NLW-18: a device that several people share', () => {
  const ORDER = { orderNumber: 'irodori-1', phoneNumber: '090', groupNumber: null, designSeriesId: null }

  it('shows the work of a session to no other, and to its own again', async () => {
    session.become('irodori-1')
    const first = await visit(opened([front]))
    first.write('はる')
    await first.kill()
    session.become('irodori-2')
    const second = await visit(opened([front]))
    expect([second.words(), second.store.get(continuedAtom)]).toEqual([['ありがとう'], false])
    second.write('なつ')
    await second.kill()
    session.become(null)
    const nobody = await visit(opened([front]))
    expect(nobody.words()).toEqual(['ありがとう'])
    await nobody.kill()
    session.become('irodori-1')
    expect((await visit(opened([front]))).words()).toEqual(['はる'])
  })

  it('a session that has timed out keeps its work, and finds it again when it is back', async () => {
    session.become('irodori-1')
    const first = await visit(opened([front]))
    first.write('はる')
    session.become(null)
    first.write('なつ')
    await first.kill()
    const second = await visit(opened([front]))
    expect(second.words()).toEqual(['ありがとう'])
    session.become('irodori-1')
    await second.journal.owned()
    expect([second.words(), second.onBroughtBack.mock.calls.length]).toEqual([['なつ'], 1])
    expect(second.store.get(continuedAtom)).toBe(true)
  })

  it('what was begun before anybody was logged in goes with whoever logs in', async () => {
    const first = await visit(opened([front]))
    first.write('はる')
    session.become('irodori-1')
    await first.journal.owned()
    first.write('なつ')
    await first.kill()
    expect(await first.disk.read('card')).toBeNull()
    expect((await visit(opened([front]))).words()).toEqual(['なつ'])
  })

  it('another order named before the work has one begins anew, named afterwards it takes the work along', async () => {
    session.become('irodori-1')
    const before = await visit(opened([front]))
    before.write('はる')
    await before.kill()
    const reload = vi.fn()
    await visit(opened([front]), 'card', { reload }).then(async ({ journal }) => {
      session.become('irodori-2')
      await journal.owned()
    })
    expect(reload).toHaveBeenCalledOnce()
    session.become('irodori-1')
    locks = locksForTest()
    const after = await visit(opened([front]), 'card', { reload })
    after.store.set(orderAtom, ORDER)
    session.become('irodori-2')
    await after.journal.owned()
    await after.kill()
    expect([(await visit(opened([front]))).words(), reload.mock.calls.length]).toEqual([['はる'], 1])
  })
})

describe('NLW-20: photos in the tray', () => {
  it('are kept though nothing was done with them, and come back with what their files said', async () => {
    const file = new File(['photo'], 'IMG_1.jpg')
    const first = await visit(opened([front]))
    first.journal.keepPhoto(photoName('b'), file)
    await first.kill()
    const second = await visit(opened([front]))
    expect(second.onBroughtBack).toHaveBeenCalledOnce()
    expect([...second.journal.photosKept()]).toMatchObject([[photoName('b'), { isSent: false }]])
    second.store.set(photoNotesAtom, new Map([[photoName('b'), { fileName: 'IMG_1.jpg', takenAt: 7 }]]))
    second.journal.photoSent(photoName('b'))
    const shown = saved({ ...front, items: [filledWindow('photo', 2, 'b')] })
    second.journal.accepted([shown], { front: FIRST }, 'card')
    await second.kill()
    await settle()
    const third = await visit(opened([front]))
    const note = { fileName: 'IMG_1.jpg', takenAt: 7 }
    expect([...third.journal.photosKept()]).toEqual([[photoName('b'), { file: null, isSent: true, note }]])
  })

  it('go with their journal', async () => {
    const first = await visit(opened([front]), 'left')
    first.journal.keepPhoto(photoName('b'), new Blob(['photo']))
    await first.kill()
    now += 31 * DAY
    const { disk } = await visit(opened([front]), 'another')
    await settle()
    expect([await disk.read('left'), await disk.photos('left')]).toEqual([null, []])
  })
})

it('NLW-7: a second tab stands back until it takes over, and then goes on where the first was', async () => {
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

it('NLW-6: a journal of a newer studio, or a damaged one, is put aside and never thrown away', async () => {
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

it('NLW-8: journals with work are kept for thirty days, saved ones for one', async () => {
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

it('NLW-9: a browser that keeps nothing says so and edits all the same', async () => {
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

it('NLW-9: no room: it is told, and what was done is written as soon as there is', async () => {
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
