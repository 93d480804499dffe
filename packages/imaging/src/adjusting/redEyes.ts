import type { Affine } from '@irodori/geometry/affine'
import { boundsOfImage, invert } from '@irodori/geometry/affine'
import type { Rect } from '@irodori/geometry/shape'
import { intersectRects, rect, roundOut } from '@irodori/geometry/shape'

/** A circle in which red pupils are made dark, in pixels of the upright photo. */
export interface RedEye {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A red eye with the target pixels that it can reach. */
export interface PlacedEye {
  readonly eye: RedEye
  readonly bounds: Rect
}

/** @param toPhoto maps target coordinates to photo coordinates */
export function placeEyes(eyes: readonly RedEye[], toPhoto: Affine): readonly PlacedEye[] {
  if (eyes.length === 0) return []
  const toTarget = invert(toPhoto)
  return eyes.map((eye) => {
    const { x, y, radius } = eye
    const circle = rect(x - radius, y - radius, 2 * radius, 2 * radius)
    return { eye, bounds: roundOut(boundsOfImage(toTarget, circle)) }
  })
}

/** Pixels of a row or a column of the target, as RGBA in sequence. */
export interface TargetLine {
  /** The first pixel. */
  readonly x: number
  readonly y: number
  readonly count: number
  readonly isColumn: boolean
}

/** The share of the radius from which the correction fades out is the square root of 1 minus this. */
const FADING = 0.36

/** Takes the red out of the pupils on a line of sampled pixels, in place. */
export function correctRedEyes(
  data: Uint8ClampedArray | Uint8Array,
  { x, y, count, isColumn }: TargetLine,
  toPhoto: Affine,
  eyes: readonly PlacedEye[],
): void {
  const line = isColumn ? rect(x, y, 1, count) : rect(x, y, count, 1)
  for (const { eye, bounds } of eyes) {
    const reached = intersectRects(line, bounds)
    if (reached === null) continue
    const first = isColumn ? reached.top - y : reached.left - x
    const end = first + (isColumn ? reached.height : reached.width)
    for (let i = first; i < end; i++) {
      const across = x + (isColumn ? 0 : i) + 0.5
      const down = y + (isColumn ? i : 0) + 0.5
      const u = toPhoto.a * across + toPhoto.c * down + toPhoto.e - eye.x
      const v = toPhoto.b * across + toPhoto.d * down + toPhoto.f - eye.y
      const inside = 1 - (u * u + v * v) / (eye.radius * eye.radius)
      if (inside > 0) takeRedOut(data, i * 4, Math.min(1, inside / FADING))
    }
  }
}

function takeRedOut(data: Uint8ClampedArray | Uint8Array, at: number, share: number): void {
  const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  const amount = share * redness(r, g, b)
  if (amount > 0) data[at] = Math.floor(r - amount * (r - (g + b) / 2) + 0.5)
}

/** How surely a colour is that of a red pupil, 0 to 1: lips and skin have more green and blue. */
export function redness(r: number, g: number, b: number): number {
  if (r < 40) return 0
  const excess = (r - Math.max(g, b)) / r
  return Math.min(1, Math.max(0, (excess - 0.3) / 0.2))
}
