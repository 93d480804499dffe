import type { ImageItem } from '@irodori/contract'
import type { Crop } from '@irodori/design'
import { MAX_ZOOM, widestCrop, zoomCrop } from '@irodori/design'
import type { Point } from '@irodori/geometry'
import { apply, centreOf, rect, rotation } from '@irodori/geometry'

/**
 * Magnifies the photo about a point of its window, no further than it may go, so that at the limit nothing slides.
 * @param anchor in the window's own pixels from its centre.
 */
export const zoomWithinLimits = (item: ImageItem, crop: Crop, factor: number, anchor?: Point): Crop =>
  zoomCrop(crop, item, allowedFactor(item, crop, factor), anchor)

function allowedFactor(item: ImageItem, crop: Crop, factor: number): number {
  const widest = widestCrop(item, { width: item.sourceWidth, height: item.sourceHeight }, crop.rotate)
  const least = Math.min(1, crop.rect.width / widest.width)
  const most = Math.max(1, (crop.rect.width * MAX_ZOOM) / widest.width)
  return Math.min(Math.max(factor, least), most)
}

/** Turns the photo to `rotate` so that the place of it under `before` comes to lie under `after` (from the window's centre). */
export function turnHolding(item: ImageItem, crop: Crop, rotate: number, before: Point, after: Point): Crop {
  const scale = crop.rect.width / item.width
  const centre = centreOf(crop.rect)
  const old = apply(rotation(-crop.rotate), before)
  const now = apply(rotation(-rotate), after)
  const x = centre.x + (old.x - now.x) * scale
  const y = centre.y + (old.y - now.y) * scale
  const { width, height } = crop.rect
  return { rect: rect(x - width / 2, y - height / 2, width, height), rotate }
}
