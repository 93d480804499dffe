import { isNoChange } from '@irodori/design'
import { arrangeable, moveItems } from '@irodori/design/arranging'
import type { Point } from '@irodori/geometry'
import type { Command, CommandContext } from '../command/command.ts'
import { createPressRun } from '../command/pressRun.ts'
import { pageAtom, selectedItemsAtom } from '../state/designState.ts'
import { announcePlace } from './announcePlace.ts'

/** One for all directions: a way around a corner is one way. */
const gestureOf = createPressRun()

/** Moves what is selected; presses that follow each other are one step. @param way print pixels. */
export function nudgeItems(way: Point): Pick<Command, 'isEnabled' | 'run'> {
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
      const change = moveItems(movable.page, movable.items, way)
      if (!isNoChange(change)) context.actions.perform('move', change, gestureOf(context, movable.items))
      announcePlace(context, 'move')
    },
  }
}
