import type { Hand } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import { distanceBetween, LONG_PRESS, SLOP } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'

/** What a press becomes when it is neither a click nor a question for the menu. */
interface PressEnds<To> {
  dragged(start: PointerSample): To
  /** A second finger came to the first. */
  joined(first: PointerSample, second: PointerSample): To
}

/** Pressed, and not yet known whether for a click, for a drag or for the menu. */
export function press<To>(
  hand: Hand,
  start: PointerSample,
  { dragged, joined }: PressEnds<To>,
): State<To | typeof IDLE> {
  let asked = false
  const ask = (): void => {
    asked = true
    hand.menu(hand.itemAt(start.at, start.kind)?.id ?? null, start.at)
  }
  const callOff = start.kind === 'touch' ? hand.later(LONG_PRESS, ask) : () => {}
  return {
    busy: false,
    down(pointer) {
      if (pointer.kind !== 'touch') return null
      callOff()
      return joined(start, pointer)
    },
    move(pointer) {
      if (asked || pointer.id !== start.id || distanceBetween(pointer.at, start.at) <= SLOP[start.kind]) return null
      callOff()
      return dragged(start)
    },
    up(pointer) {
      if (pointer.id !== start.id) return null
      callOff()
      if (!asked) hand.click(hand.itemAt(start.at, start.kind)?.id ?? null, start.adds)
      return IDLE
    },
    cancel: callOff,
  }
}
