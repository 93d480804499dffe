import { pan, zoomAbout } from '../view/camera.ts'
import type { InteractionContext } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import { distanceBetween, middleOf } from './pointer.ts'
import type { State, ViewNext } from './state.ts'

/** Two fingers pan and zoom the page. */
export function pinchingView(
  context: InteractionContext,
  start: { first: PointerSample; second: PointerSample },
): State<ViewNext> {
  const camera = context.camera()
  const middle = middleOf(start.first.at, start.second.at)
  const distance = Math.max(1, distanceBetween(start.first.at, start.second.at))
  let { first, second } = start
  return {
    busy: true,
    move(pointer) {
      if (pointer.id === first.id) first = pointer
      else if (pointer.id === second.id) second = pointer
      else return null
      const now = middleOf(first.at, second.at)
      const moved = pan(camera, now.x - middle.x, now.y - middle.y)
      context.setCamera(zoomAbout(moved, distanceBetween(first.at, second.at) / distance, now))
      return null
    },
    up(pointer) {
      if (pointer.id === first.id) return { to: 'PANNING', pointer: second }
      return pointer.id === second.id ? { to: 'PANNING', pointer: first } : null
    },
    cancel: () => context.setCamera(camera),
  }
}
