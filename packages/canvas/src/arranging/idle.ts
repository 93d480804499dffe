import type { State } from '../interaction/state.ts'
import type { ArrangeHand } from './arrangeContext.ts'
import type { ArrangeNext } from './arrangeState.ts'

/** Nothing is pressed: the pointer wanders. */
export function idle(hand: ArrangeHand): State<ArrangeNext> {
  return {
    busy: false,
    down(pointer): ArrangeNext | null {
      if (pointer.button === 1 || (pointer.button === 0 && hand.spaceHeld())) return { to: 'PANNING', pointer }
      if (pointer.button !== 0) return null
      const boundingBox = hand.boundingBox()
      const grip = boundingBox && hand.gripAt(pointer)
      if (!boundingBox || !grip) return { to: 'PRESSING', pointer }
      return grip.kind === 'TURN'
        ? { to: 'TURNING', pointer, boundingBox }
        : { to: 'RESIZING', pointer, boundingBox, grip: grip.grip }
    },
    move(pointer) {
      if (pointer.kind === 'mouse') hand.hover(pointer.at)
      return null
    },
  }
}
