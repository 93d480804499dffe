import type { ImageItem } from '@irodori/contract/entities/designItem'
import { itemToPage } from '@irodori/design/itemGeometry'
import { ROTATE_STEP } from '@irodori/design/photoPlacement'
import { apply } from '@irodori/geometry/affine'
import { turnedCrop } from '../crop/cropCommands.ts'
import { pageToScreen } from '../view/camera.ts'
import { beginCropGesture } from './cropGesture.ts'
import type { InteractionContext } from './interactionContext.ts'
import type { PointerSample } from './pointer.ts'
import { directionOf } from './pointer.ts'
import type { State } from './state.ts'
import { IDLE } from './state.ts'

/** Degrees within which a rotation snaps to a step. */
const SNAP_DEGREES = 3

/** The rotation handle is dragged: the photo rotates about the centre of its frame. */
export function cropTurning(
  context: InteractionContext,
  { pointer: start, item }: { pointer: PointerSample; item: ImageItem },
): State {
  const gesture = beginCropGesture(context, item, 'turn')
  const middle = apply(itemToPage(item), { x: item.width / 2, y: item.height / 2 })
  const direction = ({ at }: PointerSample): number => directionOf(pageToScreen(context.camera(), middle), at)
  const began = direction(start)
  return {
    busy: true,
    move(pointer) {
      if (pointer.id !== start.id) return null
      const angle = gesture.start.rotate + direction(pointer) - began
      gesture.show(turnedCrop(gesture.start, snapAngle(angle, pointer.shift)))
      return null
    },
    up: (pointer) => (pointer.id === start.id ? IDLE : null),
    cancel: gesture.restore,
  }
}

/** Snaps an angle to a near step; with `stepwise` every angle snaps. */
export function snapAngle(angle: number, stepwise: boolean): number {
  const step = Math.round(angle / ROTATE_STEP) * ROTATE_STEP
  return stepwise || Math.abs(angle - step) <= SNAP_DEGREES ? step : angle
}
