import type { ImageItem } from '@irodori/contract'
import type { Crop } from '@irodori/design'
import { cropOf, itemToPage } from '@irodori/design'
import type { Point } from '@irodori/geometry'
import { apply, invert, rotation } from '@irodori/geometry'
import { screenToPage } from '../view/camera.ts'
import { insidePhoto } from '../crop/cropCommands.ts'
import type { GestureLabel } from '../scene/stageMode.ts'
import type { Hand } from './interactionContext.ts'

/** One gesture on one photo. Each change is computed from `start`, so the way a hand took leaves no trace. */
export interface CropGesture {
  readonly start: Crop
  /** Shows a crop, moved and shrunk as little as needed to stay inside the photo. */
  show(crop: Crop): void
  /** Puts the crop back as it was at the start. */
  restore(): void
}

export function beginCropGesture(hand: Hand, item: ImageItem, label: GestureLabel): CropGesture {
  const gesture = { id: hand.newGestureId(), label }
  const start = cropOf(item)
  return {
    start,
    show: (crop) => hand.changeCrop(item.id, insidePhoto(item, crop), gesture),
    restore: () => hand.changeCrop(item.id, start, gesture),
  }
}

/** A point of the screen in the window's own pixels from its centre. */
export function fromWindowCentre(hand: Hand, item: ImageItem, at: Point): Point {
  const { x, y } = apply(invert(itemToPage(item)), screenToPage(hand.camera(), at))
  return { x: x - item.width / 2, y: y - item.height / 2 }
}

/** A way on the screen, in the window's own pixels. */
export function alongWindow(hand: Hand, item: ImageItem, from: Point, to: Point): Point {
  const { zoom } = hand.camera()
  return apply(rotation(-item.rotate), { x: (to.x - from.x) / zoom, y: (to.y - from.y) / zoom })
}
