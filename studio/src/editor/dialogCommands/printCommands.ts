import type { Command } from '../command/command.ts'
import { pageAtom } from '../state/designState.ts'
import type { Overlay } from '../state/viewState.ts'
import { menuAtom, overlayAtom } from '../state/viewState.ts'

const overlay = (id: 'checklist' | 'proof', shown: Overlay, key: string): Command => ({
  id,
  label: `command.${id}`,
  keys: [key],
  undo: 'NONE',
  isEnabled: ({ store }) => store.get(pageAtom) !== null,
  run: ({ store }) => {
    store.set(menuAtom, null)
    store.set(overlayAtom, shown)
  },
})

/** Opens the checklist of findings. */
export const checklistCommand = overlay('checklist', 'CHECKLIST', 'k')
/** Opens the proof of the current page. */
export const proofCommand = overlay('proof', 'PROOF', 'l')
