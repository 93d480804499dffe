import type { State } from '../interaction/state.ts'
import type { ArrangeHand } from './arrangeHand.ts'
import type { ArrangeNext } from './arrangeState.ts'

/** Nothing is pressed: the pointer wanders. */
export function idle(hand: ArrangeHand): State<ArrangeNext> {
  return {
    busy: false,
    down(pointer): ArrangeNext | null {
      if (pointer.button === 1 || (pointer.button === 0 && hand.spaceHeld())) return { to: 'PANNING', pointer }
      if (pointer.button !== 0) return null
      const frame = hand.framed()
      const grip = frame && hand.gripAt(pointer)
      if (!frame || !grip) return { to: 'PRESSING', pointer }
      return grip.kind === 'TURN'
        ? { to: 'TURNING', pointer, frame }
        : { to: 'RESIZING', pointer, frame, grip: grip.grip }
    },
    move(pointer) {
      if (pointer.kind === 'mouse') hand.hover(pointer.at)
      return null
    },
  }
}
