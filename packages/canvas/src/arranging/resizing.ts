import { boundsOnPage } from '@irodori/design'
import type { Frame, Grip } from '@irodori/design/arranging'
import { guidesFor, pulledPlaces, pullFrame, snapTargets } from '@irodori/design/arranging'
import type { PointerSample } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { beginArranging, snapReach, wayOnPage } from './arrangeGesture.ts'
import type { ArrangeHand } from './arrangeHand.ts'
import type { ArrangeNext } from './arrangeState.ts'

interface Start {
  readonly pointer: PointerSample
  readonly frame: Frame
  readonly grip: Grip
}

/** Sides of the frame are pulled, the opposite ones stay; with shift it grows as a whole. It is drawn to what it meets. */
export function resizing(hand: ArrangeHand, { pointer: start, frame, grip }: Start): State<ArrangeNext> {
  const gesture = beginArranging(hand, frame.items, 'resize')
  const targets = gesture && snapTargets(gesture.page, new Set(frame.items.map(({ id }) => id)))

  function follow(pointer: PointerSample): void {
    if (!gesture || !targets) return
    const box = pullFrame(gesture.page.sheet, frame, {
      grip,
      way: wayOnPage(hand, start.at, pointer.at),
      keepsRatio: pointer.shift,
      snap: pointer.loose ? null : { targets, tolerance: snapReach(hand) },
    })
    gesture.showFrame(frame, box)
    const places = pulledPlaces(box, grip, pointer.shift || frame.keepsShape)
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
