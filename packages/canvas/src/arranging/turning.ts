import type { DesignItem } from '@irodori/contract'
import { boxOf } from '@irodori/design/arranging'
import { centreOf } from '@irodori/geometry'
import { pageToScreen } from '../camera.ts'
import type { PointerSample } from '../interaction/pointer.ts'
import { directionOf } from '../interaction/pointer.ts'
import type { State } from '../interaction/state.ts'
import { IDLE } from '../interaction/state.ts'
import { beginArranging } from './arrangeGesture.ts'
import type { ArrangeHand } from './arrangeHand.ts'
import type { ArrangeNext } from './arrangeState.ts'

/** Degrees: turns this near to a right angle are drawn to it; with shift every turn is one of these steps. */
const PULL = 4
const STEP = 15

/** The turning grip is pulled: the item turns about its middle. */
export function turning(
  hand: ArrangeHand,
  { pointer: start, item }: { readonly pointer: PointerSample; readonly item: DesignItem },
): State<ArrangeNext> {
  const gesture = beginArranging(hand, [item], 'turnItem')
  const box = boxOf(item)
  const direction = ({ at }: PointerSample): number => directionOf(pageToScreen(hand.camera(), centreOf(box)), at)
  const began = direction(start)
  return {
    busy: true,
    move(pointer) {
      if (pointer.id !== start.id) return null
      gesture?.showBox(item, { ...box, rotate: drawnTurn(box.rotate + direction(pointer) - began, pointer) })
      return null
    },
    up: (pointer) => (pointer.id === start.id ? IDLE : null),
    cancel: () => gesture?.restore(),
  }
}

/** An angle drawn to a right angle that is near, or with shift to the nearest step. */
export function drawnTurn(angle: number, { shift, loose }: Pick<PointerSample, 'shift' | 'loose'>): number {
  if (shift) return Math.round(angle / STEP) * STEP
  const right = Math.round(angle / 90) * 90
  return !loose && Math.abs(angle - right) <= PULL ? right : angle
}
