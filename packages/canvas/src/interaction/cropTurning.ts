import type { ImageItem } from '@irodori/contract'
import { itemToPage, ROTATE_STEP } from '@irodori/design'
import { apply } from '@irodori/geometry'
import { pageToScreen } from '../view/camera.ts'
import { turnedCrop } from '../crop/cropCommands.ts'
import { beginCropGesture } from './cropGesture.ts'
import type { Hand } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import { directionOf } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'

/** Degrees within which a turn is drawn to the next step. */
const PULL = 3

/** The turning grip is pulled: the photo turns in its window about the window's centre. */
export function cropTurning(hand: Hand, { pointer: start, item }: { pointer: PointerSample; item: ImageItem }): State {
  const gesture = beginCropGesture(hand, item, 'turn')
  const middle = apply(itemToPage(item), { x: item.width / 2, y: item.height / 2 })
  const direction = ({ at }: PointerSample): number => directionOf(pageToScreen(hand.camera(), middle), at)
  const began = direction(start)
  return {
    busy: true,
    move(pointer) {
      if (pointer.id !== start.id) return null
      const angle = gesture.start.rotate + direction(pointer) - began
      gesture.show(turnedCrop(gesture.start, snapTurn(angle, pointer.shift)))
      return null
    },
    up: (pointer) => (pointer.id === start.id ? IDLE : null),
    cancel: gesture.restore,
  }
}

/** Draws an angle that is nearly a step onto it; with `stepwise` every angle. */
export function snapTurn(angle: number, stepwise: boolean): number {
  const step = Math.round(angle / ROTATE_STEP) * ROTATE_STEP
  return stepwise || Math.abs(angle - step) <= PULL ? step : angle
}
