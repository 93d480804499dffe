import type { State } from '../interaction/state.ts'
import type { ArrangeContext } from './arrangeContext.ts'
import type { ArrangeNext } from './arrangeState.ts'

/** No button is pressed. */
export function idle(context: ArrangeContext): State<ArrangeNext> {
  return {
    busy: false,
    down(pointer): ArrangeNext | null {
      if (pointer.button === 1 || (pointer.button === 0 && context.spaceHeld())) return { to: 'PANNING', pointer }
      if (pointer.button !== 0) return null
      const boundingBox = context.boundingBox()
      const grip = boundingBox && context.gripAt(pointer)
      if (!boundingBox || !grip) return { to: 'PRESSING', pointer }
      return grip.kind === 'TURN'
        ? { to: 'TURNING', pointer, boundingBox }
        : { to: 'RESIZING', pointer, boundingBox, grip: grip.grip }
    },
    move(pointer) {
      if (pointer.kind === 'mouse') context.hover(pointer.at)
      return null
    },
  }
}
