import type { Affine } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { transformPath } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import type { FontFace } from '../font/fontFace.ts'
import { inkOf } from '../font/ink.ts'

/** Joins placed glyphs into one outline. */
export interface GlyphComposer {
  /** @param map maps em to the box of the text */
  place(glyphId: number, map: Affine): void
  outline(): Path
  /** The tight bounds of the outline; null when nothing is drawn. */
  ink(): Rect | null
  /** The border painted below the outlines. */
  border(precision: number): Path
}

interface Placed {
  readonly glyphId: number
  readonly map: Affine
}

export function glyphComposer(font: FontFace): GlyphComposer {
  const placed: Placed[] = []
  return {
    place(glyphId, map) {
      placed.push({ glyphId, map })
    },
    outline: () => join(placed, (glyphId) => font.outline(glyphId)),
    ink: () => inkOfPlaced(placed, font),
    border: (precision) => join(placed, (glyphId) => font.border(glyphId, precision)),
  }
}

/** Allocates the joined arrays once; a page of text has tens of thousands of coordinates. */
function join(placed: readonly Placed[], pathOf: (glyphId: number) => Path): Path {
  let verbCount = 0
  let coordCount = 0
  const paths = placed.map(({ glyphId }) => {
    const path = pathOf(glyphId)
    verbCount += path.verbs.length
    coordCount += path.coords.length
    return path
  })
  const verbs = new Uint8Array(verbCount)
  const coords = new Float64Array(coordCount)
  let verbAt = 0
  let at = 0
  for (let i = 0; i < paths.length; i++) {
    const path = paths[i]
    verbs.set(path.verbs, verbAt)
    verbAt += path.verbs.length
    copyMapped(path.coords, placed[i].map, coords, at)
    at += path.coords.length
  }
  return { verbs, coords }
}

function copyMapped(from: Float64Array, { a, b, c, d, e, f }: Affine, to: Float64Array, at: number): void {
  // Fast path for upright text: the same numbers with half of the multiplications.
  if (b === 0 && c === 0) {
    for (let i = 0; i < from.length; i += 2) {
      to[at + i] = a * from[i] + e
      to[at + i + 1] = d * from[i + 1] + f
    }
    return
  }
  for (let i = 0; i < from.length; i += 2) {
    const x = from[i]
    const y = from[i + 1]
    to[at + i] = a * x + c * y + e
    to[at + i + 1] = b * x + d * y + f
  }
}

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
  for (const { glyphId, map } of placed) {
    const ink = font.ink(glyphId)
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
