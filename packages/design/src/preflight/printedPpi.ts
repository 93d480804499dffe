import type { ImageItem } from '@irodori/contract/entities/designItem'
import { widestCrop } from '../photo/crop.ts'

/**
 * Offset presses print 150 to 175 lines per inch and need slightly more than one pixel for each: from 200 ppi a printed
 * photo looks as sharp as at 300. Below 120 ppi single pixels are wider than a fifth of a millimetre, which the eye can
 * resolve at reading distance. Two levels, as competing shops show them.
 */
export const PPI_CAUTION = 200
export const PPI_STRONG = 120

/**
 * Photo pixels per printed inch along the side with fewer pixels; null for a frame without a photo. The rotation of the
 * photo does not matter, because the crop is measured along the sides of the frame.
 */
export function printedPpi(item: ImageItem, dpi: number): number | null {
  if (item.imageName === null || item.isDisabledItem || item.croppedWidth <= 0) return null
  return Math.min(item.croppedWidth / item.width, item.croppedHeight / item.height) * dpi
}

/** The resolution without zoom, that is with the widest crop. */
export function reachablePpi(item: ImageItem, dpi: number): number {
  const photo = { width: item.sourceWidth, height: item.sourceHeight }
  return (widestCrop(item, photo, item.imageRotate).width / item.width) * dpi
}
