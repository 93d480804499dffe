import type { BoundingBox } from '@irodori/design/arranging'
import { furthestOnPage, centreOfBoundingBox, rotateBoundingBox } from '@irodori/design/arranging'
import { pageToScreen } from '../view/camera.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import { directionOf, shortestTurn } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { beginArranging } from './arrangeGesture.ts'
import type { ArrangeHand } from './arrangeContext.ts'
import type { ArrangeNext } from './arrangeState.ts'

/** Degrees: turns this near to a right angle are drawn to it; with shift every turn is one of these steps. */
const PULL = 4
const STEP = 15

/** The turning grip is pulled: everything in the frame turns about its middle. */
export function turning(
  hand: ArrangeHand,
  { pointer: start, boundingBox }: { readonly pointer: PointerSample; readonly boundingBox: BoundingBox },
): State<ArrangeNext> {
  const gesture = beginArranging(hand, boundingBox.items, 'turnItem')
  const { rotate } = boundingBox.box
  const middle = centreOfBoundingBox(boundingBox)
  const direction = ({ at }: PointerSample): number => directionOf(pageToScreen(hand.camera(), middle), at)
  const began = direction(start)
  return {
    busy: true,
    move(pointer) {
      if (!gesture || pointer.id !== start.id) return null
      const turn = drawnTurn(rotate + shortestTurn(direction(pointer) - began), pointer) - rotate
      const box = furthestOnPage(gesture.page.sheet, boundingBox, (share) => rotateBoundingBox(boundingBox, turn * share))
      gesture.showBoundingBox(boundingBox, box)
      return null
    },
    up: (pointer) => (pointer.id === start.id ? IDLE : null),
    cancel: () => gesture?.restore(),
  }
}

/** An angle drawn to a right angle that is near, or with shift to the nearest step. */
export function drawnTurn(angle: number, { shift, loose }: Pick<PointerSample, 'shift' | 'loose'>): number {
  if (shift) return Math.round(angle / STEP) * STEP
  const right = Math.round(angle / 90) * 90
  return !loose && Math.abs(angle - right) <= PULL ? right : angle
}
