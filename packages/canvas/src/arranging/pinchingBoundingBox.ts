import type { BoundingBox } from '@irodori/design/boundingBox'
import { tenthOfDegree } from '@irodori/design/boundingBox'
import { furthestOnPage, moveOntoPage, sizeLimits } from '@irodori/design/boundingBoxLimits'
import { scaleBox } from '@irodori/design/resizeBox'
import type { TwoPointers } from '../interaction/pinch.ts'
import { pinch } from '../interaction/pinch.ts'
import type { State } from '../interaction/state.ts'
import { offsetOnPage } from '../view/camera.ts'
import type { ArrangeContext } from './arrangeContext.ts'
import { beginArranging } from './arrangeGesture.ts'
import type { ArrangeNext } from './arrangeState.ts'
import { snappedAngle } from './turning.ts'

/** Two fingers move, scale and rotate the items of the bounding box. */
export function pinchingBoundingBox(
  context: ArrangeContext,
  start: TwoPointers & { readonly boundingBox: BoundingBox },
): State<ArrangeNext> {
  const { boundingBox } = start
  const { box } = boundingBox
  const gesture = beginArranging(context, boundingBox.items, 'resize')
  return pinch(
    start,
    ({ first, growth, turn, from, to }) => {
      if (!gesture) return
      const { sheet } = gesture.page
      const limits = sizeLimits(sheet, boundingBox, true)
      const offset = offsetOnPage(context.camera(), from, to)
      const turned = turn === 0 ? 0 : tenthOfDegree(snappedAngle(box.rotate + turn, first) - box.rotate)
      const after = furthestOnPage(sheet, boundingBox, (share) => {
        const grown = scaleBox(box, { x: 0, y: 0 }, 1 + (growth - 1) * share, limits)
        return moveOntoPage(sheet, boundingBox, {
          ...grown,
          left: grown.left + offset.x * share,
          top: grown.top + offset.y * share,
          rotate: box.rotate + turned * share,
        })
      })
      gesture.showBoundingBox(boundingBox, after)
    },
    () => gesture?.restore(),
  )
}
