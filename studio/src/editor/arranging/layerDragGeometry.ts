import type { Point, Rect } from '@irodori/geometry'

/** The rectangle that a point lies in, or else the nearest one; -1 for none. */
export function nearestPlace(places: readonly Rect[], { x, y }: Point): number {
  const outside = (at: number, start: number, size: number): number => Math.max(start - at, 0, at - start - size)
  const distances = places.map(({ left, top, width, height }) =>
    Math.hypot(outside(x, left, width), outside(y, top, height)),
  )
  return distances.indexOf(Math.min(...distances))
}

/** CSS pixels within the ends of a list in which it scrolls by itself, and how far it then goes in a frame at most. */
const NEAR_END = 48
const FASTEST = 12

/** How far a list scrolls in this frame under something that is dragged: the faster, the nearer its end or beyond. */
export function scrollStep(at: number, start: number, size: number): number {
  const near = Math.min(NEAR_END, size / 3)
  const [before, beyond] = [start + near - at, at - (start + size - near)]
  const share = (depth: number): number => Math.ceil((FASTEST * Math.min(depth, near)) / near)
  return before > 0 ? -share(before) : beyond > 0 ? share(beyond) : 0
}
