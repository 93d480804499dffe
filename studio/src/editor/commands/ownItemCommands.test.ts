import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { isOrnamentItem } from '@irodori/contract/entities/designItem'
import type { Ornament } from '@irodori/contract/entities/ornament'
import type { Template } from '@irodori/contract/entities/template'
import { MOST_OWN_ITEMS } from '@irodori/rules/ownItems'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import {
  filledFrame,
  photoName,
  sampleDocument,
  sampleFrame,
  samplePage,
  sampleProduct,
  sampleText,
} from '../../../testing/sampleDesign.ts'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import {
  historyAtom,
  pageAtom,
  pageKeyAtom,
  productAtom,
  selectedItemsAtom,
  templatesAtom,
} from '../state/designState.ts'
import { announcementAtom, arrangingAtom, panelAtom, toastAtom } from '../state/viewState.ts'
import { allCommands } from './allCommands.ts'
import { openItemAtom } from './openItem.ts'
import { addOrnament } from './ownItemCommands.ts'

const title = { ...sampleText('title', 3, 'はる'), fontSize: 20, color: '#28486b' }
const photo = { ...filledFrame('photo', 1), left: 200, top: 300, width: 800, height: 600 }
const front = samplePage('front', [photo, sampleFrame('empty', 2), title])
const back = samplePage('back', [sampleText('letter', 1)], { sideNumber: 2, templateId: 'back' })
const template = (id: string, allowsOwnItems: boolean): Template => ({ id, allowsOwnItems, items: [] }) as never

function begin({ pages = [front, back], open = [front.templateId, 'back'] } = {}) {
  const editor = createTestEditor(sampleDocument(...pages))
  const { store, commands } = editor
  store.set(productAtom, sampleProduct())
  store.set(
    templatesAtom,
    [front.templateId, 'back'].map((id) => template(id, open.includes(id))),
  )
  const command = (id: string) => {
    const found = allCommands.find((other) => other.id === id)
    if (!found) throw new Error(`there is no command with the id ${id}`)
    return found
  }
  const items = (): readonly DesignItem[] => store.get(pageAtom)?.items ?? []
  return {
    ...editor,
    items,
    own: () => items().filter(({ origin }) => origin === 'OWN') as TextItem[],
    chosen: () => store.get(selectedItemsAtom).map(({ id }) => id),
    steps: () => store.get(historyAtom).past.map(({ label }) => label),
    can: (id: string) => command(id).isEnabled(commands),
    run: (id: string) => command(id).run(commands),
  }
}

it.each([
  ['addText', 'TEXT'],
  ['addVerticalText', 'VERTICAL_TEXT'],
])('ADD-1: %s adds a sample text in one undo step, selects it and moves the focus to its field', (id, type) => {
  const { run, own, chosen, steps, store, actions } = begin()
  run(id)
  const [text] = own()
  expect(text).toMatchObject({ type, text: 'ここに文字', templateItemText: 'ここに文字', position: 4 })
  expect(text).toMatchObject({ fontSize: 20, color: '#28486b', font: 'NotoSerifJP.ttf' })
  expect(chosen()).toEqual([text?.id])
  expect([steps(), store.get(openItemAtom)]).toEqual([['addText'], 1])
  expect(store.get(announcementAtom)).toMatchObject({ key: 'step.addText' })
  actions.undo()
  expect([own(), chosen()]).toEqual([[], []])
})

it('ADD-1: offers nothing where the template does not allow it, or the page is full', () => {
  const closed = begin({ open: [] })
  expect([closed.can('addText'), closed.can('addVerticalText')]).toEqual([false, false])
  const many = Array.from({ length: MOST_OWN_ITEMS }, (_, at) => ({
    ...sampleText(`own ${at}`, at + 4),
    origin: 'OWN' as const,
  }))
  const full = begin({ pages: [samplePage('front', [...front.items, ...many])] })
  full.actions.select('own 0')
  expect([full.can('addText'), full.can('duplicate')]).toEqual([false, false])
})

it('ADD-2: a caption has the day on which the camera took the photo, and is no sample', () => {
  const { run, can, own, actions, store, steps } = begin()
  expect(can('addCaption')).toBe(false)
  actions.select('empty')
  expect(can('addCaption')).toBe(false)
  // 23:30 by the clock of the camera
  const takenAt = Date.UTC(2026, 4, 3, 23, 30)
  store.set(photoNotesAtom, new Map([[photoName('a'), { fileName: 'IMG_1.jpg', takenAt, isByCamera: true }]]))
  actions.select('photo')
  run('addCaption')
  expect(own()).toMatchObject([{ text: '2026年5月3日', keepsTemplateText: true, left: 200, width: 800 }])
  expect(own()[0]?.top).toBeGreaterThan(900)
  expect(steps()).toEqual(['addCaption'])
})

it('ADD-2: the time of a file, which may be that of a download, is not proposed', () => {
  const { run, own, actions, store } = begin()
  store.set(photoNotesAtom, new Map([[photoName('a'), { fileName: 'IMG_1.jpg', takenAt: Date.UTC(2026, 4, 3) }]]))
  actions.select('photo')
  run('addCaption')
  expect(own()).toMatchObject([{ text: 'ここに文字' }])
  expect(own()[0]?.keepsTemplateText).toBeUndefined()
})

