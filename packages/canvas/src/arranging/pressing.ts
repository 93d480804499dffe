import { itemToPage, localBox } from '@irodori/design'
import type { Point } from '@irodori/geometry'
import { apply, containsPoint, invert, outset } from '@irodori/geometry'
import { screenToPage } from '../view/camera.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import { middleOf } from '../interaction/pointer.ts'
import { press } from '../interaction/press.ts'
import type { State } from '../interaction/state.ts'
import type { ArrangeHand } from './arrangeContext.ts'
import type { ArrangeNext } from './arrangeState.ts'

/** A press drags what is chosen, or what it lies on. */
export const pressing = (hand: ArrangeHand, start: PointerSample): State<ArrangeNext> =>
  press<ArrangeNext>(hand, start, {
    dragged: (pointer) => dragged(hand, pointer),
    joined: (first, second) => twoFingers(hand, first, second),
  })

/** What is chosen is taken first, wherever it lies; else what lies there is chosen, with shift beside it, and taken in one go. */
function dragged(hand: ArrangeHand, start: PointerSample): ArrangeNext {
  if (!hand.holds(start.at)) {
    const item = hand.itemAt(start.at, start.kind)
    if (!item || !hand.mayTake(item)) return { to: start.kind === 'touch' ? 'PANNING' : 'MARQUEE', pointer: start }
    hand.click(item.id, start.shift)
  }
  return { to: 'MOVING', pointer: start, items: hand.movable() }
}

/** Two fingers about the frame take it, else the page. CSS pixels that they may be beside it. */
const BESIDE = 44

export function twoFingers(hand: ArrangeHand, first: PointerSample, second: PointerSample): ArrangeNext {
  const boundingBox = hand.boundingBox()
  const isAbout = (at: Point): boolean => {
    if (!boundingBox) return false
    const inBox = apply(invert(itemToPage(boundingBox.box)), screenToPage(hand.camera(), at))
    return containsPoint(outset(localBox(boundingBox.box), BESIDE / hand.camera().zoom), inBox)
  }
  return boundingBox && isAbout(middleOf(first.at, second.at))
    ? { to: 'PINCHING_BOUNDING_BOX', first, second, boundingBox }
    : { to: 'PINCHING_VIEW', first, second }
}
