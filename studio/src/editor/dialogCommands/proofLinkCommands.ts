import type { Command } from '../command/command.ts'
import { orderAtom } from '../state/savingState.ts'
import { menuAtom, overlayAtom, panelAtom } from '../state/viewState.ts'

/** Opens the dialog of the link with which the family sees the saved pages. */
export const shareProofCommand: Command = {
  id: 'shareProof',
  label: 'command.shareProof',
  keys: [],
  undo: 'NONE',
  isEnabled: ({ store }) => store.get(orderAtom) !== null,
  run: ({ store }) => {
    store.set(menuAtom, null)
    store.set(overlayAtom, 'SHARE')
  },
}

/** Opens and closes the comments on the pages. */
export const commentsCommand: Command = {
  id: 'comments',
  label: 'command.comments',
  keys: [],
  undo: 'NONE',
  isEnabled: ({ store }) => (store.get(orderAtom)?.groupNumber ?? null) !== null,
  run: ({ store }) => store.set(panelAtom, store.get(panelAtom) === 'COMMENTS' ? null : 'COMMENTS'),
}
