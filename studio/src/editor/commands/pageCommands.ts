import type { Command } from '../command/command.ts'
import { pageIndexAtom, pagesAtom } from '../state/designState.ts'

export const previousPageCommand: Command = {
  id: 'previousPage',
  label: 'command.previousPage',
  keys: ['pageup'],
  undo: 'NONE',
  isEnabled: ({ store }) => store.get(pageIndexAtom) > 0,
  run: ({ saving }) => void saving.saveAndMove(-1),
}

export const nextPageCommand: Command = {
  id: 'nextPage',
  label: 'command.nextPage',
  keys: ['pagedown'],
  undo: 'NONE',
  isEnabled: ({ store }) => {
    const index = store.get(pageIndexAtom)
    return index >= 0 && index < store.get(pagesAtom).length - 1
  },
  run: ({ saving }) => void saving.saveAndMove(1),
}
