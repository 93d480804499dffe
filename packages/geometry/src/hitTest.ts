import { flatten } from './flatten.ts'
import type { Path } from './path.ts'
import type { Point } from './shape.ts'

/** Whether a point lies inside an outline by the non-zero winding rule. */
export function pathContains(path: Path, point: Point, tolerance = 0.25): boolean {
  let winding = 0
  for (const polygon of flatten(path, tolerance)) winding += windingNumber(polygon, point)
  return winding !== 0
}

function windingNumber(polygon: Float64Array, { x, y }: Point): number {
  let winding = 0
  let px = polygon[polygon.length - 2]
  let py = polygon[polygon.length - 1]
  for (let i = 0; i < polygon.length; i += 2) {
    const qx = polygon[i]
    const qy = polygon[i + 1]
    const side = (qx - px) * (y - py) - (x - px) * (qy - py)
    if (py <= y && qy > y && side > 0) winding++
    else if (py > y && qy <= y && side < 0) winding--
    px = qx
    py = qy
  }
  return winding
}
