import type { ImageItem } from '@irodori/contract'
import { expect, it } from 'vitest'
import { historyAtom, pageKeyAtom, selectedItemAtom, selectionAtom } from '../state/designState.ts'
import { orderAtom } from '../state/savingState.ts'
import { createTestEditor } from '../testing/createTestEditor.ts'
import { filledFrame, sampleDocument, sampleFrame, samplePage, sampleText } from '../testing/sampleDesign.ts'
import { allCommands } from './allCommands.ts'
import { openItemAtom } from './openItem.ts'

const document = () =>
  sampleDocument(
    samplePage('front', [sampleText('words', 3), filledFrame('photo', 1), sampleFrame('empty', 2)]),
    samplePage('back', []),
  )

function begin(selected: string | null = null) {
  const editor = createTestEditor(document())
  if (selected) editor.actions.select(selected)
  const command = (id: string) => {
    const found = allCommands.find((other) => other.id === id)
    if (!found) throw new Error(`no command ${id}`)
    return found
  }
  return {
    ...editor,
    item: () => editor.store.get(selectedItemAtom) as ImageItem,
    can: (id: string) => command(id).isEnabled(editor.commands),
    run: (id: string) => command(id).run(editor.commands),
  }
}

it('every command has an id of its own, and no two commands share a key', () => {
  const ids = allCommands.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const keys = allCommands.flatMap((command) => command.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

it('ACC-1: items are walked in reading order, round and round', () => {
  const { run, store } = begin()
  const walked = ['selectNext', 'selectNext', 'selectNext', 'selectNext'].map((id) => {
    run(id)
    return store.get(selectionAtom).itemId
  })
  expect(walked).toEqual(['photo', 'empty', 'words', 'photo'])
  run('selectPrevious')
  expect(store.get(selectionAtom).itemId).toBe('words')
})

it('escape leaves cropping first and the selection then', () => {
  const { run, can, store } = begin('photo')
  run('crop')
  expect(store.get(selectionAtom).mode).toBe('CROP')
  run('escape')
  expect(store.get(selectionAtom)).toMatchObject({ itemId: 'photo', mode: 'SELECT' })
  run('escape')
  expect(store.get(selectionAtom).itemId).toBeNull()
  expect(can('escape')).toBe(false)
})

it('photo commands need a photo, turning a window off needs only a window', () => {
  for (const [selected, photo, window] of [
    ['photo', true, true],
    ['empty', false, true],
    ['words', false, false],
  ] as const) {
    const { can } = begin(selected)
    expect([can('turnRight'), can('deletePhoto'), can('crop')]).toEqual([photo, photo, photo])
    expect(can('disableWindow')).toBe(window)
  }
})

it('EDT-3: turns by 30°, twelve of which end where they began', () => {
  const { run, item } = begin('photo')
  const before = item()
  run('turnRight')
  expect(item().imageRotate).toBe(30)
  for (let i = 0; i < 11; i++) run('turnRight')
  expect(item().imageRotate).toBe(0)
  expect(item().croppedWidth).toBeCloseTo(before.croppedWidth, 6)
})

it('EDT-3: brightness moves by 5 and stays inside its range; quick presses are one step', () => {
  const { run, item, store, actions } = begin('photo')
  run('brighter')
  run('brighter')
  expect(item().brightnessFactor).toBe(110)
  expect(store.get(historyAtom).past).toHaveLength(1)
  actions.undo()
  expect(item().brightnessFactor).toBe(100)
  for (let i = 0; i < 40; i++) run('darker')
  expect(item().brightnessFactor).toBe(5)
})

it('PWR-8: arrows move the photo by one print pixel, with shift by ten, and never show what is outside it', () => {
  const { run, item } = begin('photo')
  run('magnify')
  const before = item()
  const scale = before.croppedWidth / before.width
  run('nudgeLeft1')
  expect(item().croppedLeft - before.croppedLeft).toBeCloseTo(scale, 6)
  run('nudgeLeft10')
  expect(item().croppedLeft - before.croppedLeft).toBeCloseTo(11 * scale, 6)
  for (let i = 0; i < 100; i++) run('nudgeRight10')
  expect(item().croppedLeft).toBeCloseTo(0, 6)
})

it('deleting a photo empties its window, and undo brings it back as it was', () => {
  const { run, item, actions } = begin('photo')
  run('turnRight')
  const before = item()
  run('deletePhoto')
  expect(item()).toMatchObject({ imageName: null, imageRotate: 0, brightnessFactor: 100, croppedWidth: 0 })
  actions.undo()
  expect(item()).toEqual(before)
})

it('EDT-1: a window that is turned on again is empty', () => {
  const { run, item } = begin('photo')
  run('disableWindow')
  expect(item()).toMatchObject({ isDisabledItem: true })
  run('enableWindow')
  expect(item()).toMatchObject({ isDisabledItem: false, imageName: null })
})

it('saving waits for an order; moving on saves the page in sight', () => {
  const { can, run, saved, store } = begin()
  expect(can('save')).toBe(false)
  store.set(orderAtom, { orderNumber: 'irodori-1', phoneNumber: '090', groupNumber: null, designSeriesId: null })
  expect(can('save')).toBe(true)
  run('save')
  expect([can('previousPage'), can('nextPage')]).toEqual([false, true])
  run('nextPage')
  expect(saved).toEqual(['all', 'move 1'])
})

it('PGS-5: a jump shows any page at once and saves nothing', () => {
  const { actions, store, saved } = begin()
  actions.showPage('back')
  expect([store.get(pageKeyAtom), saved]).toEqual(['back', []])
})

it('opening an item asks its inspector for the focus, once for each time', () => {
  const { run, store } = begin('words')
  run('openItem')
  run('openItem')
  expect(store.get(openItemAtom)).toBe(2)
})
