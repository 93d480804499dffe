import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { InteractionContext } from './interactionContext.ts'
import { photoUnder } from './photoUnder.ts'
import type { PointerSample } from './pointer.ts'
import { press } from './press.ts'
import type { Next, State } from './state.ts'
import { twoFingers } from './twoFingers.ts'

/** A drag moves the selected photo under it, otherwise the page; with shift it draws a selection rectangle. */
export const pressing = (context: InteractionContext, start: PointerSample): State =>
  press<Next>(context, start, {
    dragged(pointer) {
      if (pointer.adds) return { to: 'MARQUEE', pointer }
      const item = draggedPhoto(context, pointer)
      return item ? { to: 'CROP_DRAGGING', pointer, item } : { to: 'PANNING', pointer }
    },
    joined: (first, second) => twoFingers(context, first, second),
  })

/** In CROP mode the whole photo can be dragged, otherwise only its visible part. */
function draggedPhoto(context: InteractionContext, start: PointerSample): ImageItem | null {
  if (context.mode() === 'CROP') return photoUnder(context, start.at)
  const item = context.selectedPhoto()
  return item && context.itemAt(start.at, start.kind)?.id === item.id ? item : null
}
