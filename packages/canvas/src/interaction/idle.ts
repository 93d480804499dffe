import type { InteractionContext } from './interactionContext.ts'
import type { Next, State } from './state.ts'

/** No button is pressed. */
export function idle(context: InteractionContext): State {
  return {
    busy: false,
    down(pointer): Next | null {
      if (pointer.button === 1 || (pointer.button === 0 && context.spaceHeld())) return { to: 'PANNING', pointer }
      if (pointer.button !== 0) return null
      const item = context.selectedPhoto()
      const handle = item && context.handleAt(pointer)
      if (!item || !handle) return { to: 'PRESSING', pointer }
      return handle.kind === 'TURN'
        ? { to: 'CROP_TURNING', pointer, item }
        : { to: 'CROP_SCALING', pointer, item, corner: handle.corner }
    },
    move(pointer) {
      if (pointer.kind === 'mouse') context.hover(pointer.at)
      return null
    },
  }
}
