import type { Pixels } from './pixels.ts'

/** Side of the tiles in which a picture is rotated, in pixels, so that reads and writes stay in the cache. */
const TILE = 32

/** Rotates and mirrors a stored picture upright by its EXIF orientation, 1 to 8. */
export function uprightPixels(stored: Pixels, orientation: number): Pixels {
  if (orientation <= 1 || orientation > 8) return stored
  const { width, height } = stored
  const swapped = orientation >= 5
  const newWidth = swapped ? height : width
  // Whether stored rows and columns run backwards along an axis of the upright picture.
  const mirrorX = orientation === 2 || orientation === 3 || orientation === 7 || orientation === 8
  const mirrorY = orientation === 3 || orientation === 4 || orientation === 6 || orientation === 7
  const stepX = (mirrorX ? -1 : 1) * (swapped ? newWidth : 1)
  const stepY = (mirrorY ? -1 : 1) * (swapped ? 1 : newWidth)
  const first = (mirrorX ? -stepX * (width - 1) : 0) + (mirrorY ? -stepY * (height - 1) : 0)
  const from = new Uint32Array(stored.data.buffer, stored.data.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  for (let top = 0; top < height; top += TILE) {
    const bottom = Math.min(height, top + TILE)
    for (let left = 0; left < width; left += TILE) {
      const right = Math.min(width, left + TILE)
      for (let y = top; y < bottom; y++) {
        let target = first + y * stepY + left * stepX
        for (let at = y * width + left, end = y * width + right; at < end; at++, target += stepX)
          to[target] = from[at] ?? 0
      }
    }
  }
  const data = new Uint8ClampedArray(to.buffer)
  return { width: newWidth, height: swapped ? width : height, data, opaque: stored.opaque }
}
