import 'fake-indexeddb/auto'
import { DAY_MS } from '@irodori/contract/durations'
import { changeItem } from '@irodori/design/change'
import { pageContentHash } from '@irodori/design/pageContent'
import { openDB } from 'idb'
import { expect, it, vi } from 'vitest'
import { settle } from '../../../testing/controlledPromise.ts'
import {
  FIRST,
  freshDeviceForEach,
  front,
  LATER,
  opened,
  reading,
  saved,
  visit,
  world,
} from '../../../testing/journalVisits.ts'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { conflictAtom, journalProblemAtom, journalRoleAtom, workRestoredAtom } from '../state/journalState.ts'
import { hasUnsavedWorkAtom, savedAtom, savedStateAtom } from '../state/savingState.ts'
import { createJournalStore } from './journalStore.ts'

freshDeviceForEach()

it('NLW-3: restores a new design with its pages and its undo history', async () => {
  const first = await visit(opened([front]))
  first.write('はる')
  first.write('なつ')
  first.actions.undo()
  await first.kill()
  // Each visit creates pages with new keys from the template.
  const second = await visit(opened([{ ...front, key: 'minted again' }]))
  expect(second.store.get(historyAtom)).toEqual(first.store.get(historyAtom))
  expect([second.texts(), second.store.get(workRestoredAtom)]).toEqual([['はる'], true])
  expect(second.store.get(savedStateAtom)).toBe('UNSAVED')
  second.actions.redo()
  expect(second.texts()).toEqual(['なつ'])
  second.actions.undo()
  second.actions.undo()
  expect(second.store.get(hasUnsavedWorkAtom)).toBe(false)
})

it('NLW-2: writes typed text at once when the selection changes or the page is left', async () => {
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
  expect(journal.isFullyWritten()).toBe(false)
  actions.select('photo')
  await settle()
  expect(write).toHaveBeenCalledTimes(1)
  await journal.settled()
  type('はるか')
  leave()
  await settle()
  expect(write).toHaveBeenCalledTimes(2)
})

it('NLW-5: stores nothing for a design without changes', async () => {
  const first = await visit(opened([front]))
  await first.kill()
  expect(await first.disk.read('card')).toBeNull()
})

it('restores unsaved work on a saved design without a question if the version of the server is unchanged', async () => {
  const first = await visit(opened([saved(front)]))
  first.write('はる')
  await first.kill()
  const second = await visit(opened([saved(front)]))
  expect([second.texts(), second.store.get(workRestoredAtom), second.store.get(conflictAtom)]).toEqual([
    ['はる'],
    true,
    null,
  ])
})

it('NLW-4: discards the restored work in one undo step, and one undo restores it', async () => {
  const first = await visit(opened([saved(front), { ...front, key: 'back' }]))
  first.write('はる')
  first.write('なつ', 'back')
  await first.kill()
  const second = await visit(opened([saved(front), { ...front, key: 'minted again' }]))
  second.journal.discard()
  expect([second.texts(), second.store.get(hasUnsavedWorkAtom)]).toEqual([['ありがとう', 'ありがとう'], false])
  expect(second.store.get(workRestoredAtom)).toBe(false)
  second.actions.undo()
  expect(second.texts()).toEqual(['はる', 'なつ'])
})

it('shows no notice for a saved design and keeps its undo history', async () => {
  const first = await visit(opened([saved(front)]))
  first.write('はる')
  first.journal.accepted(first.store.get(pagesAtom), { front: LATER }, 'card')
  await first.kill()
  const second = await visit(opened([reading('はる')], LATER))
  expect([second.store.get(workRestoredAtom), second.store.get(savedStateAtom)]).toEqual([false, 'SAVED'])
  second.actions.undo()
  expect(second.texts()).toEqual(['ありがとう'])
})

it('NLW-15: shows both versions of a page changed here and on the server; each choice can be undone', async () => {
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
    // Without a choice both versions are kept.
    await second.kill()
    const third = await visit(opened([reading('ふゆ')], LATER))
    third.store.get(conflictAtom)?.resolve(keepOurs)
    expect([third.texts(), third.store.get(conflictAtom)]).toEqual([[chosen], null])
    expect(third.store.get(hasUnsavedWorkAtom)).toBe(keepOurs.size > 0)
    await third.kill()
    const fourth = await visit(opened([reading('ふゆ')], LATER))
    expect([fourth.texts(), fourth.store.get(conflictAtom)]).toEqual([[chosen], null])
    fourth.actions.undo()
    expect(fourth.texts()).toEqual([other])
    await fourth.kill()
    await fourth.disk.rename('card', `gone ${chosen}`)
  }
})

it('NLW-16: adopts a page that only the server has changed', async () => {
  const first = await visit(opened([saved(front), saved({ ...front, key: 'back' })]))
  first.write('はる', 'back')
  await first.kill()
  const second = await visit(opened([reading('ふゆ'), saved({ ...front, key: 'back' })], LATER))
  expect([second.texts(), second.store.get(conflictAtom)]).toEqual([['ふゆ', 'はる'], null])
})

it('NLW-15: offers one choice for the whole design if the versions have different pages', async () => {
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
    second.store.get(conflictAtom)?.resolve(keepOurs)
    expect(second.texts()).toEqual(words)
    // Replaces the server's page at the same position.
    expect(second.store.get(pagesAtom)[1]?.designId).toBe('id of stranger')
    await second.kill()
    await second.disk.rename('card', `gone ${words.join()}`)
  }
})

