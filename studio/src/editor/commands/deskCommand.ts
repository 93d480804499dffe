import type { Command } from '../command/command.ts'
import { darkDeskAtom } from '../state/viewState.ts'

/** Shows the editor in dark colours, so that light photos stand out; what is printed does not change. */
export const darkDeskCommand: Command = {
  id: 'darkDesk',
  label: 'command.darkDesk',
  keys: ['shift+d'],
  undo: 'NONE',
  isEnabled: () => true,
  run: ({ store }) => store.set(darkDeskAtom, !store.get(darkDeskAtom)),
}
