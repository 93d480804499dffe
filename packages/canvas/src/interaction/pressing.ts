import type { ImageItem } from '@irodori/contract'
import type { Hand } from './hand.ts'
import { photoUnder } from './photoUnder.ts'
import type { PointerSample } from './pointer.ts'
import { distanceBetween, LONG_PRESS, SLOP } from './pointer.ts'
import type { Next, State } from './state.ts'
import { IDLE } from './state.ts'
import { twoFingers } from './twoFingers.ts'

/** Pressed, and not yet known whether for a click, for a drag or for the menu. */
export function pressing(hand: Hand, start: PointerSample): State {
  let asked = false
  const ask = (): void => {
    asked = true
    hand.menu(hand.itemAt(start.at, start.kind)?.id ?? null, start.at)
  }
  const callOff = start.kind === 'touch' ? hand.later(LONG_PRESS, ask) : () => {}
  return {
    busy: false,
    down(pointer) {
      if (pointer.kind !== 'touch') return null
      callOff()
      return twoFingers(hand, start, pointer)
    },
    move(pointer): Next | null {
      if (asked || pointer.id !== start.id || distanceBetween(pointer.at, start.at) <= SLOP[start.kind]) return null
      callOff()
      if (start.adds) return { to: 'MARQUEE', pointer: start }
      const item = draggedPhoto(hand, start)
      return item ? { to: 'CROP_DRAGGING', pointer: start, item } : { to: 'PANNING', pointer: start }
    },
    up(pointer) {
      if (pointer.id !== start.id) return null
      callOff()
      if (!asked) hand.click(hand.itemAt(start.at, start.kind)?.id ?? null, start.adds)
      return IDLE
    },
    cancel: callOff,
  }
}

/** In CROP mode the whole photo can be taken, elsewhere only what is seen of it. */
function draggedPhoto(hand: Hand, start: PointerSample): ImageItem | null {
  if (hand.mode() === 'CROP') return photoUnder(hand, start.at)
  const item = hand.selectedPhoto()
  return item && hand.itemAt(start.at, start.kind)?.id === item.id ? item : null
}
