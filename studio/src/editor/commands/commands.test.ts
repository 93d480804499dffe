import type { ImageItem } from '@irodori/contract/entities/designItem'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, sampleDocument, sampleFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { historyAtom, pageKeyAtom, selectedItemAtom, selectionAtom } from '../state/designState.ts'
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
    if (!found) throw new Error(`there is no command with the id ${id}`)
    return found
  }
  return {
    ...editor,
    item: () => editor.store.get(selectedItemAtom) as ImageItem,
    can: (id: string) => command(id).isEnabled(editor.commands),
    run: (id: string) => command(id).run(editor.commands),
  }
}

it('gives every command a unique id and no key to two commands', () => {
  const ids = allCommands.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const keys = allCommands.flatMap((command) => command.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

it('ACC-1: selects the items in reading order, cyclically', () => {
  const { run, store } = begin()
  const walked = ['selectNext', 'selectNext', 'selectNext', 'selectNext'].map((id) => {
    run(id)
    return store.get(selectionAtom).itemId
  })
  expect(walked).toEqual(['photo', 'empty', 'words', 'photo'])
  run('selectPrevious')
  expect(store.get(selectionAtom).itemId).toBe('words')
})

it('ends cropping with the first Escape and the selection with the second', () => {
  const { run, can, store } = begin('photo')
  run('crop')
  expect(store.get(selectionAtom).mode).toBe('CROP')
  run('escape')
  expect(store.get(selectionAtom)).toMatchObject({ itemId: 'photo', mode: 'SELECT' })
  run('escape')
  expect(store.get(selectionAtom).itemId).toBeNull()
  expect(can('escape')).toBe(false)
})

it('enables photo commands for filled frames, and disabling a frame for every frame', () => {
  for (const [selected, photo, window] of [
    ['photo', true, true],
    ['empty', false, true],
    ['words', false, false],
  ] as const) {
    const { can } = begin(selected)
    expect([can('turnRight'), can('remove'), can('crop')]).toEqual([photo, photo, photo])
    expect(can('disableWindow')).toBe(window)
  }
})

it('EDT-3: turns a photo by 30°, so that twelve turns are a full circle', () => {
  const { run, item } = begin('photo')
  const before = item()
  run('turnRight')
  expect(item().imageRotate).toBe(30)
  for (let i = 0; i < 11; i++) run('turnRight')
  expect(item().imageRotate).toBe(0)
  expect(item().croppedWidth).toBeCloseTo(before.croppedWidth, 6)
})

it('EDT-3: changes the brightness by 5 inside its range; quick presses are one undo step', () => {
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

it('PWR-8: moves the photo by one print pixel, with Shift by ten, and never beyond its edges', () => {
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

it('empties the frame of a deleted photo, and undo restores the photo', () => {
  const { run, item, actions } = begin('photo')
  run('turnRight')
  const before = item()
  run('remove')
  expect(item()).toMatchObject({ imageName: null, imageRotate: 0, brightnessFactor: 100, croppedWidth: 0 })
  actions.undo()
  expect(item()).toEqual(before)
})

it('EDT-1: leaves a frame empty when it is enabled again', () => {
  const { run, item } = begin('photo')
  run('disableWindow')
  expect(item()).toMatchObject({ isDisabledItem: true })
  run('enableWindow')
  expect(item()).toMatchObject({ isDisabledItem: false, imageName: null })
})

it('ODR-58: enables saving and turning pages without an order, and saves the current page when turning to the next', () => {
  const { can, run, saved } = begin()
  expect(can('save')).toBe(true)
  run('save')
  expect([can('previousPage'), can('nextPage')]).toEqual([false, true])
  run('nextPage')
  expect(saved).toEqual(['all', 'move 1'])
})

it('PGS-5: shows any page at once by a jump and saves nothing', () => {
  const { actions, store, saved } = begin()
  actions.showPage('back')
  expect([store.get(pageKeyAtom), saved]).toEqual(['back', []])
})

it('requests the focus of the inspector each time an item is opened', () => {
  const { run, store } = begin('words')
  run('openItem')
  run('openItem')
  expect(store.get(openItemAtom)).toBe(2)
})
