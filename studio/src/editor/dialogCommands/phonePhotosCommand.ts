import type { Command } from '../command/command.ts'
import { menuAtom, overlayAtom, panelAtom } from '../state/viewState.ts'

/** Opens the code with which a phone sends photos, and the tray in which they arrive. */
export const phonePhotosCommand: Command = {
  id: 'phonePhotos',
  label: 'command.phonePhotos',
  keys: [],
  undo: 'NONE',
  isEnabled: () => true,
  run: ({ store }) => {
    store.set(menuAtom, null)
    store.set(panelAtom, 'TRAY')
    store.set(overlayAtom, 'PHONE')
  },
}
