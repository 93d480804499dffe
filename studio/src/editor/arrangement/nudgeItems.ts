import { isNoChange } from '@irodori/design/change'
import { arrangeable, moveItems } from '@irodori/design/movedBoxes'
import type { Point } from '@irodori/geometry/shape'
import type { Command, CommandContext } from '../command/command.ts'
import { createPressRun } from '../command/pressRun.ts'
import { pageAtom, selectedItemsAtom } from '../state/designState.ts'
import { announcePlace } from './announcePlace.ts'

/** Shared by all directions: presses in different directions are one gesture. */
const gestureOf = createPressRun()

/** Moves the selected items; successive presses are one undo step. @param distance print pixels */
export function nudgeItems(distance: Point): Pick<Command, 'isEnabled' | 'run'> {
  const found = ({ store }: CommandContext) => {
    const page = store.get(pageAtom)
    const items = page ? arrangeable(page, store.get(selectedItemsAtom)) : []
    return page && items.length > 0 ? { page, items } : null
  }
  return {
    isEnabled: (context) => found(context) !== null,
    run(context) {
      const movable = found(context)
      if (!movable) return
      const change = moveItems(movable.page, movable.items, distance)
      if (!isNoChange(change)) context.actions.perform('move', change, gestureOf(context, movable.items))
      announcePlace(context, 'move')
    },
  }
}
