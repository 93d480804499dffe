import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Command, CommandContext } from '../command/command.ts'
import { inReadingOrder, pageAtom, selectedItemAtom, selectionAtom } from '../state/designState.ts'
import { arrangingAtom } from '../state/viewState.ts'
import { openItemAtom } from './openItem.ts'
import { arrangeCommand } from './toolCommands.ts'

function selectNeighbour({ store, actions }: CommandContext, step: 1 | -1): void {
  const page = store.get(pageAtom)
  if (!page) return
  const items = inReadingOrder(page)
  const index = items.findIndex(({ id }) => id === store.get(selectionAtom).itemId)
  const next = index < 0 ? (step > 0 ? 0 : items.length - 1) : (index + step + items.length) % items.length
  actions.select(items[next]?.id ?? null)
}

const hasItems = ({ store }: CommandContext): boolean => (store.get(pageAtom)?.items.length ?? 0) > 0

/** Tab selects items only while the canvas has the focus; elsewhere it moves the focus. */
export const selectNextCommand: Command = {
  id: 'selectNext',
  label: 'command.selectNext',
  keys: ['alt+down'],
  undo: 'NONE',
  isEnabled: hasItems,
  run: (context) => selectNeighbour(context, 1),
}

export const selectPreviousCommand: Command = {
  id: 'selectPrevious',
  label: 'command.selectPrevious',
  keys: ['alt+up'],
  undo: 'NONE',
  isEnabled: hasItems,
  run: (context) => selectNeighbour(context, -1),
}

export const openItemCommand: Command = {
  id: 'openItem',
  label: 'command.openItem',
  keys: ['enter'],
  undo: 'NONE',
  isEnabled: ({ store }) => store.get(selectedItemAtom) !== null,
  run: ({ store }) => store.set(openItemAtom, (count) => count + 1),
}

/** Ends cropping or a selection of several items first, then the selection, then arranging mode. */
export const escapeCommand: Command = {
  id: 'escape',
  label: 'command.escape',
  keys: ['esc'],
  undo: 'NONE',
  isEnabled: ({ store }) => store.get(selectionAtom).itemId !== null || store.get(arrangingAtom),
  run: (context) => {
    const { store, actions } = context
    const { itemId, mode, others } = store.get(selectionAtom)
    if (itemId === null) arrangeCommand.run(context)
    else actions.select(mode === 'CROP' || others.length > 0 ? itemId : null)
  },
}

export const cropCommand: Command = {
  id: 'crop',
  label: 'command.crop',
  keys: ['c'],
  undo: 'NONE',
  isEnabled: ({ store }) => {
    const item = store.get(selectedItemAtom)
    if (store.get(arrangingAtom)) return false
    return item !== null && isImageItem(item) && item.imageName !== null && !item.isDisabledItem
  },
  run: ({ store, actions }) => {
    const { itemId, mode } = store.get(selectionAtom)
    actions.select(itemId, mode === 'CROP' ? 'SELECT' : 'CROP')
  },
}
