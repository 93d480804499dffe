import type { Command } from '../command/command.ts'
import { pageAtom, pagesAtom, selectionAtom } from '../state/designState.ts'
import type { Overlay, SidePanel } from '../state/viewState.ts'
import { arrangingAtom, menuAtom, overlayAtom, panelAtom } from '../state/viewState.ts'

const overlay = (
  id: 'palette' | 'shortcuts' | 'overview' | 'template',
  shown: Overlay,
  keys: readonly string[],
): Command => ({
  id,
  label: `command.${id}`,
  keys,
  undo: 'NONE',
  isEnabled: () => true,
  run: ({ store }) => {
    store.set(menuAtom, null)
    store.set(overlayAtom, shown)
  },
})

const panel = (id: 'history' | 'tray', shown: SidePanel, keys: readonly string[]): Command => ({
  id,
  label: `command.${id}`,
  keys,
  undo: 'NONE',
  isEnabled: () => true,
  run: ({ store }) => store.set(panelAtom, store.get(panelAtom) === shown ? null : shown),
})

export const paletteCommand = overlay('palette', 'PALETTE', ['mod+k'])
export const shortcutsCommand = overlay('shortcuts', 'SHORTCUTS', ['shift+/'])
export const overviewCommand: Command = {
  ...overlay('overview', 'OVERVIEW', ['o']),
  isEnabled: ({ store }) => store.get(pagesAtom).length > 1,
}
export const templateCommand = overlay('template', 'TEMPLATE', ['t'])
export const historyCommand = panel('history', 'HISTORY', ['h'])
export const trayCommand = panel('tray', 'TRAY', ['p'])

/** Switches arranging mode on and off. */
export const arrangeCommand: Command = {
  id: 'arrange',
  label: 'command.arrange',
  keys: ['a'],
  undo: 'NONE',
  isEnabled: ({ store, stage }) => stage() !== null && (store.get(pageAtom)?.items.length ?? 0) > 0,
  run: ({ store, actions, announcer }) => {
    const isArranging = !store.get(arrangingAtom)
    store.set(arrangingAtom, isArranging)
    const { itemId, others } = store.get(selectionAtom)
    // Ends cropping and reduces the selection to one kind.
    actions.selectMany(itemId === null ? [] : [itemId, ...others].toReversed())
    announcer.announce({ key: isArranging ? 'announce.arranging' : 'announce.arranged' })
  },
}
