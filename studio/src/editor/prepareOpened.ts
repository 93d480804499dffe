import { beginCalendar } from './calendar/beginCalendar.ts'
import type { Editor } from './context/editor.ts'
import { showPlace } from './opening/showPlace.ts'
import { personaliseNew } from './personaliseNew.ts'
import { watchSheets } from './sheets/watchSheets.ts'

/**
 * Prepares a design that has just been opened: draws its backgrounds and month grids, shows the place that an address of my
 * page names, so that the customer can mend it there, and gives a new design what the customer has chosen in the catalogue.
 */
export function prepareOpened(editor: Editor): void {
  watchSheets(editor.store, editor.kernel)
  showPlace(editor.store, editor.commands.actions, window.location.search)
  if (editor.route().kind !== 'NEW') return
  beginCalendar(editor, window.location.search)
  void personaliseNew(editor)
}
