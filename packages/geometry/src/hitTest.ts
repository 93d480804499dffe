import { flatten } from './flatten.ts'
import type { Path } from './path.ts'
import { forEachEdge } from './polygon.ts'
import type { Point } from './shape.ts'

/** Whether a point lies inside an outline by the non-zero winding rule. */
export function pathContains(path: Path, { x, y }: Point, tolerance = 0.25): boolean {
  let winding = 0
  for (const polygon of flatten(path, tolerance)) {
    forEachEdge(polygon, (px, py, qx, qy) => {
      const side = (qx - px) * (y - py) - (x - px) * (qy - py)
      if (py <= y && qy > y && side > 0) winding++
      else if (py > y && qy <= y && side < 0) winding--
    })
  }
  return winding !== 0
}
