import { changeItem } from '@irodori/design/change'
import { pageContentHash } from '@irodori/design/pageContent'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { pageAtom, pageKeyAtom, selectedItemAtom, selectionAtom } from './designState.ts'
import { hasUnsavedWorkAtom, loggedInAtom, orderAtom, savedAtom, savedStateAtom, savingAtom } from './savingState.ts'
import { uploadsAtom } from './uploadState.ts'
import { announcementAtom } from './viewState.ts'

const front = samplePage('front', [sampleText('words', 1), filledFrame('window', 2)])
const back = samplePage('back', [sampleText('letter', 1)], { sideNumber: 2 })

function begin() {
  const editor = createTestEditor(sampleDocument(front, back))
  const page = () => editor.store.get(pageAtom) ?? front
  const write = (text: string, gesture: string | null) =>
    editor.actions.perform('typing', changeItem(page(), page().items[0] as never, { text } as never), gesture)
  const words = () => (page().items[0] as { text: string }).text
  return { ...editor, write, words }
}

it('makes a run of typing one undo step', () => {
  const { actions, write, words } = begin()
  write('あ', 'run 1')
  write('あり', 'run 1')
  write('ありが', 'run 2')
  actions.undo()
  expect(words()).toBe('あり')
  actions.undo()
  expect(words()).toBe('ありがとう')
  actions.redo()
  expect(words()).toBe('あり')
})

it('shows the page of an undone step and announces the step', () => {
  const { store, actions, write } = begin()
  write('はる', null)
  actions.showPage('back')
  actions.undo()
  expect(store.get(pageKeyAtom)).toBe('front')
  expect(store.get(announcementAtom)).toMatchObject({
    key: 'announce.undone',
    values: { step: { key: 'step.typing' } },
  })
})

it('clears the selection when another page is shown', () => {
  const { store, actions } = begin()
  actions.select('window', 'CROP')
  expect(store.get(selectedItemAtom)?.id).toBe('window')
  actions.showPage('back')
  expect(store.get(selectionAtom)).toMatchObject({ itemId: null, mode: 'SELECT' })
})

it('counts an unedited template as no work, also after everything is undone', () => {
  const { store, actions, write } = begin()
  expect(store.get(hasUnsavedWorkAtom)).toBe(false)
  expect(store.get(savedStateAtom)).toBe('NEVER_SAVED')
  write('はる', null)
  expect(store.get(savedStateAtom)).toBe('UNSAVED')
  actions.undo()
  expect(store.get(hasUnsavedWorkAtom)).toBe(false)
})

it('EDT-28: counts a page as saved until its content changes, regardless of its id', () => {
  const { store, write } = begin()
  write('はる', null)
  const page = store.get(pageAtom) ?? front
  store.set(
    savedAtom,
    new Map([
      [page.key, pageContentHash(page)],
      ['back', pageContentHash(back)],
    ]),
  )
  expect(store.get(savedStateAtom)).toBe('SAVED')
  expect(pageContentHash({ ...page, designId: 'other' })).toBe(pageContentHash(page))
  write('なつ', null)
  expect(store.get(savedStateAtom)).toBe('UNSAVED')
  store.set(orderAtom, null)
  store.set(savingAtom, { kind: 'WAITING_NETWORK' })
  expect(store.get(savedStateAtom)).toBe('WAITING_NETWORK')
})

it('counts opened pages with an id as saved', () => {
  const { store } = createTestEditor(sampleDocument({ ...front, designId: 'design' }, back))
  expect([...store.get(savedAtom).keys()]).toEqual(['front'])
  expect(store.get(savedStateAtom)).toBe('PARTLY_SAVED')
})

it('EDT-28: shows what the uploads wait for while a save waits for photos', () => {
  const { store } = begin()
  store.set(savingAtom, { kind: 'WAITING_UPLOADS' })
  expect(store.get(savedStateAtom)).toBe('WAITING_UPLOADS')
  store.set(uploadsAtom, new Map([['photo', { kind: 'WAITING_NETWORK' }]]))
  expect(store.get(savedStateAtom)).toBe('WAITING_NETWORK')
  store.set(loggedInAtom, false)
  expect(store.get(savedStateAtom)).toBe('WAITING_LOGIN')
})

it('PWR-5: goes to a step in one change, shows its page and announces it', () => {
  const { actions, write, words, store } = begin()
  for (const text of ['い', 'ろ', 'は', 'に']) write(text, null)
  actions.showPage('back')
  actions.goTo(1)
  expect([words(), store.get(pageKeyAtom)]).toEqual(['い', 'front'])
  expect(store.get(announcementAtom)).toMatchObject({ key: 'announce.undone' })
  actions.goTo(3)
  expect(words()).toBe('は')
  expect(store.get(announcementAtom)).toMatchObject({ key: 'announce.redone' })
  actions.goTo(3)
  actions.goTo(0)
  expect(words()).toBe('ありがとう')
})
