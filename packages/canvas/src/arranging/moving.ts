import type { DesignItem } from '@irodori/contract'
import { applyChange } from '@irodori/design'
import { commonBounds, guidesFor, moveItems, snapMove, snapTargets } from '@irodori/design/arranging'
import type { Point } from '@irodori/geometry'
import type { PointerSample } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { beginArranging, snapReach, wayOnPage } from './arrangeGesture.ts'
import type { ArrangeHand } from './arrangeContext.ts'
import type { ArrangeNext } from './arrangeState.ts'
import { twoFingers } from './pressing.ts'

/** The chosen items follow the pointer, drawn to what they meet; with shift along one axis alone. */
export function moving(
  hand: ArrangeHand,
  { pointer: start, items }: { readonly pointer: PointerSample; readonly items: readonly DesignItem[] },
): State<ArrangeNext> {
  const gesture = beginArranging(hand, items, 'move')
  const began = commonBounds(items)
  const targets = gesture && snapTargets(gesture.page, new Set(items.map(({ id }) => id)))
  let last = start

  function follow(pointer: PointerSample): void {
    if (!gesture || !began || !targets) return
    const wanted = alongOneAxis(wayOnPage(hand, start.at, pointer.at), pointer.shift)
    const bounds = { ...began, left: began.left + wanted.x, top: began.top + wanted.y }
    const drawn = pointer.loose ? { x: 0, y: 0 } : snapMove(bounds, targets, snapReach(hand))
    const way = {
      x: wanted.x + (pointer.shift && wanted.x === 0 ? 0 : drawn.x),
      y: wanted.y + (pointer.shift && wanted.y === 0 ? 0 : drawn.y),
    }
    const change = moveItems(gesture.page, items, way)
    gesture.show(change)
    const [moved] = applyChange({ designSeriesId: null, pages: [gesture.page] }, change).pages
    const now = commonBounds(moved.items.filter(({ id }) => items.some((item) => item.id === id)))
    hand.showGuides(pointer.loose || !now ? [] : guidesFor(now, targets))
  }

  return {
    busy: true,
    down(pointer) {
      if (pointer.kind !== 'touch' || start.kind !== 'touch') return null
      gesture?.restore()
      return twoFingers(hand, last, pointer)
    },
    move(pointer) {
      if (pointer.id !== start.id) return null
      last = pointer
      follow(pointer)
      return null
    },
    up(pointer) {
      if (pointer.id !== start.id) return null
      hand.showGuides([])
      return IDLE
    },
    cancel: () => gesture?.restore(),
  }
}

const alongOneAxis = ({ x, y }: Point, isStraight: boolean): Point =>
  !isStraight ? { x, y } : Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y }
