import type { ImageItem } from '@irodori/contract'
import { itemToPage, localBox, frameToPhoto } from '@irodori/design'
import type { Point } from '@irodori/geometry'
import { apply, containsPoint, invert, rect } from '@irodori/geometry'
import { screenToPage } from '../view/camera.ts'
import type { Hand } from './interactionContext.ts'

/** The selected photo if any place of it, dimmed ones too, or its window lies under a point of the screen. */
export function photoUnder(hand: Hand, at: Point): ImageItem | null {
  const item = hand.selectedPhoto()
  if (!item) return null
  const inWindow = apply(invert(itemToPage(item)), screenToPage(hand.camera(), at))
  if (containsPoint(localBox(item), inWindow)) return item
  const inPhoto = apply(frameToPhoto(item), inWindow)
  return containsPoint(rect(0, 0, item.sourceWidth, item.sourceHeight), inPhoto) ? item : null
}
