import type { ImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
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
import { trayAtom } from '../photos/trayState.ts'
import {
  historyAtom,
  pageAtom,
  pageKeyAtom,
  productAtom,
  selectedItemsAtom,
  selectionAtom,
} from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { announcementAtom, menuAtom, overlayAtom, panelAtom, toastAtom } from '../state/viewState.ts'
import { allCommands } from './allCommands.ts'
import { pasteFromSystem } from './clipCommands.ts'
import { swapFrames } from './selectionCommands.ts'
import { placeFromTray } from './trayCommands.ts'

const front = samplePage('front', [
  filledFrame('photo', 1, 'a'),
  { ...filledFrame('other', 2, 'b'), brightnessFactor: 80 },
  sampleFrame('empty', 3, { width: 400, height: 600 }),
  sampleText('words', 4, 'はる'),
  { ...sampleText('more', 5, 'なつ'), fontSize: 24, color: '#ffffff', borderTextColor: '#28486b' },
])
const back = samplePage('back', [sampleFrame('far', 1), sampleText('letter', 2)], { sideNumber: 2 })

function begin(...selected: readonly string[]) {
  const editor = createTestEditor(sampleDocument(front, back))
  editor.store.set(productAtom, sampleProduct())
  editor.actions.selectMany(selected)
  const command = (id: string) => {
    const found = allCommands.find((other) => other.id === id)
    if (!found) throw new Error(`there is no command with the id ${id}`)
    return found
  }
  const item = (id: string) => editor.store.get(pageAtom)?.items.find((one) => one.id === id)
  return {
    ...editor,
    photo: (id: string) => item(id) as ImageItem,
    words: (id: string) => item(id) as TextItem,
    names: () =>
      (editor.store.get(pageAtom)?.items ?? []).filter(isImageItem).map(({ imageName }) => imageName?.[0] ?? null),
    chosen: () => editor.store.get(selectedItemsAtom).map(({ id }) => id),
    steps: () => editor.store.get(historyAtom).past.map(({ label }) => label),
    can: (id: string) => command(id).isEnabled(editor.commands),
    run: (id: string) => command(id).run(editor.commands),
  }
}

it('PWR-6: adds items to the selection and removes them, never photos and texts together', () => {
  const { actions, chosen, store } = begin('photo')
  actions.toggle('other')
  expect(chosen()).toEqual(['photo', 'other'])
  expect(store.get(selectionAtom).itemId).toBe('other')
  actions.toggle('other')
  expect(chosen()).toEqual(['photo'])
  actions.toggle('words')
  expect(chosen()).toEqual(['words'])
  actions.selectMany(['photo', 'words', 'empty'])
  expect(chosen()).toEqual(['photo', 'empty'])
})

it('selects all items of the selected kind, or all photos without a selection', () => {
  const nothing = begin()
  nothing.run('selectAll')
  expect(nothing.chosen()).toEqual(['photo', 'other', 'empty'])
  const text = begin('words')
  text.run('selectAll')
  expect(text.chosen()).toEqual(['words', 'more'])
  expect(text.store.get(announcementAtom)).toMatchObject({ key: 'announce.selected', values: { number: 2 } })
})

it('PWR-6: changes several photos in one undo step and skips empty frames', () => {
  const { run, photo, steps, actions, names } = begin('photo', 'other', 'empty')
  run('brighter')
  expect([photo('photo').brightnessFactor, photo('other').brightnessFactor]).toEqual([105, 85])
  run('remove')
  expect(names()).toEqual([null, null, null])
  expect(steps()).toEqual(['brightness', 'deletePhoto'])
  actions.undo()
  expect(names()).toEqual(['a', 'b', null])
})

it('PWR-6: changes several texts in one undo step', () => {
  const { run, words, steps } = begin('words', 'more')
  run('bold')
  run('larger')
  expect([words('words'), words('more')].map(({ fontWeight, fontSize }) => [fontWeight, fontSize])).toEqual([
    ['Bold', 14],
    ['Bold', 28],
  ])
  run('alignLeft')
  expect(words('more').horizontalAlignment).toBe('West')
  expect(steps()).toEqual(['weight', 'size', 'alignment'])
})

it('offers only font sizes that the product allows', () => {
  const { run, words } = begin('words')
  for (let i = 0; i < 20; i++) run('smaller')
  expect(words('words').fontSize).toBe(8)
})

it('pastes a photo into every selected frame, refitted, in one undo step; without a selection into the next empty frame', () => {
  const { run, can, photo, names, actions, steps, store } = begin('other')
  expect(can('paste')).toBe(false)
  run('copy')
  expect(store.get(toastAtom)).toMatchObject({ key: 'toast.copiedPHOTO' })
  actions.selectMany(['photo', 'empty'])
  run('paste')
  expect(names()).toEqual(['b', 'b', 'b'])
  expect(photo('empty').brightnessFactor).toBe(80)
  expect(photo('empty').croppedWidth / photo('empty').croppedHeight).toBeCloseTo(400 / 600)
  expect(steps()).toEqual(['paste'])
  actions.undo()
  actions.select(null)
  run('paste')
  expect(names()).toEqual(['a', 'b', 'b'])
})

it('PWR-7: keeps the clipboard when the page changes', () => {
  const { run, actions, names } = begin('photo')
  run('copy')
  actions.showPage('back')
  actions.select('far')
  run('paste')
  expect(names()).toEqual(['a'])
})

it('pastes newer text of the system clipboard instead of an earlier copy', () => {
  const { run, actions, words, commands } = begin('words')
  run('copy')
  actions.select('more')
  expect(pasteFromSystem(commands, 'はる')).toBe(true)
  expect(words('more').text).toBe('はる')
  expect(pasteFromSystem(commands, 'あき Ⅳ')).toBe(true)
  expect(words('more').text).toBe('あき IV')
  actions.select('photo')
  expect(pasteFromSystem(commands, 'ふゆ')).toBe(false)
  actions.select('more')
  expect(pasteFromSystem(commands, '')).toBe(true)
  expect(words('more').text).toBe('はる')
})

it('duplicates content into the next blank item, also on the next page', () => {
  const { run, can, store, names, steps } = begin('photo')
  run('duplicate')
  expect(names()).toEqual(['a', 'b', 'a'])
  expect(store.get(selectionAtom).itemId).toBe('empty')
  run('duplicate')
  expect(store.get(pageKeyAtom)).toBe('back')
  expect(names()).toEqual(['a'])
  expect(can('duplicate')).toBe(false)
  expect(steps()).toEqual(['duplicate', 'duplicate'])
})

it('PWR-7 EDT-33: pastes a style onto items of the same kind without changing their content', () => {
  const { run, can, words, photo, actions } = begin('more')
  run('copyStyle')
  actions.select('photo')
  expect(can('pasteStyle')).toBe(false)
  actions.select('words')
  run('pasteStyle')
  expect(words('words')).toMatchObject({
    text: 'はる',
    fontSize: 24,
    color: '#ffffff',
    borderTextColor: '#28486b',
  })
  actions.select('other')
  run('copyStyle')
  actions.select('photo')
  run('pasteStyle')
  expect(photo('photo')).toMatchObject({ brightnessFactor: 80, imageName: photoName('a') })
})

it('PWR-9: swaps two selected photos, or a photo with its neighbour, in one undo step, and the selection follows', () => {
  const { run, can, names, steps, actions, chosen, store } = begin('photo', 'other')
  run('swap')
  expect(names()).toEqual(['b', 'a', null])
  expect(store.get(announcementAtom)).toMatchObject({ key: 'announce.swapped' })
  expect(chosen()).toEqual(['other'])
  run('swapNext')
  expect(names()).toEqual(['b', null, 'a'])
  expect([can('swapNext'), can('swapPrevious')]).toEqual([false, true])
  expect(steps()).toEqual(['swap', 'swap'])
  actions.undo()
  actions.undo()
  expect(names()).toEqual(['a', 'b', null])
})

it('changes nothing when a photo is dropped on itself or on a text', () => {
  const { commands, steps } = begin()
  swapFrames(commands, 'photo', 'photo')
  swapFrames(commands, 'photo', 'words')
  expect(steps()).toEqual([])
})

function withTray(...letters: readonly string[]) {
  const editor = begin()
  const live = (letter: string) => ({ width: letter < 'm' ? 3000 : 2000, height: 2500, levels: [], alpha: null })
  editor.store.set(photosAtom, new Map(['a', 'b', ...letters].map((letter) => [photoName(letter), live(letter)])))
  editor.store.set(
    photoNotesAtom,
    new Map(letters.map((letter, at) => [photoName(letter), { fileName: `${letter}.jpg`, takenAt: 1000 - at }])),
  )
  return editor
}

it('PWR-10: lists every photo in the tray by time of the shot with its number of uses', () => {
  const { store } = withTray('c', 'd')
  const tray = store.get(trayAtom).map(({ imageName, uses }) => [imageName[0], uses])
  expect(tray).toEqual([
    ['d', 0],
    ['c', 0],
    ['a', 1],
    ['b', 1],
  ])
})

it('PWR-11: fills empty frames of all pages with unused photos by date in one undo step and says how many frames are left', () => {
  const { run, can, names, actions, steps, store } = withTray('c')
  run('fillEmpty')
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(store.get(toastAtom)).toMatchObject({ key: 'toast.filledPartly', values: { count: 1, left: 1 } })
  expect(can('fillEmpty')).toBe(false)
  expect(steps()).toEqual(['autoFill'])
  actions.undo()
  expect(names()).toEqual(['a', 'b', null])
})

it('distributes the photos over the frames of all pages again, each photo once', () => {
  const { run, names, actions } = withTray('c', 'd')
  run('fillAll')
  const here = names()
  actions.showPage('back')
  expect(new Set([...here, ...names()])).toEqual(new Set(['a', 'b', 'c', 'd']))
})

it('places a photo of the tray into the target frame, the selected one or the next empty one', () => {
  const { commands, names, actions } = withTray('c', 'd')
  expect(placeFromTray(commands, photoName('c'), null)).toBe(true)
  expect(names()).toEqual(['a', 'b', 'c'])
  expect(placeFromTray(commands, photoName('d'), null)).toBe(false)
  actions.select('other')
  expect(placeFromTray(commands, photoName('d'), null)).toBe(true)
  expect(placeFromTray(commands, photoName('b'), 'photo')).toBe(true)
  expect(names()).toEqual(['b', 'd', 'c'])
})

it('opens tools by command and closes a panel by the command that opened it', () => {
  const { run, store } = begin()
  run('history')
  expect(store.get(panelAtom)).toBe('HISTORY')
  run('history')
  expect(store.get(panelAtom)).toBeNull()
  store.set(menuAtom, { x: 1, y: 1 })
  run('palette')
  expect([store.get(overlayAtom), store.get(menuAtom)]).toEqual(['PALETTE', null])
})
