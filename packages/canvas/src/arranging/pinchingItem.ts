import type { DesignItem } from '@irodori/contract'
import { boxOf, heldOnPage, leastSide, mostSide, scaleBox } from '@irodori/design/arranging'
import { GROWTH_LOCK, lock, moveLock, TURN_LOCK_DEGREES } from '../interaction/fingerLocks.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import { directionOf, distanceBetween, middleOf, shortestTurn } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { beginArranging, wayOnPage } from './arrangeGesture.ts'
import type { ArrangeHand } from './arrangeHand.ts'
import type { ArrangeNext } from './arrangeState.ts'
import { drawnTurn } from './turning.ts'

interface Start {
  readonly first: PointerSample
  readonly second: PointerSample
  readonly item: DesignItem
}

/** Two fingers hold the item: it follows their middle, grows with their distance and turns with them. */
export function pinchingItem(hand: ArrangeHand, { first: a, second: b, item }: Start): State<ArrangeNext> {
  const gesture = beginArranging(hand, [item], 'resize')
  const box = boxOf(item)
  const middle = middleOf(a.at, b.at)
  const distance = Math.max(1, distanceBetween(a.at, b.at))
  const direction = directionOf(a.at, b.at)
  const meantGrowth = lock(GROWTH_LOCK)
  const meantTurn = lock(TURN_LOCK_DEGREES)
  const meantMove = moveLock(middle)
  let [first, second] = [a, b]
  /** The finger whose last place the item has not followed yet. */
  let ahead: number | null = null

  function follow(): void {
    if (!gesture) return
    const { sheet } = gesture.page
    const ratio = Math.max(1, distanceBetween(first.at, second.at)) / distance
    const limits = {
      least: Math.min(leastSide(sheet), item.width, item.height),
      most: mostSide(sheet),
      keepsRatio: true,
    }
    const grown = scaleBox(box, { x: 0, y: 0 }, Math.exp(meantGrowth(Math.log(ratio))), limits)
    const way = wayOnPage(hand, middle, meantMove(middleOf(first.at, second.at)))
    const turn = meantTurn(shortestTurn(directionOf(first.at, second.at) - direction))
    const rotate = turn === 0 ? box.rotate : drawnTurn(box.rotate + turn, first)
    gesture.showBox(item, heldOnPage(sheet, { ...grown, left: grown.left + way.x, top: grown.top + way.y, rotate }))
  }

  return {
    busy: true,
    move(pointer) {
      if (pointer.id === first.id) first = pointer
      else if (pointer.id === second.id) second = pointer
      else return null
      // The fingers report one after the other: between the two reports their distance and turn mean nothing.
      if (ahead === null) ahead = pointer.id
      else {
        follow()
        if (ahead !== pointer.id) ahead = null
      }
      return null
    },
    up: (pointer) => (pointer.id === first.id || pointer.id === second.id ? IDLE : null),
    cancel: () => gesture?.restore(),
  }
}
