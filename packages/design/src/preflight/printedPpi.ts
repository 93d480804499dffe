import type { ImageItem } from '@irodori/contract'
import { widestCrop } from '../photo/crop.ts'

/**
 * Offset presses print 150 to 175 lines to the inch and want a little more than one pixel for each: from 200 ppi a
 * photo looks as sharp in the hand as it does at 300. Below 120 single pixels are wider than a fifth of a millimetre,
 * which the eye tells apart at reading distance. Two levels, as peers show them (features.md, 31).
 */
export const PPI_CAUTION = 200
export const PPI_STRONG = 120

/**
 * Photo pixels per printed inch, along the side where there are fewer; null for a window without a photo. A turn of
 * the photo in its window changes nothing: the crop is measured along the window's own sides.
 */
export function printedPpi(item: ImageItem, dpi: number): number | null {
  if (item.imageName === null || item.isDisabledItem || item.croppedWidth <= 0) return null
  return Math.min(item.croppedWidth / item.width, item.croppedHeight / item.height) * dpi
}

/** What printedPpi becomes when as much of the photo is shown as still fills the window. */
export function reachablePpi(item: ImageItem, dpi: number): number {
  const photo = { width: item.sourceWidth, height: item.sourceHeight }
  return (widestCrop(item, photo, item.imageRotate).width / item.width) * dpi
}
