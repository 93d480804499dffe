import type { InteractionContext } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import { distanceBetween, LONG_PRESS_MS, SLOP } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'

/** The transitions of a press that is neither a click nor a long press. */
interface PressEnds<To> {
  dragged(start: PointerSample): To
  /** A second finger touched. */
  joined(first: PointerSample, second: PointerSample): To
}

/** A press that may become a click, a drag or a long press. */
export function press<To>(
  context: InteractionContext,
  start: PointerSample,
  { dragged, joined }: PressEnds<To>,
): State<To | typeof IDLE> {
  let isLong = false
  const openMenu = (): void => {
    isLong = true
    context.menu(context.itemAt(start.at, start.kind)?.id ?? null, start.at)
  }
  const cancelTimer = start.kind === 'touch' ? context.later(LONG_PRESS_MS, openMenu) : () => {}
  return {
    busy: false,
    down(pointer) {
      if (pointer.kind !== 'touch') return null
      cancelTimer()
      return joined(start, pointer)
    },
    move(pointer) {
      if (isLong || pointer.id !== start.id || distanceBetween(pointer.at, start.at) <= SLOP[start.kind]) return null
      cancelTimer()
      return dragged(start)
    },
    up(pointer) {
      if (pointer.id !== start.id) return null
      cancelTimer()
      if (!isLong) context.click(context.itemAt(start.at, start.kind)?.id ?? null, start.adds)
      return IDLE
    },
    cancel: cancelTimer,
  }
}
