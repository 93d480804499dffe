import type { Rect } from '@irodori/geometry/shape'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'

/** A part of a picture, in whole pixels. */
export function cropPixels(picture: Pixels, { left, top, width, height }: Rect): Pixels {
  const part = createPixels(width, height)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4
    part.data.set(picture.data.subarray(from, from + width * 4), y * width * 4)
  }
  return part
}
