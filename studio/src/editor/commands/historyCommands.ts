import type { Command } from '../command/command.ts'
import { historyAtom } from '../state/designState.ts'
import { hasUnsavedWorkAtom, savingAtom, unsavedPagesAtom } from '../state/savingState.ts'

export const undoCommand: Command = {
  id: 'undo',
  label: 'command.undo',
  keys: ['mod+z'],
  undo: 'NONE',
  isEnabled: ({ store }) => store.get(historyAtom).past.length > 0,
  run: ({ actions }) => actions.undo(),
}

export const redoCommand: Command = {
  id: 'redo',
  label: 'command.redo',
  keys: ['mod+shift+z', 'mod+y'],
  undo: 'NONE',
  isEnabled: ({ store }) => store.get(historyAtom).future.length > 0,
  run: ({ actions }) => actions.redo(),
}

export const saveCommand: Command = {
  id: 'save',
  label: 'command.save',
  keys: ['mod+s'],
  undo: 'NONE',
  isEnabled: ({ store }) =>
    store.get(hasUnsavedWorkAtom) || store.get(unsavedPagesAtom).length > 0 || store.get(savingAtom).kind !== 'IDLE',
  run: ({ saving }) => void saving.saveAll(),
}
