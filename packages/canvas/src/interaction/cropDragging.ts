import type { ImageItem } from '@irodori/contract'
import { isImageItem } from '@irodori/contract'
import { panCrop } from '@irodori/design'
import { alongWindow, beginCropGesture } from './cropGesture.ts'
import type { Hand } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'
import { twoFingers } from './twoFingers.ts'

/**
 * The photo follows the pointer under its window. Carried out over another window it stays as it was and offers to
 * change places with what is there; in CROP mode, where all of it is in hand, it does not.
 */
export function cropDragging(hand: Hand, { pointer: start, item }: { pointer: PointerSample; item: ImageItem }): State {
  const gesture = beginCropGesture(hand, item, 'crop')
  let last = start
  let aimed: string | null = null
  const aim = (windowId: string | null): void => {
    if (windowId !== aimed) hand.aim(windowId)
    aimed = windowId
  }
  return {
    busy: true,
    down(pointer) {
      if (pointer.kind !== 'touch') return null
      aim(null)
      const next = twoFingers(hand, last, pointer)
      // The second finger says that the first one meant the page.
      if (next.to === 'PINCHING_VIEW') gesture.restore()
      return next
    },
    move(pointer) {
      if (pointer.id !== start.id) return null
      last = pointer
      aim(hand.mode() === 'CROP' ? null : otherWindow(hand, item, pointer))
      if (aimed === null) gesture.show(panCrop(gesture.start, item, alongWindow(hand, item, start.at, pointer.at)))
      else gesture.restore()
      return null
    },
    up(pointer) {
      if (pointer.id !== start.id) return null
      const target = aimed
      aim(null)
      if (target !== null) hand.swap(item.id, target)
      return IDLE
    },
    cancel() {
      aim(null)
      gesture.restore()
    },
  }
}

function otherWindow(hand: Hand, item: ImageItem, { at, kind }: PointerSample): string | null {
  const under = hand.itemAt(at, kind)
  return under && under.id !== item.id && isImageItem(under) && !under.isDisabledItem ? under.id : null
}
