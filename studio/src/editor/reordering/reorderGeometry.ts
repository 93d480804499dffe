import type { Point, Rect } from '@irodori/geometry/shape'

/** Index of the rectangle that contains a point, otherwise of the nearest one; -1 for an empty list. */
export function nearestPlace(places: readonly Rect[], { x, y }: Point): number {
  const outside = (at: number, start: number, size: number): number => Math.max(start - at, 0, at - start - size)
  const distances = places.map(({ left, top, width, height }) =>
    Math.hypot(outside(x, left, width), outside(y, top, height)),
  )
  return distances.indexOf(Math.min(...distances))
}

/** CSS pixels: width of the zone at both ends in which the list scrolls, and the longest scroll per animation frame. */
const NEAR_END = 48
const FASTEST = 12

/** Scroll distance for this animation frame during a drag; it grows towards the end of the list. */
export function scrollStep(at: number, start: number, size: number): number {
  const near = Math.min(NEAR_END, size / 3)
  const [before, beyond] = [start + near - at, at - (start + size - near)]
  const share = (depth: number): number => Math.ceil((FASTEST * Math.min(depth, near)) / near)
  return before > 0 ? -share(before) : beyond > 0 ? share(beyond) : 0
}
