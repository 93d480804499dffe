import { flatten } from '@irodori/geometry/flatten'
import type { Path } from '@irodori/geometry/path'
import { PathBuilder } from '@irodori/geometry/path'
import type { Point } from '@irodori/geometry/shape'

/** Where a point of a glyph, in em, lies in the box of the text. */
export type Bend = (x: number, y: number) => Point

/** Distance in em of an outline's chords from its curves. */
const TOLERANCE = 1 / 2048
/** Length in em of the pieces into which its straight lines are divided. */
const PIECE = 1 / 64

/** The outline of a glyph under a map that bends it. */
export function bendPath(path: Path, bend: Bend): Path {
  const builder = new PathBuilder()
  for (const points of flatten(path, TOLERANCE)) {
    const count = points.length / 2
    const at = (i: number): Point => ({ x: points[2 * (i % count)] ?? 0, y: points[2 * (i % count) + 1] ?? 0 })
    for (let i = 0; i < count; i++) {
      const [start, end] = [at(i), at(i + 1)]
      const pieces = Math.max(1, Math.ceil(Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y)) / PIECE))
      for (let k = 0; k < pieces; k++) {
        const share = k / pieces
        const { x, y } = bend(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
        if (i === 0 && k === 0) builder.moveTo(x, y)
        else builder.lineTo(x, y)
      }
    }
    builder.closePath()
  }
  return builder.path()
}
