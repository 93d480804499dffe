import { reduceTo } from '../painting/reduceTo.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { encodeJpeg, encodePng } from './encodePixels.ts'

/** JPEG qualities in the order in which they are tried; at the first one the losses of the phone's own file dominate. */
const QUALITIES = [92, 88, 84, 80]
/** A picture that is too large at the last quality has this part of its sides in the next attempt. */
const REDUCTION = 0.85
/** A picture of this side fits every limit that a shop can have. */
const SMALLEST_SIDE = 64
/** Screens and viewers show a PNG by its pixels; the resolution is a formality. */
const SCREEN_DPI = 72

export interface EncodedPhoto {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'image/jpeg' | 'image/png'
  readonly width: number
  readonly height: number
}

/**
 * Encodes a photo into a file of less than `maxBytes`: as JPEG, or as PNG if it is transparent; first with less quality, then
 * with fewer pixels. ImageMagick must have been started.
 */
export function encodeUnder(pixels: Pixels, maxBytes: number): EncodedPhoto {
  let side = Math.max(pixels.width, pixels.height)
  for (;;) {
    const picture = reduceTo(pixels, side)
    const { width, height } = picture
    for (const quality of picture.opaque ? QUALITIES : [null]) {
      const bytes = quality === null ? encodePng(picture, { dpi: SCREEN_DPI }) : encodeJpeg(picture, quality)
      if (bytes.length < maxBytes || (side <= SMALLEST_SIDE && quality === (picture.opaque ? QUALITIES.at(-1) : null)))
        return { bytes, type: quality === null ? 'image/png' : 'image/jpeg', width, height }
    }
    side = Math.max(SMALLEST_SIDE, Math.round(side * REDUCTION))
  }
}
