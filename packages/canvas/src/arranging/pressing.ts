import { itemToPage, localBox } from '@irodori/design'
import type { Point } from '@irodori/geometry'
import { apply, containsPoint, invert, outset } from '@irodori/geometry'
import { screenToPage } from '../camera.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import { distanceBetween, LONG_PRESS, middleOf, SLOP } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import type { ArrangeHand } from './arrangeHand.ts'
import type { ArrangeNext } from './arrangeState.ts'

/** Pressed, and not yet known whether for a click, for a drag or for the menu. */
export function pressing(hand: ArrangeHand, start: PointerSample): State<ArrangeNext> {
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
    move(pointer): ArrangeNext | null {
      if (asked || pointer.id !== start.id || distanceBetween(pointer.at, start.at) <= SLOP[start.kind]) return null
      callOff()
      return dragged(hand, start)
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

/** What is chosen is taken first, wherever it lies; else what lies there is chosen, with shift beside it, and taken in one go. */
function dragged(hand: ArrangeHand, start: PointerSample): ArrangeNext {
  if (!hand.holds(start.at)) {
    const item = hand.itemAt(start.at, start.kind)
    if (!item || !hand.mayTake(item)) return { to: start.kind === 'touch' ? 'PANNING' : 'MARQUEE', pointer: start }
    hand.click(item.id, start.shift)
  }
  return { to: 'MOVING', pointer: start, items: hand.movable() }
}

/** Two fingers about the framed item take it, else the page. CSS pixels that they may be beside it. */
const BESIDE = 44

export function twoFingers(hand: ArrangeHand, first: PointerSample, second: PointerSample): ArrangeNext {
  const item = hand.framed()
  const isAbout = (at: Point): boolean => {
    if (!item) return false
    const inBox = apply(invert(itemToPage(item)), screenToPage(hand.camera(), at))
    return containsPoint(outset(localBox(item), BESIDE / hand.camera().zoom), inBox)
  }
  return item && isAbout(middleOf(first.at, second.at))
    ? { to: 'PINCHING_ITEM', first, second, item }
    : { to: 'PINCHING_VIEW', first, second }
}
