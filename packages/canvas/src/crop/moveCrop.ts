import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Crop } from '@irodori/design/crop'
import { MAX_ZOOM, widestCrop, zoomCrop } from '@irodori/design/crop'
import { apply, rotation } from '@irodori/geometry/affine'
import type { Point } from '@irodori/geometry/shape'
import { centreOf, rect } from '@irodori/geometry/shape'

/**
 * Zooms the photo about a point of its frame within the limits of the zoom, so that the photo does not slide at a limit.
 * @param anchor in pixels of the frame, relative to its centre
 */
export const zoomWithinLimits = (item: ImageItem, crop: Crop, factor: number, anchor?: Point): Crop =>
  zoomCrop(crop, item, allowedFactor(item, crop, factor), anchor)

function allowedFactor(item: ImageItem, crop: Crop, factor: number): number {
  const widest = widestCrop(item, { width: item.sourceWidth, height: item.sourceHeight }, crop.rotate)
  const least = Math.min(1, crop.rect.width / widest.width)
  const most = Math.max(1, (crop.rect.width * MAX_ZOOM) / widest.width)
  return Math.min(Math.max(factor, least), most)
}

/** Rotates the photo such that its point at `before` moves to `after` (both relative to the centre of the frame). */
export function rotateHolding(item: ImageItem, crop: Crop, rotate: number, before: Point, after: Point): Crop {
  const scale = crop.rect.width / item.width
  const centre = centreOf(crop.rect)
  const old = apply(rotation(-crop.rotate), before)
  const now = apply(rotation(-rotate), after)
  const x = centre.x + (old.x - now.x) * scale
  const y = centre.y + (old.y - now.y) * scale
  const { width, height } = crop.rect
  return { rect: rect(x - width / 2, y - height / 2, width, height), rotate }
}
