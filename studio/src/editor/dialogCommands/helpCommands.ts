import { openAfterClick } from '@irodori/ui/openAfterClick'
import type { Command } from '../command/command.ts'
import type { Overlay } from '../state/viewState.ts'
import { overlayAtom } from '../state/viewState.ts'

const help = (id: 'faq' | 'ask', shown: Overlay): Command => ({
  id,
  label: `command.${id}`,
  keys: [],
  undo: 'NONE',
  isEnabled: () => true,
  run: ({ store }) => openAfterClick(() => store.set(overlayAtom, shown)),
})

export const faqCommand = help('faq', 'FAQ')
export const askCommand = help('ask', 'ASK')
