import type { BoundingBox } from '@irodori/design/boundingBox'
import { boundsOnPage } from '@irodori/design/itemGeometry'
import type { Grip } from '@irodori/design/resizeBox'
import { resizeByGrip } from '@irodori/design/resizeByGrip'
import { draggedPositions } from '@irodori/design/snapGrip'
import { guidesFor } from '@irodori/design/snapping'
import { snapTargets } from '@irodori/design/snapTargets'
import type { PointerSample } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { offsetOnPage } from '../view/camera.ts'
import type { ArrangeContext } from './arrangeContext.ts'
import { beginArranging, snapReach } from './arrangeGesture.ts'
import type { ArrangeNext } from './arrangeState.ts'

interface Start {
  readonly pointer: PointerSample
  readonly boundingBox: BoundingBox
  readonly grip: Grip
}

/** A grip is dragged: the opposite sides stay, and dragged corners snap; with shift the box scales proportionally. */
export function resizing(context: ArrangeContext, { pointer: start, boundingBox, grip }: Start): State<ArrangeNext> {
  const gesture = beginArranging(context, boundingBox.items, 'resize')
  const targets = gesture && snapTargets(gesture.page, new Set(boundingBox.items.map(({ id }) => id)))

  function follow(pointer: PointerSample): void {
    if (!gesture || !targets) return
    const box = resizeByGrip(gesture.page.sheet, boundingBox, {
      grip,
      offset: offsetOnPage(context.camera(), start.at, pointer.at),
      keepsRatio: pointer.shift,
      snap: pointer.noSnap ? null : { targets, tolerance: snapReach(context) },
    })
    gesture.showBoundingBox(boundingBox, box)
    const places = draggedPositions(box, grip, pointer.shift || boundingBox.keepsShape)
    context.showGuides(pointer.noSnap ? [] : guidesFor(boundsOnPage(box), targets, places))
  }

  return {
    busy: true,
    move(pointer) {
      if (pointer.id === start.id) follow(pointer)
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
