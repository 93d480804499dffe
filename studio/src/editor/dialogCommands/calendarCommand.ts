import type { Command } from '../command/command.ts'
import { pagesAtom } from '../state/designState.ts'
import { menuAtom, overlayAtom } from '../state/viewState.ts'

/** Opens the settings of a calendar. */
export const calendarCommand: Command = {
  id: 'calendar',
  label: 'command.calendar',
  keys: [],
  undo: 'NONE',
  isEnabled: ({ store }) => store.get(pagesAtom).some(({ sheet }) => sheet.monthGrid !== undefined),
  run: ({ store }) => {
    store.set(menuAtom, null)
    store.set(overlayAtom, 'CALENDAR')
  },
}
