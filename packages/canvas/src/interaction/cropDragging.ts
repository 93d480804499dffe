import type { ImageItem } from '@irodori/contract'
import { panCrop } from '@irodori/design'
import { alongWindow, beginCropGesture } from './cropGesture.ts'
import type { Hand } from './hand.ts'
import type { PointerSample } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'
import { twoFingers } from './twoFingers.ts'

/** The photo follows the pointer under its window. */
export function cropDragging(hand: Hand, { pointer: start, item }: { pointer: PointerSample; item: ImageItem }): State {
  const gesture = beginCropGesture(hand, item, 'crop')
  let last = start
  return {
    busy: true,
    down(pointer) {
      if (pointer.kind !== 'touch') return null
      const next = twoFingers(hand, last, pointer)
      // The second finger says that the first one meant the page.
      if (next.to === 'PINCHING_VIEW') gesture.restore()
      return next
    },
    move(pointer) {
      if (pointer.id !== start.id) return null
      last = pointer
      gesture.show(panCrop(gesture.start, item, alongWindow(hand, item, start.at, pointer.at)))
      return null
    },
    up: (pointer) => (pointer.id === start.id ? IDLE : null),
    cancel: gesture.restore,
  }
}
