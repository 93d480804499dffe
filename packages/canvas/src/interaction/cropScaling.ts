import type { ImageItem } from '@irodori/contract/entities/designItem'
import { zoomWithinLimits } from '../crop/moveCrop.ts'
import type { Corner } from '../hit/selectionHandles.ts'
import { CORNERS } from '../hit/selectionHandles.ts'
import { beginCropGesture, fromFrameCentre } from './cropGesture.ts'
import type { InteractionContext } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'

interface Start {
  readonly pointer: PointerSample
  readonly item: ImageItem
  readonly corner: Corner
}

/** A corner handle is dragged: the photo is zoomed about the opposite corner of its frame. */
export function cropScaling(context: InteractionContext, { pointer: start, item, corner }: Start): State {
  const gesture = beginCropGesture(context, item, 'zoom')
  const { x, y } = CORNERS[corner]
  const anchor = { x: (-x * item.width) / 2, y: (-y * item.height) / 2 }
  /** Distance of the pointer from the anchor along the diagonal. */
  const reach = (pointer: PointerSample): number => {
    const at = fromFrameCentre(context, item, pointer.at)
    return (at.x - anchor.x) * x * item.width + (at.y - anchor.y) * y * item.height
  }
  const began = reach(start)
  return {
    busy: true,
    move(pointer) {
      if (pointer.id !== start.id) return null
      gesture.show(zoomWithinLimits(item, gesture.start, Math.max(reach(pointer) / began, 0.01), anchor))
      return null
    },
    up: (pointer) => (pointer.id === start.id ? IDLE : null),
    cancel: gesture.restore,
  }
}
