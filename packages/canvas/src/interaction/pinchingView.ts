import { pan, zoomAbout } from '../view/camera.ts'
import type { Hand } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import { distanceBetween, middleOf } from './pointer.ts'
import type { State, ViewNext } from './state.ts'

/** Two fingers hold the page: it follows their middle and grows with their distance. */
export function pinchingView(hand: Hand, start: { first: PointerSample; second: PointerSample }): State<ViewNext> {
  const camera = hand.camera()
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
      hand.setCamera(zoomAbout(moved, distanceBetween(first.at, second.at) / distance, now))
      return null
    },
    up(pointer) {
      if (pointer.id === first.id) return { to: 'PANNING', pointer: second }
      return pointer.id === second.id ? { to: 'PANNING', pointer: first } : null
    },
    cancel: () => hand.setCamera(camera),
  }
}
