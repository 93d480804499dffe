import type { Path } from '@irodori/geometry/path'
import { CLOSE, CUBIC, LINE, MOVE, QUAD } from '@irodori/geometry/path'

const known = new WeakMap<Path, Path2D>()

/** An outline as Path2D; created once for each path object. */
export function path2d(path: Path): Path2D {
  const cached = known.get(path)
  if (cached) return cached
  const made = build(path)
  known.set(path, made)
  return made
}

function build({ verbs, coords }: Path): Path2D {
  const target = new Path2D()
  let at = 0
  const next = (): number => coords[at++]
  for (const verb of verbs) {
    if (verb === MOVE) target.moveTo(next(), next())
    else if (verb === LINE) target.lineTo(next(), next())
    else if (verb === QUAD) target.quadraticCurveTo(next(), next(), next(), next())
    else if (verb === CUBIC) target.bezierCurveTo(next(), next(), next(), next(), next(), next())
    else if (verb === CLOSE) target.closePath()
  }
  return target
}
