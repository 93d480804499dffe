import type { Frame } from '@irodori/design/arranging'
import { furthestOnPage, heldTogether, scaleBox, sizeLimits, tenthOfDegree } from '@irodori/design/arranging'
import type { TwoPointers } from '../interaction/pinch.ts'
import { pinch } from '../interaction/pinch.ts'
import type { State } from '../interaction/state.ts'
import { beginArranging, wayOnPage } from './arrangeGesture.ts'
import type { ArrangeHand } from './arrangeHand.ts'
import type { ArrangeNext } from './arrangeState.ts'
import { drawnTurn } from './turning.ts'

/** Two fingers hold what is in the frame. */
export function pinchingFrame(hand: ArrangeHand, start: TwoPointers & { readonly frame: Frame }): State<ArrangeNext> {
  const { frame } = start
  const { box } = frame
  const gesture = beginArranging(hand, frame.items, 'resize')
  return pinch(
    start,
    ({ first, growth, turn, from, to }) => {
      if (!gesture) return
      const { sheet } = gesture.page
      const limits = sizeLimits(sheet, frame, true)
      const way = wayOnPage(hand, from, to)
      const turned = turn === 0 ? 0 : tenthOfDegree(drawnTurn(box.rotate + turn, first) - box.rotate)
      const after = furthestOnPage(sheet, frame, (share) => {
        const grown = scaleBox(box, { x: 0, y: 0 }, 1 + (growth - 1) * share, limits)
        return heldTogether(sheet, frame, {
          ...grown,
          left: grown.left + way.x * share,
          top: grown.top + way.y * share,
          rotate: box.rotate + turned * share,
        })
      })
      gesture.showFrame(frame, after)
    },
    () => gesture?.restore(),
  )
}
