import type { ImageItem } from '@irodori/contract'
import type { Hand } from './interactionContext.ts'
import { photoUnder } from './photoUnder.ts'
import type { PointerSample } from './pointer.ts'
import { press } from './press.ts'
import type { Next, State } from './state.ts'
import { twoFingers } from './twoFingers.ts'

/** A press drags the photo that it lies on, the page beside that, or with shift a rectangle to choose. */
export const pressing = (hand: Hand, start: PointerSample): State =>
  press<Next>(hand, start, {
    dragged(pointer) {
      if (pointer.adds) return { to: 'MARQUEE', pointer }
      const item = draggedPhoto(hand, pointer)
      return item ? { to: 'CROP_DRAGGING', pointer, item } : { to: 'PANNING', pointer }
    },
    joined: (first, second) => twoFingers(hand, first, second),
  })

/** In CROP mode the whole photo can be taken, elsewhere only what is seen of it. */
function draggedPhoto(hand: Hand, start: PointerSample): ImageItem | null {
  if (hand.mode() === 'CROP') return photoUnder(hand, start.at)
  const item = hand.selectedPhoto()
  return item && hand.itemAt(start.at, start.kind)?.id === item.id ? item : null
}
