import type { DesignItem } from '@irodori/contract/entities/designItem'
import { applyChange } from '@irodori/design/change'
import { commonBounds, moveItems } from '@irodori/design/movedBoxes'
import { guidesFor, snapMove } from '@irodori/design/snapping'
import { snapTargets } from '@irodori/design/snapTargets'
import type { Point } from '@irodori/geometry/shape'
import type { PointerSample } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { offsetOnPage } from '../view/camera.ts'
import type { ArrangeContext } from './arrangeContext.ts'
import { beginArranging, snapReach } from './arrangeGesture.ts'
import type { ArrangeNext } from './arrangeState.ts'
import { twoFingers } from './pressing.ts'

/** The selected items follow the pointer and snap; with shift they move along one axis only. */
export function moving(
  context: ArrangeContext,
  { pointer: start, items }: { readonly pointer: PointerSample; readonly items: readonly DesignItem[] },
): State<ArrangeNext> {
  const gesture = beginArranging(context, items, 'move')
  const began = commonBounds(items)
  const targets = gesture && snapTargets(gesture.page, new Set(items.map(({ id }) => id)))
  let last = start

  function follow(pointer: PointerSample): void {
    if (!gesture || !began || !targets) return
    const wanted = alongOneAxis(offsetOnPage(context.camera(), start.at, pointer.at), pointer.shift)
    const bounds = { ...began, left: began.left + wanted.x, top: began.top + wanted.y }
    const snapped = pointer.noSnap ? { x: 0, y: 0 } : snapMove(bounds, targets, snapReach(context))
    const offset = {
      x: wanted.x + (pointer.shift && wanted.x === 0 ? 0 : snapped.x),
      y: wanted.y + (pointer.shift && wanted.y === 0 ? 0 : snapped.y),
    }
    const change = moveItems(gesture.page, items, offset)
    gesture.show(change)
    const [moved] = applyChange({ designSeriesId: null, pages: [gesture.page] }, change).pages
    const now = moved && commonBounds(moved.items.filter(({ id }) => items.some((item) => item.id === id)))
    context.showGuides(pointer.noSnap || !now ? [] : guidesFor(now, targets))
  }

  return {
    busy: true,
    down(pointer) {
      if (pointer.kind !== 'touch' || start.kind !== 'touch') return null
      gesture?.restore()
      return twoFingers(context, last, pointer)
    },
    move(pointer) {
      if (pointer.id !== start.id) return null
      last = pointer
      follow(pointer)
      return null
    },
    up(pointer) {
      if (pointer.id !== start.id) return null
      context.showGuides([])
      return IDLE
    },
    cancel: () => gesture?.restore(),
  }
}

const alongOneAxis = ({ x, y }: Point, isStraight: boolean): Point =>
  !isStraight ? { x, y } : Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y }