it('renames the journal in the write that records the first save', async () => {
  const first = await visit(opened([front]), 'new')
  first.write('はる')
  first.journal.accepted(first.store.get(pagesAtom), { front: FIRST }, 'edit')
  await first.kill()
  expect(await first.disk.read('new')).toBeNull()
  const second = await visit(opened([reading('はる')]), 'edit')
  expect([second.texts(), second.store.get(workRestoredAtom)]).toEqual([['はる'], false])
})

it('NLW-12: remembers a pending save across a reload', async () => {
  const first = await visit(opened([front]))
  first.write('はる')
  first.journal.requestSave(['front'])
  await first.kill()
  const second = await visit(opened([front]))
  expect(second.onRestored.mock.calls).toMatchObject([[{ wanted: ['front'] }]])
})

it('NLW-17: recognises the own save whose answer was lost', async () => {
  const first = await visit(opened([saved(front)]))
  first.write('はる')
  first.journal.sending(first.store.get(pagesAtom))
  first.write('なつ')
  await first.kill()
  const second = await visit(opened([reading('はる')], LATER))
  expect([second.texts(), second.store.get(conflictAtom)]).toEqual([['なつ'], null])
})

it('NLW-7: blocks a second tab until it takes over, then continues with the work of the first', async () => {
  const first = await visit(opened([front]))
  first.write('はる')
  await first.journal.settled()
  const second = await visit(opened([{ ...front, key: 'minted again' }]))
  expect([second.store.get(journalRoleAtom), second.onRestored.mock.calls.length]).toEqual(['OTHER_TAB', 0])
  first.write('なつ')
  await first.journal.settled()
  await second.journal.takeOver()
  expect([second.texts(), second.store.get(journalRoleAtom)]).toEqual([['なつ'], 'WRITER'])
  expect(first.store.get(journalRoleAtom)).toBe('OTHER_TAB')
  // Later work of the first tab does not overwrite that of the second.
  first.write('あき')
  second.write('ふゆ')
  await Promise.all([first.journal.settled(), second.journal.settled()])
  await second.kill()
  expect((await visit(opened([front]))).texts()).toEqual(['ふゆ'])
})

it('NLW-6: sets aside a damaged journal or one of a newer version and never deletes it', async () => {
  const first = await visit(opened([front]))
  first.write('はる')
  await first.kill()
  const database = await openDB('irodori-journals')
  const head = await database.get('journals', 'card')
  await database.put('journals', { ...head, snapshot: { ...head.snapshot, version: 99 } })
  database.close()
  const second = await visit(opened([front]))
  expect(second.texts()).toEqual(['ありがとう'])
  second.write('なつ')
  await second.kill()
  world.now += 90 * DAY_MS
  const third = await visit(opened([front]), 'another')
  await settle()
  expect((await third.disk.read(`aside/card/${world.now - 90 * DAY_MS}`))?.snapshot.version).toBe(99)
  expect(await third.disk.read('card')).toBeNull()
})

it('NLW-8: keeps journals with unsaved work for thirty days, saved ones for one day', async () => {
  const work = await visit(opened([front]), 'work')
  work.write('はる')
  await work.kill()
  const done = await visit(opened([saved(front)]), 'done')
  done.write('はる')
  done.store.set(savedAtom, new Map(done.store.get(pagesAtom).map((page) => [page.key, pageContentHash(page)])))
  await done.kill()
  const kept = async (days: number) => {
    world.now += days * DAY_MS
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

it('NLW-8: keeps an expired journal that has just been opened', async () => {
  const first = await visit(opened([saved(front)]))
  first.write('はる')
  first.store.set(savedAtom, new Map(first.store.get(pagesAtom).map((page) => [page.key, pageContentHash(page)])))
  first.journal.accepted(first.store.get(pagesAtom), { front: LATER }, 'card')
  await first.kill()
  world.now += 2 * DAY_MS
  const second = await visit(opened([reading('はる')], LATER))
  await settle()
  expect(await second.disk.read('card')).not.toBeNull()
  second.write('なつ')
  await second.kill()
  expect([second.store.get(journalProblemAtom), second.journal.isFullyWritten()]).toEqual([null, true])
  expect((await visit(opened([reading('はる')], LATER))).texts()).toEqual(['なつ'])
})

it('NLW-9: edits without storage and says so', async () => {
  const refuses = async (): Promise<never> => {
    throw new DOMException('not here', 'InvalidStateError')
  }
  const store = { ...createJournalStore(), read: refuses, claim: refuses, write: refuses, photos: refuses }
  const tab = await visit(opened([front]), 'card', { store })
  tab.write('はる')
  await tab.journal.settled()
  expect([tab.texts(), tab.store.get(journalProblemAtom), tab.journal.isFullyWritten()]).toEqual([
    ['はる'],
    'UNAVAILABLE',
    false,
  ])
})

it('NLW-3: keeps a list with its corrected rows as long as unsaved work, until another takes its place', async () => {
  const row = { id: 'row', cells: ['﨑'], decision: 'OPEN' } as const
  const list = { columns: ['氏名'], rows: [row], patterns: {} }
  const first = await visit(opened([front]))
  first.journal.keepList(list)
  first.journal.keepRow({ ...row, cells: ['崎'] })
  await first.kill()
  // A journal without work is deleted after a day, at the next visit to any design.
  world.now += 2 * DAY_MS
  await visit(opened([front]), 'another card')
  const second = await visit(opened([front]))
  expect(second.journal.state().merge).toEqual({ ...list, rows: [{ ...row, cells: ['崎'] }] })
  second.journal.keepList(null)
  await second.kill()
  expect((await visit(opened([front]))).journal.state().merge).toBeNull()
})
