import { drawPath } from '@irodori/geometry/drawPath'
import type { Path } from '@irodori/geometry/path'

const known = new WeakMap<Path, Path2D>()

/** An outline as Path2D; created once for each path object. */
export function path2d(path: Path): Path2D {
  const cached = known.get(path)
  if (cached) return cached
  const made = new Path2D()
  drawPath(path, made)
  known.set(path, made)
  return made
}
