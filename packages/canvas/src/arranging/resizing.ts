import { boundsOnPage } from '@irodori/design'
import type { BoundingBox, Grip } from '@irodori/design/arranging'
import { guidesFor, pulledPlaces, pullBoundingBox, snapTargets } from '@irodori/design/arranging'
import type { PointerSample } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { beginArranging, snapReach, wayOnPage } from './arrangeGesture.ts'
import type { ArrangeHand } from './arrangeContext.ts'
import type { ArrangeNext } from './arrangeState.ts'

interface Start {
  readonly pointer: PointerSample
  readonly boundingBox: BoundingBox
  readonly grip: Grip
}

/** Sides of the frame are pulled, the opposite ones stay; with shift it grows as a whole. It is drawn to what it meets. */
export function resizing(hand: ArrangeHand, { pointer: start, boundingBox, grip }: Start): State<ArrangeNext> {
  const gesture = beginArranging(hand, boundingBox.items, 'resize')
  const targets = gesture && snapTargets(gesture.page, new Set(boundingBox.items.map(({ id }) => id)))

  function follow(pointer: PointerSample): void {
    if (!gesture || !targets) return
    const box = pullBoundingBox(gesture.page.sheet, boundingBox, {
      grip,
      offset: wayOnPage(hand, start.at, pointer.at),
      keepsRatio: pointer.shift,
      snap: pointer.loose ? null : { targets, tolerance: snapReach(hand) },
    })
    gesture.showBoundingBox(boundingBox, box)
    const places = pulledPlaces(box, grip, pointer.shift || boundingBox.keepsShape)
    hand.showGuides(pointer.loose ? [] : guidesFor(boundsOnPage(box), targets, places))
  }

  return {
    busy: true,
    move(pointer) {
      if (pointer.id === start.id) follow(pointer)
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
