import type { Affine } from '@irodori/geometry/affine'
import { boundsOfImage } from '@irodori/geometry/affine'
import type { Point, Rect } from '@irodori/geometry/shape'
import { rect, uniteRects } from '@irodori/geometry/shape'
import { sinCos, toGrid } from '@irodori/geometry/trigonometry'
import type { FontFace } from '../font/fontFace.ts'
import type { Paragraph } from '../line/paragraphs.ts'
import { slice, visibleEnd } from '../line/paragraphs.ts'
import { shapeLine } from '../line/shapeLine.ts'
import type { GlyphComposer } from './glyphComposer.ts'
import type { SetLine, TextRequest, VerticalAlignment } from './textRequest.ts'

const DEGREES_PER_RADIAN = 180 / Math.PI

/**
 * Sets one line along a circle, each character's cell rotated to the tangent at its centre. Distances between characters
 * are those of a straight line, measured at half the height of the em box.
 * @returns the line, and whether it is longer than the circle
 */
export function setCurved(
  line: Paragraph,
  request: TextRequest,
  font: FontFace,
  composer: GlyphComposer,
): { lines: SetLine[]; tooLong: boolean } {
  const { fontSize, radius, reverse } = request
  // Spacing switches ligatures off, as CSS specifies for letter-spacing.
  const { characters } = line
  const visible = slice(line, 0, visibleEnd(characters, 0, characters.length))
  const gap = request.spacing / 100
  const { clusters, advance } = shapeLine(visible, font, { ligatures: request.spacing === 0, gap })
  const extent = (advance + gap * Math.max(0, clusters.length - 1)) * fontSize
  const spacingRadius = middleRadius(request)
  const sweep = (extent / spacingRadius) * DEGREES_PER_RADIAN
  const start = startAngle(request, sweep)
  const centre = centreOf(request)
  const edge = alignedEdge(request.verticalAlignment, font.ascender)
  let box: Rect | null = null
  clusters.forEach((cluster, i) => {
    const cellStart = cluster.x + i * gap
    /** The frame of a point of the line, `along` em from its start. */
    const frameAt = (along: number): Affine => {
      const angle = start + ((along * fontSize) / spacingRadius) * DEGREES_PER_RADIAN
      return tangentFrame(centre, radius, angle, reverse)
    }
    const toCircle = frameAt(cellStart + cluster.middle)
    const cell = rect(
      -cluster.middle * fontSize,
      (-font.ascender - edge) * fontSize,
      2 * cluster.middle * fontSize,
      fontSize,
    )
    const bounds = boundsOfImage(toCircle, cell)
    box = box === null ? bounds : uniteRects(box, bounds)
    for (const glyph of cluster.glyphs) {
      if (cluster.isStroke) {
        composer.placeBent(glyph.id, (x, y) => {
          const frame = frameAt(cellStart + glyph.x + x)
          const fall = (glyph.y + y - edge) * fontSize
          return { x: frame.c * fall + frame.e, y: frame.d * fall + frame.f }
        })
        continue
      }
      const origin = { x: glyph.x - cluster.middle, y: glyph.y - edge }
      composer.place(glyph.id, scaledInFrame(toCircle, fontSize, origin))
    }
  })
  const lines = box === null ? [] : [{ text: characters.join(''), box }]
  return { lines, tooLong: sweep > 360 }
}

/** Distance of the aligned edge of the em box below the baseline, in em. */
function alignedEdge(alignment: VerticalAlignment, ascender: number): number {
  if (alignment === 'North') return -ascender
  return alignment === 'South' ? 1 - ascender : 0.5 - ascender
}

/** The radius of the circle through the centres of the em boxes, at least half an em. */
function middleRadius({ verticalAlignment, radius, reverse, fontSize }: TextRequest): number {
  const outward = verticalAlignment === 'Center' ? 0 : (verticalAlignment === 'North') === reverse ? 0.5 : -0.5
  return Math.max(radius + outward * fontSize, fontSize / 2)
}

/**
 * The circle's centre, determined by the box, the radius and the alignment. An arc that bulges toward the aligned side
 * touches it; an arc that bulges away crosses that side at the left and right edges of the box.
 */
function centreOf({ verticalAlignment, width, height, radius, reverse }: TextRequest): Point {
  const fall = radius * sinCos(halfSpan(width, radius)).cos
  const y = {
    North: reverse ? -fall : radius,
    Center: height / 2 + (reverse ? -radius : radius),
    South: reverse ? height - radius : height + fall,
  }
  return { x: width / 2, y: y[verticalAlignment] }
}

/** Degrees from the circle's extreme point to its crossing of the box's side; 90 if it does not cross it. */
const halfSpan = (width: number, radius: number): number =>
  toGrid(Math.asin(Math.min(1, width / 2 / radius))) * DEGREES_PER_RADIAN

function startAngle({ horizontalAlignment, angle, width, radius }: TextRequest, sweep: number): number {
  if (horizontalAlignment === 'Center') return angle - sweep / 2
  const sideOfBox = halfSpan(width, radius)
  return horizontalAlignment === 'West' ? angle - sideOfBox : angle + sideOfBox - sweep
}

/** Frame with its origin on the circle, x along the text, y downwards from it; angles from the top (bottom if reversed). */
function tangentFrame(centre: Point, radius: number, angle: number, reverse: boolean): Affine {
  const { sin, cos } = sinCos(angle)
  const x = centre.x + radius * sin
  return reverse
    ? { a: cos, b: -sin, c: sin, d: cos, e: x, f: centre.y + radius * cos }
    : { a: cos, b: sin, c: -sin, d: cos, e: x, f: centre.y - radius * cos }
}

function scaledInFrame(frame: Affine, fontSize: number, origin: Point): Affine {
  const x = origin.x * fontSize
  const y = origin.y * fontSize
  return {
    a: frame.a * fontSize,
    b: frame.b * fontSize,
    c: frame.c * fontSize,
    d: frame.d * fontSize,
    e: frame.a * x + frame.c * y + frame.e,
    f: frame.b * x + frame.d * y + frame.f,
  }
}