it('ADD-3: duplicates the added texts of the selection in one undo step and selects the copies', () => {
  const { run, own, chosen, steps, actions } = begin()
  run('addText')
  run('addVerticalText')
  const before = own().map(({ id }) => id)
  actions.selectMany(before)
  run('duplicate')
  const copies = own().slice(2)
  expect(copies.map(({ type, text }) => [type, text])).toEqual([
    ['TEXT', 'ここに文字'],
    ['VERTICAL_TEXT', 'ここに文字'],
  ])
  expect(chosen()).toEqual(copies.map(({ id }) => id))
  expect(steps()).toEqual(['addText', 'addText', 'duplicate'])
})

it('ADD-3: pastes a copied added text as another one on a page that allows it', () => {
  const { run, can, own, actions, store, steps } = begin()
  run('addText')
  const [text] = own()
  run('copy')
  actions.showPage('back')
  run('paste')
  expect(own()).toMatchObject([{ text: 'ここに文字', left: text?.left, top: text?.top, position: 2 }])
  expect(own()[0]?.id).not.toBe(text?.id)
  expect(steps()).toEqual(['addText', 'paste'])
  store.set(templatesAtom, [template('back', false)])
  actions.select(null)
  expect([store.get(pageKeyAtom), can('paste')]).toEqual(['back', false])
})

it('ADD-3: pastes the words of a copied added text into a selected text of the template', () => {
  const { run, own, items, actions } = begin()
  run('addText')
  run('copy')
  actions.select('title')
  run('paste')
  expect(own()).toHaveLength(1)
  expect(items().find(({ id }) => id === 'title')).toMatchObject({ text: 'ここに文字' })
})

const LEAF: Ornament = {
  id: 'leaf',
  version: 3,
  name: '葉',
  drawing: { width: 20, height: 10, shapes: [{ outline: 'M0 0L20 0L20 10Z', ink: 1 }] },
  colours: ['#8ca37c', '#3f7a5c'],
}

it('ADD-6: an ornament is added in its own colours in one undo step and selected; its panel opens where that is allowed', () => {
  const { run, can, items, chosen, steps, store, commands } = begin()
  expect(begin({ open: [] }).can('ornaments')).toBe(false)
  run('ornaments')
  expect([can('ornaments'), store.get(panelAtom)]).toEqual([true, 'ORNAMENTS'])
  expect(addOrnament(commands, LEAF)).toBe(true)
  const [leaf] = items().filter(isOrnamentItem)
  expect(leaf).toMatchObject({ ornament: 'leaf', version: 3, origin: 'OWN', position: 4, colours: LEAF.colours })
  expect([chosen(), steps()]).toEqual([[leaf?.id], ['addOrnament']])
  expect(addOrnament(begin({ open: [] }).commands, LEAF)).toBe(false)
})

it('ADD-7: mirrors all selected ornaments in one undo step, and only those are selected together', () => {
  const { run, can, items, chosen, steps, actions, commands } = begin()
  addOrnament(commands, LEAF)
  addOrnament(commands, LEAF)
  const ids = items()
    .filter(isOrnamentItem)
    .map(({ id }) => id)
  actions.selectMany([...ids, 'title'])
  expect(chosen()).toEqual(ids)
  run('mirror')
  expect(items().filter(isOrnamentItem)).toMatchObject([{ isMirrored: true }, { isMirrored: true }])
  run('mirror')
  expect(items().filter(isOrnamentItem)).toMatchObject([{ isMirrored: false }, { isMirrored: false }])
  expect(steps()).toEqual(['addOrnament', 'addOrnament', 'mirror', 'mirror'])
  actions.select('title')
  expect([can('mirror'), can('copyStyle')]).toEqual([false, true])
})

it('ADD-3: copies and pastes an ornament, and never onto a text', () => {
  const { run, can, items, actions, store, commands } = begin()
  addOrnament(commands, LEAF)
  run('copy')
  expect(store.get(toastAtom)).toMatchObject({ key: 'toast.copiedORNAMENT' })
  actions.select('title')
  expect(can('paste')).toBe(false)
  actions.showPage('back')
  run('paste')
  expect(items().filter(isOrnamentItem)).toMatchObject([{ ornament: 'leaf', drawing: LEAF.drawing }])
  expect([can('copyStyle'), can('duplicate')]).toEqual([false, true])
})

it('ADD-3: Delete removes added texts and empties photos in one undo step, and leaves texts of the template', () => {
  const { run, can, own, items, actions, steps, store, chosen } = begin()
  actions.select('title')
  expect(can('remove')).toBe(false)
  run('addText')
  store.set(arrangingAtom, true)
  actions.selectMany(['photo', 'title', own()[0]?.id ?? ''])
  run('remove')
  expect(own()).toEqual([])
  expect(items().map(({ id }) => id)).toEqual(['photo', 'empty', 'title'])
  expect(items()[0]).toMatchObject({ imageName: null })
  expect([steps(), chosen()]).toEqual([
    ['addText', 'removeItem'],
    ['photo', 'title'],
  ])
  actions.undo()
  expect(own()).toHaveLength(1)
  expect(items()[0]).toMatchObject({ imageName: photoName('a') })
})
