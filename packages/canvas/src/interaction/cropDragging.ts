import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { panCrop } from '@irodori/design/crop'
import { beginCropGesture, offsetInFrame } from './cropGesture.ts'
import type { InteractionContext } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'
import { twoFingers } from './twoFingers.ts'

/**
 * The photo follows the pointer in its frame. Dragged over another frame, it returns to its crop and can be dropped to swap
 * the photos of both frames; in CROP mode, where the whole photo is dragged, it cannot.
 */
export function cropDragging(
  context: InteractionContext,
  { pointer: start, item }: { pointer: PointerSample; item: ImageItem },
): State {
  const gesture = beginCropGesture(context, item, 'crop')
  let last = start
  let dropTarget: string | null = null
  const showDropTarget = (windowId: string | null): void => {
    if (windowId !== dropTarget) context.showDropTarget(windowId)
    dropTarget = windowId
  }
  return {
    busy: true,
    down(pointer) {
      if (pointer.kind !== 'touch') return null
      showDropTarget(null)
      const next = twoFingers(context, last, pointer)
      // The second finger turns the drag into a gesture on the page.
      if (next.to === 'PINCHING_VIEW') gesture.restore()
      return next
    },
    move(pointer) {
      if (pointer.id !== start.id) return null
      last = pointer
      showDropTarget(context.mode() === 'CROP' ? null : otherFrame(context, item, pointer))
      if (dropTarget === null)
        gesture.show(panCrop(gesture.start, item, offsetInFrame(context, item, start.at, pointer.at)))
      else gesture.restore()
      return null
    },
    up(pointer) {
      if (pointer.id !== start.id) return null
      const target = dropTarget
      showDropTarget(null)
      if (target !== null) context.swap(item.id, target)
      return IDLE
    },
    cancel() {
      showDropTarget(null)
      gesture.restore()
    },
  }
}

function otherFrame(context: InteractionContext, item: ImageItem, { at, kind }: PointerSample): string | null {
  const under = context.itemAt(at, kind)
  return under && under.id !== item.id && isImageItem(under) && !under.isDisabledItem ? under.id : null
}
