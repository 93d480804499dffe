import type { Command } from '../command/command.ts'
import { pagesAtom, totalPageAtom } from '../state/designState.ts'
import { menuAtom, overlayAtom } from '../state/viewState.ts'

/** Opens the list from which the design is filled; not offered for booklets and calendars. The command has its own file because the top bar does not offer it. */
export const mergeCommand: Command = {
  id: 'merge',
  label: 'command.merge',
  keys: ['n'],
  undo: 'NONE',
  isEnabled: ({ store }) =>
    store.get(totalPageAtom) === null && !store.get(pagesAtom).some(({ sheet }) => sheet.monthGrid !== undefined),
  run: ({ store }) => {
    store.set(menuAtom, null)
    store.set(overlayAtom, 'MERGE')
  },
}
