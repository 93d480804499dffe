import type { DesignItem } from '@irodori/contract'
import type { Box } from '@irodori/design'
import { boundsOnPage } from '@irodori/design'
import type { Grip } from '@irodori/design/arranging'
import {
  boxOf,
  guidesFor,
  heldOnPage,
  keepsShape,
  leastSide,
  mostSide,
  pullBox,
  resizeBox,
  scaleBox,
  snapSides,
  snapTargets,
} from '@irodori/design/arranging'
import type { PointerSample } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { beginArranging, snapReach, wayOnPage } from './arrangeGesture.ts'
import type { ArrangeHand } from './arrangeHand.ts'
import type { ArrangeNext } from './arrangeState.ts'

interface Start {
  readonly pointer: PointerSample
  readonly item: DesignItem
  readonly grip: Grip
}

/** Sides are pulled, the opposite ones stay; with shift the box grows as a whole. Upright boxes are drawn to what they meet. */
export function resizing(hand: ArrangeHand, { pointer: start, item, grip }: Start): State<ArrangeNext> {
  const gesture = beginArranging(hand, [item], 'resize')
  const box = boxOf(item)
  const targets = gesture && item.rotate === 0 ? snapTargets(gesture.page, new Set([item.id])) : null

  function follow(pointer: PointerSample): void {
    if (!gesture) return
    const { sheet } = gesture.page
    const limits = {
      least: Math.min(leastSide(sheet), item.width, item.height),
      most: mostSide(sheet),
      keepsRatio: pointer.shift || keepsShape(item),
    }
    let pulled = pullBox(box, grip, wayOnPage(hand, start.at, pointer.at), limits)
    if (targets && !pointer.loose) {
      const { x, y } = snapSides(boundsOnPage(pulled), grip, targets, snapReach(hand))
      pulled = limits.keepsRatio
        ? scaleBox(box, grip, drawnFactor(box, pulled, grip, { x, y }), limits)
        : resizeBox(box, grip, {
            width: Math.max(pulled.width + x * grip.x, limits.least),
            height: Math.max(pulled.height + y * grip.y, limits.least),
          })
    }
    const held = heldOnPage(sheet, pulled)
    gesture.showBox(item, held)
    hand.showGuides(targets && !pointer.loose ? guidesFor(boundsOnPage(held), targets, grip) : [])
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

/** How much larger than at first, so that the side that has the shorter way to a line meets it. */
function drawnFactor(box: Box, pulled: Box, grip: Grip, drawn: { readonly x: number; readonly y: number }): number {
  const [wide, high] = [drawn.x * grip.x, drawn.y * grip.y]
  const byHeight = wide === 0 || (high !== 0 && Math.abs(high) < Math.abs(wide))
  return byHeight ? (pulled.height + high) / box.height : (pulled.width + wide) / box.width
}
