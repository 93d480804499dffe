import { pageToScreen } from '@irodori/canvas/camera'
import { boundsOnPage } from '@irodori/design/itemGeometry'
import { centreOf } from '@irodori/geometry/shape'
import type { Command } from '../command/command.ts'
import { selectedItemAtom } from '../state/designState.ts'
import { menuAtom } from '../state/viewState.ts'

/** Opens the context menu at the centre of the selected item, or at the corner of the page. */
export const menuCommand: Command = {
  id: 'menu',
  label: 'command.menu',
  keys: ['shift+f10'],
  undo: 'NONE',
  isEnabled: ({ stage }) => stage() !== null,
  run: ({ store, stage }) => {
    const camera = stage()?.camera()
    if (!camera) return
    const item = store.get(selectedItemAtom)
    store.set(menuAtom, pageToScreen(camera, item ? centreOf(boundsOnPage(item)) : { x: 0, y: 0 }))
  },
}
