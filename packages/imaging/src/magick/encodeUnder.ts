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
  for (let side = Math.max(pixels.width, pixels.height); ; side = Math.round(side * REDUCTION)) {
    const picture = reduceTo(pixels, Math.max(side, SMALLEST_SIDE))
    const encoded = encodeWithin(picture, maxBytes)
    if (encoded.bytes.length < maxBytes || side <= SMALLEST_SIDE) return encoded
  }
}

/** The first encoding of the picture that is small enough, or the smallest one. */
function encodeWithin(picture: Pixels, maxBytes: number): EncodedPhoto {
  const { width, height } = picture
  if (!picture.opaque) return { bytes: encodePng(picture, { dpi: SCREEN_DPI }), type: 'image/png', width, height }
  let bytes = new Uint8Array(0)
  for (const quality of QUALITIES) {
    bytes = encodeJpeg(picture, quality)
    if (bytes.length < maxBytes) break
  }
  return { bytes, type: 'image/jpeg', width, height }
}
