import { itemToPage, localBox } from '@irodori/design/itemGeometry'
import { apply, invert } from '@irodori/geometry/affine'
import { containsPoint, outset } from '@irodori/geometry/shape'
import { screenPx } from '@irodori/geometry/units'
import type { PointerSample } from '../interaction/pointer.ts'
import { middleOf } from '../interaction/pointer.ts'
import { press } from '../interaction/press.ts'
import type { State } from '../interaction/state.ts'
import type { ScreenPoint } from '../view/camera.ts'
import { lengthOnPage, screenToPage } from '../view/camera.ts'
import type { ArrangeContext } from './arrangeContext.ts'
import type { ArrangeNext } from './arrangeState.ts'

/** A drag moves the selected items, or the item under it. */
export const pressing = (context: ArrangeContext, start: PointerSample): State<ArrangeNext> =>
  press<ArrangeNext>(context, start, {
    dragged: (pointer) => dragged(context, pointer),
    joined: (first, second) => twoFingers(context, first, second),
  })

/** Selected items take precedence at their position. Otherwise the item there is selected (added with shift) and dragged. */
function dragged(context: ArrangeContext, start: PointerSample): ArrangeNext {
  if (!context.holds(start.at)) {
    const item = context.itemAt(start.at, start.kind)
    if (!item || !context.mayTake(item)) return { to: start.kind === 'touch' ? 'PANNING' : 'MARQUEE', pointer: start }
    context.click(item.id, start.shift)
  }
  return { to: 'MOVING', pointer: start, items: context.movable() }
}

/** Distance from the bounding box within which two fingers move it. */
const BESIDE = screenPx(44)

/** Two fingers at the bounding box move it, elsewhere the page. */
export function twoFingers(context: ArrangeContext, first: PointerSample, second: PointerSample): ArrangeNext {
  const boundingBox = context.boundingBox()
  const isAbout = (at: ScreenPoint): boolean => {
    if (!boundingBox) return false
    const inBox = apply(invert(itemToPage(boundingBox.box)), screenToPage(context.camera(), at))
    return containsPoint(outset(localBox(boundingBox.box), lengthOnPage(context.camera(), BESIDE)), inBox)
  }
  return boundingBox && isAbout(middleOf(first.at, second.at))
    ? { to: 'PINCHING_BOUNDING_BOX', first, second, boundingBox }
    : { to: 'PINCHING_VIEW', first, second }
}
