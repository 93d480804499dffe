import type { BoundingBox } from '@irodori/design/boundingBox'
import { centreOfBoundingBox, rotateBoundingBox } from '@irodori/design/boundingBox'
import { furthestOnPage } from '@irodori/design/boundingBoxLimits'
import type { PointerSample } from '../interaction/pointer.ts'
import { directionOf, shortestTurn } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { pageToScreen } from '../view/camera.ts'
import type { ArrangeContext } from './arrangeContext.ts'
import { beginArranging } from './arrangeGesture.ts'
import type { ArrangeNext } from './arrangeState.ts'

/** Degrees within which a rotation snaps to a right angle, and the steps with shift. */
const SNAP_DEGREES = 4
const STEP = 15

/** The rotation grip is dragged: all items rotate about the centre of their bounding box. */
export function turning(
  context: ArrangeContext,
  { pointer: start, boundingBox }: { readonly pointer: PointerSample; readonly boundingBox: BoundingBox },
): State<ArrangeNext> {
  const gesture = beginArranging(context, boundingBox.items, 'turnItem')
  const { rotate } = boundingBox.box
  const middle = centreOfBoundingBox(boundingBox)
  const direction = ({ at }: PointerSample): number => directionOf(pageToScreen(context.camera(), middle), at)
  const began = direction(start)
  return {
    busy: true,
    move(pointer) {
      if (!gesture || pointer.id !== start.id) return null
      const turn = snappedAngle(rotate + shortestTurn(direction(pointer) - began), pointer) - rotate
      const box = furthestOnPage(gesture.page.sheet, boundingBox, (share) =>
        rotateBoundingBox(boundingBox, turn * share),
      )
      gesture.showBoundingBox(boundingBox, box)
      return null
    },
    up: (pointer) => (pointer.id === start.id ? IDLE : null),
    cancel: () => gesture?.restore(),
  }
}

/** Snaps an angle to a near right angle, or with shift to the nearest step. */
export function snappedAngle(angle: number, { shift, noSnap }: Pick<PointerSample, 'shift' | 'noSnap'>): number {
  if (shift) return Math.round(angle / STEP) * STEP
  const right = Math.round(angle / 90) * 90
  return !noSnap && Math.abs(angle - right) <= SNAP_DEGREES ? right : angle
}
