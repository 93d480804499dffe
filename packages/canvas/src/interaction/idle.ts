import type { Hand } from './interactionContext.ts'
import type { Next, State } from './state.ts'

/** Nothing is pressed: the pointer wanders. */
export function idle(hand: Hand): State {
  return {
    busy: false,
    down(pointer): Next | null {
      if (pointer.button === 1 || (pointer.button === 0 && hand.spaceHeld())) return { to: 'PANNING', pointer }
      if (pointer.button !== 0) return null
      const item = hand.selectedPhoto()
      const handle = item && hand.handleAt(pointer)
      if (!item || !handle) return { to: 'PRESSING', pointer }
      return handle.kind === 'TURN'
        ? { to: 'CROP_TURNING', pointer, item }
        : { to: 'CROP_SCALING', pointer, item, corner: handle.corner }
    },
    move(pointer) {
      if (pointer.kind === 'mouse') hand.hover(pointer.at)
      return null
    },
  }
}
