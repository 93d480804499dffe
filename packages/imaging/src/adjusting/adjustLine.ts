import type { Affine } from '@irodori/geometry/affine'
import type { Rect } from '@irodori/geometry/shape'
import type { Pixels } from '../pixels/pixels.ts'
import type { Adjustment } from './adjustment.ts'
import { applyBrightness } from './brightness.ts'
import { gradeColours, stretchRange } from './grading.ts'
import type { PlacedEye, TargetLine } from './redEyes.ts'
import { correctRedEyes, placeEyes } from './redEyes.ts'

/** An adjustment for a place of the photo. */
export interface PlacedAdjustment extends Adjustment {
  /** Maps target coordinates to photo coordinates. */
  readonly toPhoto: Affine
  readonly eyes: readonly PlacedEye[]
}

export const placeAdjustment = (adjustment: Adjustment, toPhoto: Affine): PlacedAdjustment => ({
  ...adjustment,
  toPhoto,
  eyes: placeEyes(adjustment.redEyes, toPhoto),
})

/**
 * Adjusts a line of sampled RGBA pixels in place: first red eyes and the tonal range, which were measured on the unchanged
 * photo, then the lightness, then the colours. Alpha is unchanged.
 */
export function adjustLine(
  data: Uint8ClampedArray | Uint8Array,
  line: TargetLine,
  { brightnessFactor, grading, toPhoto, eyes }: PlacedAdjustment,
): void {
  if (eyes.length > 0) correctRedEyes(data, line, toPhoto, eyes)
  if (grading?.range) stretchRange(data, grading.range)
  applyBrightness(data, brightnessFactor)
  if (grading) gradeColours(data, grading)
}

/**
 * Adjusts a part of a picture in place.
 * @param corner of the part, in pixels of the whole picture
 * @param toPhoto maps coordinates of the whole picture to those of the photo
 */
export function adjustPart(
  { data, width, height }: Pick<Pixels, 'data' | 'width' | 'height'>,
  { left, top }: Pick<Rect, 'left' | 'top'>,
  toPhoto: Affine,
  adjustment: Adjustment,
): void {
  const placed = placeAdjustment(adjustment, toPhoto)
  for (let y = 0; y < height; y++) {
    const line = { x: left, y: top + y, count: width, isColumn: false }
    adjustLine(data.subarray(y * width * 4, (y + 1) * width * 4), line, placed)
  }
}
