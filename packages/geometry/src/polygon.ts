/** A closed polygon as x, y pairs; the last point connects to the first. */
export type Polygon = Float64Array

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

/** The area of a polygon; negative if its points run anticlockwise on the page. */
export function signedArea(polygon: Polygon): number {
  let doubled = 0
  forEachEdge(polygon, (fromX, fromY, toX, toY) => {
    doubled += fromX * toY - toX * fromY
  })
  return doubled / 2
}
