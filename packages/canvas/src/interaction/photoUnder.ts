import type { ImageItem } from '@irodori/contract/entities/designItem'
import { frameToPhoto, itemToPage, localBox } from '@irodori/design/itemGeometry'
import { apply, invert } from '@irodori/geometry/affine'
import { containsPoint, rect } from '@irodori/geometry/shape'
import type { ScreenPoint } from '../view/camera.ts'
import { screenToPage } from '../view/camera.ts'
import type { InteractionContext } from './interactionContext.ts'

/** The selected photo if a point of the screen is in its frame or in its dimmed part. */
export function photoUnder(context: InteractionContext, at: ScreenPoint): ImageItem | null {
  const item = context.selectedPhoto()
  if (!item) return null
  const inFrame = apply(invert(itemToPage(item)), screenToPage(context.camera(), at))
  if (containsPoint(localBox(item), inFrame)) return item
  const inPhoto = apply(frameToPhoto(item), inFrame)
  return containsPoint(rect(0, 0, item.sourceWidth, item.sourceHeight), inPhoto) ? item : null
}
