import type { Command } from '../command/command.ts'
import { pageIndexAtom, pagesAtom } from '../state/designState.ts'
import type { EditorStore } from '../state/store.ts'

// Turning a page saves it as soon as there is an order.
const canSaveAndMove = (store: EditorStore, step: 1 | -1): boolean => {
  const target = store.get(pageIndexAtom) + step
  return target >= 0 && target < store.get(pagesAtom).length
}

export const previousPageCommand: Command = {
  id: 'previousPage',
  label: 'command.previousPage',
  keys: ['pageup'],
  undo: 'NONE',
  isEnabled: ({ store }) => canSaveAndMove(store, -1),
  run: ({ saving }) => void saving.saveAndMove(-1),
}

export const nextPageCommand: Command = {
  id: 'nextPage',
  label: 'command.nextPage',
  keys: ['pagedown'],
  undo: 'NONE',
  isEnabled: ({ store }) => canSaveAndMove(store, 1),
  run: ({ saving }) => void saving.saveAndMove(1),
}
