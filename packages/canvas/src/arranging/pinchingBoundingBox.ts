import type { BoundingBox } from '@irodori/design/arranging'
import { furthestOnPage, moveOntoPage, scaleBox, sizeLimits, tenthOfDegree } from '@irodori/design/arranging'
import type { TwoPointers } from '../interaction/pinch.ts'
import { pinch } from '../interaction/pinch.ts'
import type { State } from '../interaction/state.ts'
import { beginArranging, wayOnPage } from './arrangeGesture.ts'
import type { ArrangeHand } from './arrangeContext.ts'
import type { ArrangeNext } from './arrangeState.ts'
import { drawnTurn } from './turning.ts'

/** Two fingers hold what is in the frame. */
export function pinchingBoundingBox(hand: ArrangeHand, start: TwoPointers & { readonly boundingBox: BoundingBox }): State<ArrangeNext> {
  const { boundingBox } = start
  const { box } = boundingBox
  const gesture = beginArranging(hand, boundingBox.items, 'resize')
  return pinch(
    start,
    ({ first, growth, turn, from, to }) => {
      if (!gesture) return
      const { sheet } = gesture.page
      const limits = sizeLimits(sheet, boundingBox, true)
      const way = wayOnPage(hand, from, to)
      const turned = turn === 0 ? 0 : tenthOfDegree(drawnTurn(box.rotate + turn, first) - box.rotate)
      const after = furthestOnPage(sheet, boundingBox, (share) => {
        const grown = scaleBox(box, { x: 0, y: 0 }, 1 + (growth - 1) * share, limits)
        return moveOntoPage(sheet, boundingBox, {
          ...grown,
          left: grown.left + way.x * share,
          top: grown.top + way.y * share,
          rotate: box.rotate + turned * share,
        })
      })
      gesture.showBoundingBox(boundingBox, after)
    },
    () => gesture?.restore(),
  )
}
