import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Crop } from '@irodori/design/crop'
import { cropOf } from '@irodori/design/crop'
import { itemToPage } from '@irodori/design/itemGeometry'
import { apply, invert, rotation } from '@irodori/geometry/affine'
import type { Point } from '@irodori/geometry/shape'
import { insidePhoto } from '../crop/cropCommands.ts'
import type { GestureLabel } from '../scene/stageMode.ts'
import type { ScreenPoint } from '../view/camera.ts'
import { offsetOnPage, screenToPage } from '../view/camera.ts'
import type { InteractionContext } from './interactionContext.ts'

/** A gesture on a photo. Each change is computed from `start`, so that the result does not depend on intermediate steps. */
export interface CropGesture {
  readonly start: Crop
  /** Shows a crop, moved and scaled as little as needed to stay inside the photo. */
  show(crop: Crop): void
  /** Restores the crop from the start of the gesture. */
  restore(): void
}

export function beginCropGesture(context: InteractionContext, item: ImageItem, label: GestureLabel): CropGesture {
  const gesture = { id: context.newGestureId(), label }
  const start = cropOf(item)
  return {
    start,
    show: (crop) => context.changeCrop(item.id, insidePhoto(item, crop), gesture),
    restore: () => context.changeCrop(item.id, start, gesture),
  }
}

/** A point of the screen in pixels of the frame, relative to its centre. */
export function fromFrameCentre(context: InteractionContext, item: ImageItem, at: ScreenPoint): Point {
  const { x, y } = apply(invert(itemToPage(item)), screenToPage(context.camera(), at))
  return { x: x - item.width / 2, y: y - item.height / 2 }
}

/** A distance on the screen in pixels of the frame. */
export function offsetInFrame(context: InteractionContext, item: ImageItem, from: ScreenPoint, to: ScreenPoint): Point {
  return apply(rotation(-item.rotate), offsetOnPage(context.camera(), from, to))
}
