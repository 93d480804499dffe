import { rect } from '@irodori/geometry/shape'
import type { Pixels } from '../pixels/pixels.ts'
import { createPixels } from '../pixels/pixels.ts'
import { paintPixels } from './paintPixels.ts'

/** A reduced copy whose longer side is at most `maxSide` pixels; the picture itself when it is small enough. */
export function reduceTo(pixels: Pixels, maxSide: number): Pixels {
  const { width, height } = reducedSize(pixels, maxSide)
  if (width === pixels.width && height === pixels.height) return pixels
  const small = createPixels(width, height)
  paintPixels(small, pixels, rect(0, 0, width, height))
  return { ...small, opaque: pixels.opaque }
}

/** The size with the same aspect ratio whose longer side is at most `maxSide`. */
export function reducedSize(
  size: { width: number; height: number },
  maxSide: number,
): { width: number; height: number } {
  const longer = Math.max(size.width, size.height)
  if (longer <= maxSide) return { width: size.width, height: size.height }
  const side = (length: number): number => Math.max(1, Math.round((length * maxSide) / longer))
  return { width: side(size.width), height: side(size.height) }
}
