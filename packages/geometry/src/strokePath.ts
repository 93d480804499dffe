import { flatten } from './flatten.ts'
import type { Path } from './path.ts'
import { CLOSE, LINE, MOVE } from './path.ts'
import type { Polygon } from './polygon.ts'
import { forEachEdge } from './polygon.ts'

/**
 * All points within `radius` of an outline, with round corners, as an outline for the non-zero rule. It is the union of
 * ribbons along the smooth parts and of sectors at the corners, all with the same winding direction, so that neither
 * crossings nor counters narrower than the stroke leave holes. Only + - × ÷ and square roots: equal in every engine.
 * A contour of a single point is ignored.
 * @param tolerance largest distance of chords from the exact edge, in the unit of the path
 */
export function strokePath(path: Path, radius: number, tolerance: number): Path {
  const pieces = new Pieces()
  if (radius > 0) for (const points of flatten(path, tolerance)) strokePolygon(points, radius, tolerance, pieces)
  return pieces.path()
}

/**
 * The finest division of an arc: some thousand chords in half a circle. Radii of more than a million tolerances, which no
 * print has, are drawn coarser, because a cosine closer to 1 cannot be told from it.
 */
const FINEST = 1e-6

/** Collects closed polygons one after the other. */
class Pieces {
  readonly #verbs: number[] = []
  readonly #coords: number[] = []
  #isOpen = false

  point(x: number, y: number): void {
    this.#verbs.push(this.#isOpen ? LINE : MOVE)
    this.#coords.push(x, y)
    this.#isOpen = true
  }
  close(): void {
    this.#verbs.push(CLOSE)
    this.#isOpen = false
  }
  path(): Path {
    return { verbs: Uint8Array.from(this.#verbs), coords: Float64Array.from(this.#coords) }
  }
}

/** The corner at the start of an edge of a closed polygon, and the edge's direction. */
interface Corner {
  readonly x: number
  readonly y: number
  /** Unit vector along the edge that begins here. */
  readonly dx: number
  readonly dy: number
  readonly length: number
}

function strokePolygon(polygon: Polygon, radius: number, tolerance: number, pieces: Pieces): void {
  const corners = cornersOf(polygon)
  const count = corners.length
  if (count < 2) return
  const isSharp = corners.map((corner, i) => !isSmooth(cornerAt(corners, i + count - 1), corner, radius))
  const first = Math.max(0, isSharp.indexOf(true))
  isSharp[first] = true
  for (let i = first; i < first + count; ) {
    let end = i + 1
    while (!isSharp[end % count]) end++
    strokeRibbon(corners, i, end, radius, pieces)
    strokeCorner(cornerAt(corners, end - 1), cornerAt(corners, end), radius, tolerance, pieces)
    i = end
  }
}

/** The corner of this number, counted on around the polygon. */
function cornerAt(corners: readonly Corner[], index: number): Corner {
  const corner = corners[index % corners.length]
  if (corner === undefined) throw new RangeError(`corner ${index} of ${corners.length} does not exist`)
  return corner
}

function cornersOf(polygon: Polygon): Corner[] {
  const corners: Corner[] = []
  forEachEdge(polygon, (x, y, toX, toY) => {
    const [ex, ey] = [toX - x, toY - y]
    const length = Math.sqrt(ex * ex + ey * ey)
    if (length > 0) corners.push({ x, y, dx: ex / length, dy: ey / length, length })
  })
  return corners
}

/** Cosine and sine of the turn from one edge to the next. */
const cosineOf = (a: Corner, b: Corner): number => a.dx * b.dx + a.dy * b.dy
const sineOf = (a: Corner, b: Corner): number => a.dx * b.dy - a.dy * b.dx

/** Turns of up to 15 degrees are mitred, which overshoots a round join by less than a hundredth of the radius. */
const SMOOTH_COSINE = 0.966

/** Whether a ribbon may continue through a corner: the turn is small, and the inner edge does not run backwards. */
function isSmooth(a: Corner, b: Corner, radius: number): boolean {
  const cosine = cosineOf(a, b)
  if (cosine < SMOOTH_COSINE) return false
  const taken = (radius * Math.abs(sineOf(a, b))) / (1 + cosine)
  return 2 * taken <= Math.min(a.length, b.length)
}

/** Strokes the edges from corner `start` to corner `end`, through the smooth corners between them. */
function strokeRibbon(corners: readonly Corner[], start: number, end: number, radius: number, pieces: Pieces): void {
  const first = cornerAt(corners, start)
  const last = cornerAt(corners, end - 1)
  const stop = cornerAt(corners, end)
  const side = (sign: 1 | -1, from: number, to: number): void => {
    for (let i = from; i !== to + sign; i += sign) {
      if (i === start) offset(first, first, first, sign * radius, pieces)
      else if (i === end) offset(stop, last, last, sign * radius, pieces)
      else offset(cornerAt(corners, i), cornerAt(corners, i - 1), cornerAt(corners, i), sign * radius, pieces)
    }
  }
  side(1, start, end)
  side(-1, end, start)
  pieces.close()
}

/** Adds the point beside a corner at which the offsets of its two edges meet. */
function offset(at: Corner, a: Corner, b: Corner, distance: number, pieces: Pieces): void {
  const scale = distance / (1 + cosineOf(a, b))
  pieces.point(at.x - (a.dy + b.dy) * scale, at.y + (a.dx + b.dx) * scale)
}

/** Adds the sector that rounds a corner on its outer side, between the ends of the ribbons. */
function strokeCorner(a: Corner, b: Corner, radius: number, tolerance: number, pieces: Pieces): void {
  const turnsAway = sineOf(a, b) <= 0
  const [from, to] = turnsAway ? [a, b] : [b, a]
  const reach = turnsAway ? radius : -radius
  const flattest = 1 - Math.min(Math.max(tolerance / radius, FINEST), 0.5)
  const arc = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const cosine = fromX * toX + fromY * toY
    const half = Math.sqrt(Math.max(0, (1 + cosine) / 2))
    if (half >= flattest) return
    // If the outline reverses its direction, the middle of the half circle is straight ahead.
    const isReversal = half < 1e-3
    const midX = isReversal ? (turnsAway ? a.dx : -a.dx) : (fromX + toX) / (2 * half)
    const midY = isReversal ? (turnsAway ? a.dy : -a.dy) : (fromY + toY) / (2 * half)
    arc(fromX, fromY, midX, midY)
    pieces.point(b.x + midX * reach, b.y + midY * reach)
    arc(midX, midY, toX, toY)
  }
  pieces.point(b.x, b.y)
  pieces.point(b.x - from.dy * reach, b.y + from.dx * reach)
  arc(-from.dy, from.dx, -to.dy, to.dx)
  pieces.point(b.x - to.dy * reach, b.y + to.dx * reach)
  pieces.close()
}
