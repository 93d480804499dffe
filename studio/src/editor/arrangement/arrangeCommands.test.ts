import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import type { BoundingBox } from '@irodori/design/boundingBox'
import { boundingBoxOf, placeBoundingBox, rotateBoundingBox } from '@irodori/design/boundingBox'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { allCommands } from '../commands/allCommands.ts'
import { historyAtom, pageAtom, selectedItemsAtom, templatesAtom } from '../state/designState.ts'
import { announcementAtom, arrangingAtom } from '../state/viewState.ts'
import { announcePlace } from './announcePlace.ts'

const ITEMS: readonly DesignItem[] = [
  { ...filledFrame('photo', 1, 'a'), left: 100, top: 100, width: 300, height: 200, priorityIndex: 1 },
  { ...filledFrame('other', 2, 'b'), left: 700, top: 150, width: 100, height: 100, priorityIndex: 2 },
  { ...sampleText('words', 3, 'はる'), left: 430, top: 400, width: 200, height: 80, priorityIndex: 1 },
]

function begin(items: readonly DesignItem[] = ITEMS, ...selected: readonly string[]) {
  const page = samplePage('front', items)
  const editor = createTestEditor(sampleDocument(page))
  const command = (id: string) => {
    const found = allCommands.find((other) => other.id === id)
    if (!found) throw new Error(`there is no command with the id ${id}`)
    return found
  }
  const run = (id: string) => command(id).run(editor.commands)
  run('arrange')
  editor.actions.selectMany(selected)
  return {
    ...editor,
    page,
    run,
    can: (id: string) => command(id).isEnabled(editor.commands),
    item: (id: string) => editor.store.get(pageAtom)?.items.find((one) => one.id === id) as DesignItem,
    chosen: () => editor.store.get(selectedItemsAtom).map(({ id }) => id),
    steps: () => editor.store.get(historyAtom).past.map(({ label }) => label),
  }
}

const ARRANGING = allCommands.filter(({ id }) => /^(align[A-Z]{3}|distribute|order|lock|unlock|resetArr)/.test(id))

it('PWR-19: outside arranging mode disables arranging, moves photos in their frames by arrow keys and selects one kind only', () => {
  const { run, can, item, actions, chosen, store } = begin(ITEMS, 'photo', 'words')
  expect(chosen()).toEqual(['photo', 'words'])
  run('arrange')
  expect(store.get(arrangingAtom)).toBe(false)
  expect(chosen()).toHaveLength(1)
  expect(ARRANGING.length).toBeGreaterThan(12)
  expect(ARRANGING.filter(({ id }) => can(id))).toEqual([])
  actions.select('photo')
  run('nudgeLeft10')
  expect(item('photo').left).toBe(100)
})

it('PWR-19: moves all selected items by one print pixel or ten as one undo step and announces the position', () => {
  const { run, item, steps, store, actions } = begin(ITEMS, 'words', 'photo')
  run('nudgeRight10')
  run('nudgeRight1')
  run('nudgeDown1')
  expect([item('photo').left, item('photo').top, item('words').left]).toEqual([111, 101, 441])
  expect(steps()).toEqual(['move'])
  expect(store.get(announcementAtom)).toMatchObject({ key: 'announce.moveMany', values: { number: 2 } })
  actions.undo()
  expect([item('photo').left, item('words').left]).toEqual([100, 430])
})

it('PWR-21: aligns and distributes in one undo step each, and makes no step when nothing changes', () => {
  const { run, can, item, steps, actions } = begin(ITEMS, 'photo', 'other', 'words')
  run('alignTOP')
  run('alignTOP')
  expect(['photo', 'other', 'words'].map((id) => item(id).top)).toEqual([100, 100, 100])
  run('distributeX')
  // Items of 600 px on 700 px leave two gaps of 50 px.
  expect(['photo', 'words', 'other'].map((id) => item(id).left)).toEqual([100, 450, 700])
  expect(steps()).toEqual(['align', 'distribute'])
  actions.selectMany(['photo', 'words'])
  expect(can('distributeX')).toBe(false)
})

it('PWR-22: reorders an item among the items of its kind only', () => {
  const { run, can, item, steps } = begin(ITEMS, 'photo')
  expect([can('orderBACK'), can('orderBACKWARD'), can('orderFORWARD'), can('orderFRONT')]).toEqual([
    false,
    false,
    true,
    true,
  ])
  run('orderFORWARD')
  expect([item('photo').priorityIndex, item('other').priorityIndex, item('words').priorityIndex]).toEqual([2, 1, 1])
  expect(can('orderFRONT')).toBe(false)
  expect(steps()).toEqual(['order'])
})

it('PWR-18: leaves a locked item in place until it is unlocked, while its content stays editable', () => {
  const { run, can, item, steps } = begin(ITEMS, 'photo')
  run('lockItem')
  expect([can('lockItem'), can('alignLEFT'), can('orderFRONT'), can('nudgeLeft1')]).toEqual([
    false,
    false,
    false,
    false,
  ])
  run('brighter')
  run('unlockItem')
  expect(can('alignLEFT')).toBe(true)
  expect(item('photo').placement).toBe('FREE')
  expect(steps()).toEqual(['lock', 'brightness', 'unlock'])
})

it('PWR-24: restores the arrangement of the template in one undo step, for the page or the selected items', () => {
  const { run, can, item, store, page, actions, steps } = begin()
  store.set(templatesAtom, [{ id: page.templateId, items: ITEMS } as unknown as Template])
  expect(can('resetArrangement')).toBe(false)
  run('selectAll')
  run('nudgeRight10')
  actions.select('words')
  run('resetArrangement')
  expect([item('words').left, item('photo').left]).toEqual([430, 110])
  actions.select(null)
  run('resetArrangement')
  expect([item('words').left, item('photo').left]).toEqual([430, 100])
  expect(can('resetArrangement')).toBe(false)
  expect(steps()).toEqual(['move', 'arrangement', 'arrangement'])
})

it('ends the selection with the first Escape and arranging mode with the second', () => {
  const { run, can, store, chosen } = begin(ITEMS, 'photo', 'words')
  run('escape')
  expect(chosen()).toEqual(['words'])
  run('escape')
  expect([chosen(), store.get(arrangingAtom)]).toEqual([[], true])
  run('escape')
  expect(store.get(arrangingAtom)).toBe(false)
  expect(can('escape')).toBe(false)
})

it('PWR-27: announces the rotation of several items by their step and of one item by its own angle', () => {
  const { run, store, page, actions, commands } = begin(
    ITEMS.map((item) => ({ ...item, rotate: 20 })),
    'photo',
    'words',
  )
  const boundingBox = boundingBoxOf(store.get(selectedItemsAtom)) as BoundingBox
  actions.perform('turnItem', placeBoundingBox(page, boundingBox, rotateBoundingBox(boundingBox, -30)))
  announcePlace(commands, 'turnItem')
  expect(store.get(announcementAtom)).toMatchObject({
    key: 'announce.turnItemMany',
    values: { number: 2, degrees: -30 },
  })
  actions.select('words')
  run('nudgeRight1')
  expect(store.get(announcementAtom)?.key).toBe('announce.move')
})
