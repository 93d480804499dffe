import type { ImageItem } from '@irodori/contract'
import type { Hand } from './hand.ts'
import { photoUnder } from './photoUnder.ts'
import type { PointerSample } from './pointer.ts'
import { distanceBetween, SLOP } from './pointer.ts'
import type { Next, State } from './state.ts'
import { IDLE } from './state.ts'
import { twoFingers } from './twoFingers.ts'

/** Pressed, and not yet known whether for a click or for a drag. */
export function pressing(hand: Hand, start: PointerSample): State {
  return {
    busy: false,
    down: (pointer) => (pointer.kind === 'touch' ? twoFingers(hand, start, pointer) : null),
    move(pointer): Next | null {
      if (pointer.id !== start.id || distanceBetween(pointer.at, start.at) <= SLOP[start.kind]) return null
      const item = draggedPhoto(hand, start)
      return item ? { to: 'CROP_DRAGGING', pointer: start, item } : { to: 'PANNING', pointer: start }
    },
    up(pointer) {
      if (pointer.id !== start.id) return null
      hand.click(hand.itemAt(start.at, start.kind)?.id ?? null)
      return IDLE
    },
  }
}

/** In CROP mode the whole photo can be taken, elsewhere only what is seen of it. */
function draggedPhoto(hand: Hand, start: PointerSample): ImageItem | null {
  if (hand.mode() === 'CROP') return photoUnder(hand, start.at)
  const item = hand.selectedPhoto()
  return item && hand.itemAt(start.at, start.kind)?.id === item.id ? item : null
}
