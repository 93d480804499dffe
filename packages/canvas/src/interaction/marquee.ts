import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { screenToPage } from '../view/camera.ts'
import type { InteractionContext } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import type { State, ViewNext } from './state.ts'
import { IDLE } from './state.ts'

/** A selection rectangle is drawn. */
export function marquee(context: InteractionContext, start: PointerSample): State<ViewNext> {
  let last = start
  const area = (): Rect => {
    const a = screenToPage(context.camera(), start.at)
    const b = screenToPage(context.camera(), last.at)
    return rect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y))
  }
  return {
    busy: true,
    move(pointer) {
      if (pointer.id !== start.id) return null
      last = pointer
      context.drawMarquee(area())
      return null
    },
    up(pointer) {
      if (pointer.id !== start.id) return null
      context.drawMarquee(null)
      context.selectWithin(area())
      return IDLE
    },
    cancel: () => context.drawMarquee(null),
  }
}
