import { pan } from '../view/camera.ts'
import type { InteractionContext } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import type { State, ViewNext } from './state.ts'
import { IDLE } from './state.ts'

/** The page follows the pointer. */
export function panning(context: InteractionContext, start: PointerSample): State<ViewNext> {
  const camera = context.camera()
  let last = start
  return {
    busy: true,
    down: (pointer) =>
      pointer.kind === 'touch' && start.kind === 'touch' ? { to: 'PINCHING_VIEW', first: last, second: pointer } : null,
    move(pointer) {
      if (pointer.id !== start.id) return null
      last = pointer
      context.setCamera(pan(camera, pointer.at.x - start.at.x, pointer.at.y - start.at.y))
      return null
    },
    up: (pointer) => (pointer.id === start.id ? IDLE : null),
    cancel: () => context.setCamera(camera),
  }
}
