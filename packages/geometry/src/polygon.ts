/** A closed polygon as x, y pairs; the last point connects to the first. */
export type Polygon = Float64Array

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The smallest bounds of points as x, y pairs; infinite and inverted for none. */
export function boundsOfPoints(points: Float64Array): Bounds {
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

/** Calls `use` with each edge in order; the last one leads back to the first point. */
export function forEachEdge(
  polygon: Polygon,
  use: (fromX: number, fromY: number, toX: number, toY: number) => void,
): void {
  const [firstX = 0, firstY = 0] = polygon
  let x = firstX
  let y = firstY
  for (let i = 2; i < polygon.length; i += 2) {
    const toX = polygon[i] ?? 0
    const toY = polygon[i + 1] ?? 0
    use(x, y, toX, toY)
    x = toX
    y = toY
  }
  if (polygon.length > 0) use(x, y, firstX, firstY)
}
