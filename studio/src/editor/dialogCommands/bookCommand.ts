import type { Command } from '../command/command.ts'
import { totalPageAtom } from '../state/designState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { menuAtom, overlayAtom, panelAtom, toastAtom } from '../state/viewState.ts'

/** Opens the dialog that fills a booklet from the photos of the tray, over the tray. */
export const makeBookCommand: Command = {
  id: 'makeBook',
  label: 'command.makeBook',
  keys: [],
  undo: 'NONE',
  isEnabled: ({ store }) => store.get(totalPageAtom) !== null && store.get(photosAtom).size > 0,
  run: ({ store }) => {
    store.set(menuAtom, null)
    // A toast would cover the buttons of the dialog on a phone.
    store.set(toastAtom, null)
    store.set(panelAtom, 'TRAY')
    store.set(overlayAtom, 'BOOK')
  },
}
