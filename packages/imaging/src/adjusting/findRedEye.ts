import type { Point } from '@irodori/geometry/shape'
import { intersectRects, rect } from '@irodori/geometry/shape'
import type { Pixels } from '../pixels/pixels.ts'
import type { RedEye } from './redEyes.ts'
import { redness } from './redEyes.ts'

/** Greatest distance of a pupil from the place that was touched, in parts of the picture's shorter side. */
const REACH = 0.04
/** Greatest area of a pupil, in parts of a square with the reach as its side. */
const MOST_AREA = 4
/** The circle is larger than the pupil, whose edge fades into the iris. */
const MARGIN = 1.35

/**
 * The red pupil at or near a place of a picture.
 * @param place in pixels of the picture
 * @returns in pixels of the picture; null if there is none
 */
export function findRedEye({ width, height, data }: Omit<Pixels, 'opaque'>, place: Point): RedEye | null {
  const reach = Math.max(3, REACH * Math.min(width, height))
  const isRed = (x: number, y: number): boolean => {
    const at = (y * width + x) * 4
    return redness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 0.5
  }
  const around = rect(
    Math.floor(place.x - reach),
    Math.floor(place.y - reach),
    Math.ceil(2 * reach),
    Math.ceil(2 * reach),
  )
  const near = intersectRects(around, rect(0, 0, width, height))
  if (near === null) return null
  let nearest: { x: number; y: number; distance: number } | null = null
  for (let y = near.top; y < near.top + near.height; y++) {
    for (let x = near.left; x < near.left + near.width; x++) {
      const distance = Math.hypot(x + 0.5 - place.x, y + 0.5 - place.y)
      if (distance <= reach && distance < (nearest?.distance ?? Infinity) && isRed(x, y)) nearest = { x, y, distance }
    }
  }
  return nearest && pupilAt(nearest, isRed, { width, height }, MOST_AREA * reach * reach)
}

/** The circle around the connected red pixels at a place; null if they are more than a pupil has. */
function pupilAt(
  start: Point,
  isRed: (x: number, y: number) => boolean,
  { width, height }: { readonly width: number; readonly height: number },
  mostPixels: number,
): RedEye | null {
  const seen = new Set([start.y * width + start.x])
  const open = [start]
  let [sumX, sumY, count] = [0, 0, 0]
  for (let next = open.pop(); next; next = open.pop()) {
    const { x, y } = next
    sumX += x + 0.5
    sumY += y + 0.5
    if (++count > mostPixels) return null
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nextX, nextY] = [x + dx, y + dy]
      const key = nextY * width + nextX
      if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height || seen.has(key)) continue
      seen.add(key)
      if (isRed(nextX, nextY)) open.push({ x: nextX, y: nextY })
    }
  }
  return { x: sumX / count, y: sumY / count, radius: Math.max(1.5, Math.sqrt(count / Math.PI)) * MARGIN }
}
