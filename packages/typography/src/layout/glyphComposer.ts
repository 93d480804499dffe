import type { Affine } from '@irodori/geometry/affine'
import { IDENTITY } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { joinPaths, transformPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import type { FontFace } from '../font/fontFace.ts'
import { inkOf } from '../font/ink.ts'
import type { Bend } from './bendPath.ts'
import { bendPath } from './bendPath.ts'

/** Joins placed glyphs into one outline. */
export interface GlyphComposer {
  /** @param map maps em to the box of the text */
  place(glyphId: number, map: Affine): void
  /** Places a glyph whose outline is bent along a curve. */
  placeBent(glyphId: number, bend: Bend): void
  outline(): Path
  /** The tight bounds of the outline; null when nothing is drawn. */
  ink(): Rect | null
  /** The border painted below the outlines. */
  border(precision: number): Path
}

interface Placed {
  readonly glyphId: number
  readonly map: Affine
  readonly bend?: Bend
}

export function glyphComposer(font: FontFace): GlyphComposer {
  const placed: Placed[] = []
  return {
    place(glyphId, map) {
      placed.push({ glyphId, map })
    },
    placeBent(glyphId, bend) {
      placed.push({ glyphId, map: IDENTITY, bend })
    },
    outline: () => join(placed, (glyphId) => font.outline(glyphId)),
    ink: () => inkOfPlaced(placed, font),
    border: (precision) => join(placed, (glyphId) => font.border(glyphId, precision)),
  }
}

const join = (placed: readonly Placed[], pathOf: (glyphId: number) => Path): Path =>
  joinPaths(placed.map(({ glyphId, map, bend }) => ({ path: bent(pathOf(glyphId), bend), map })))

const bent = (path: Path, bend: Bend | undefined): Path => (bend === undefined ? path : bendPath(path, bend))

function inkOfPlaced(placed: readonly Placed[], font: FontFace): Rect | null {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  const include = (x0: number, y0: number, x1: number, y1: number): void => {
    if (x0 < left) left = x0
    if (y0 < top) top = y0
    if (x1 > right) right = x1
    if (y1 > bottom) bottom = y1
  }
  for (const { glyphId, map, bend } of placed) {
    const ink = bend === undefined ? font.ink(glyphId) : inkOf(bendPath(font.outline(glyphId), bend))
    if (ink === null) continue
    const { a, b, c, d, e, f } = map
    const l = ink.left
    const t = ink.top
    const r = l + ink.width
    const m = t + ink.height
    const x0 = Math.min(a * l, a * r) + Math.min(c * t, c * m) + e
    const x1 = Math.max(a * l, a * r) + Math.max(c * t, c * m) + e
    const y0 = Math.min(b * l, b * r) + Math.min(d * t, d * m) + f
    const y1 = Math.max(b * l, b * r) + Math.max(d * t, d * m) + f
    const isAxisAligned = (b === 0 && c === 0) || (a === 0 && d === 0)
    if (isAxisAligned) include(x0, y0, x1, y1)
    else if (x0 < left || y0 < top || x1 > right || y1 > bottom) {
      // The bounds of a rotated glyph are smaller than those of its rotated bounds.
      const own = inkOf(transformPath(font.outline(glyphId), map))
      if (own) include(own.left, own.top, own.left + own.width, own.top + own.height)
    }
  }
  return right < left ? null : rect(left, top, right - left, bottom - top)
}
