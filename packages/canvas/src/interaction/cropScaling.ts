import type { ImageItem } from '@irodori/contract'
import type { Corner } from '../hit/selectionHandles.ts'
import { CORNERS } from '../hit/selectionHandles.ts'
import { zoomWithinLimits } from '../crop/moveCrop.ts'
import { beginCropGesture, fromWindowCentre } from './cropGesture.ts'
import type { Hand } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'

interface Start {
  readonly pointer: PointerSample
  readonly item: ImageItem
  readonly corner: Corner
}

/** A corner is pulled: the photo grows about the opposite corner of its window, which shows the same place throughout. */
export function cropScaling(hand: Hand, { pointer: start, item, corner }: Start): State {
  const gesture = beginCropGesture(hand, item, 'zoom')
  const { x, y } = CORNERS[corner]
  const anchor = { x: (-x * item.width) / 2, y: (-y * item.height) / 2 }
  /** How far along the diagonal the pointer is from the anchor. */
  const reach = (pointer: PointerSample): number => {
    const at = fromWindowCentre(hand, item, pointer.at)
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
