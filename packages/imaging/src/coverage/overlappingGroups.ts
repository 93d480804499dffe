import type { Polygon } from '@irodori/geometry/polygon'

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Polygons that can be filled without the others, because their bounds do not touch those of another group. */
export interface PolygonGroup {
  readonly polygons: readonly Polygon[]
  readonly bounds: Bounds
}

/** A group that grows; its parts are put into one list only once, because a pattern has tens of thousands of polygons. */
interface Joined {
  readonly parts: readonly (Polygon | Joined)[]
  readonly bounds: Bounds
}

/** Divides polygons into the smallest groups whose bounds do not touch, such as the characters of a line. */
export function overlappingGroups(polygons: readonly Polygon[]): PolygonGroup[] {
  const alone = polygons.map((polygon): Joined => ({ parts: [polygon], bounds: boundsOf(polygon) }))
  alone.sort((one, other) => one.bounds.left - other.bounds.left)
  const closed: Joined[] = []
  let open: Joined[] = []
  for (const next of alone) {
    const touched = [next]
    const others: Joined[] = []
    for (const group of open) {
      // Later polygons begin further to the right.
      if (group.bounds.right < next.bounds.left) closed.push(group)
      else if (touches(group.bounds, next.bounds)) touched.push(group)
      else others.push(group)
    }
    others.push(touched.length === 1 ? next : joined(touched))
    open = others
  }
  return [...closed, ...open].map((group) => ({ polygons: polygonsOf(group), bounds: group.bounds }))
}

const touches = (one: Bounds, other: Bounds): boolean => one.top <= other.bottom && other.top <= one.bottom

const joined = (parts: readonly Joined[]): Joined => ({ parts, bounds: unionOf(parts.map(({ bounds }) => bounds)) })

/** The polygons of a group in the order of its parts. */
function polygonsOf(group: Joined): Polygon[] {
  const polygons: Polygon[] = []
  const waiting: (Polygon | Joined)[] = [group]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof Float64Array) polygons.push(next)
    else for (const part of next.parts.toReversed()) waiting.push(part)
  }
  return polygons
}

/** The smallest bounds that contain all of the given ones; infinite and inverted for none. */
export function unionOf(all: readonly Bounds[]): Bounds {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const each of all) {
    left = Math.min(left, each.left)
    top = Math.min(top, each.top)
    right = Math.max(right, each.right)
    bottom = Math.max(bottom, each.bottom)
  }
  return { left, top, right, bottom }
}

function boundsOf(points: Polygon): Bounds {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0
    const y = points[i + 1] ?? 0
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { left, top, right, bottom }
}
