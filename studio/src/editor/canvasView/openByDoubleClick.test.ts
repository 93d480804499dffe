import type { Stage } from '@irodori/canvas/stage'
import type { DesignItem } from '@irodori/contract/entities/designItem'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, sampleDocument, sampleFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { openItemAtom } from '../commands/openItem.ts'
import { selectionAtom } from '../state/designState.ts'
import { arrangingAtom } from '../state/viewState.ts'
import { openByDoubleClick } from './openByDoubleClick.ts'

function doubleClick(item: DesignItem | null, isArranging = false) {
  const stage = { itemAt: (x: number, y: number) => (x === 10 && y === 20 ? item : null) } as unknown as Stage
  const { store, actions, commands } = createTestEditor(
    sampleDocument(samplePage('front', item === null ? [] : [item])),
    stage,
  )
  store.set(arrangingAtom, isArranging)
  // The first click of the two has selected the item.
  actions.select(item?.id ?? null)
  openByDoubleClick(commands, 10, 20)
  return { mode: store.get(selectionAtom).mode, focusRequests: store.get(openItemAtom) }
}

it('EDT-45: a double-click on a photo begins to crop it, on a text it moves the focus to its field', () => {
  expect(doubleClick(filledFrame('sea', 1))).toEqual({ mode: 'CROP', focusRequests: 0 })
  expect(doubleClick(sampleText('title', 1))).toEqual({ mode: 'SELECT', focusRequests: 1 })
})

it('EDT-45: a double-click on an empty frame, beside all items or while arranging changes nothing', () => {
  const nothing = { mode: 'SELECT', focusRequests: 0 }
  expect(doubleClick(sampleFrame('empty', 1))).toEqual(nothing)
  expect(doubleClick(null)).toEqual(nothing)
  expect(doubleClick(filledFrame('sea', 1), true)).toEqual(nothing)
})
