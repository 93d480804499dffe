import type { Affine } from './affine.ts'
import type { Point, Rect } from './shape.ts'
import { rect } from './shape.ts'
import { sinCos } from './trigonometry.ts'

export const MOVE = 0
export const LINE = 1
export const QUAD = 2
export const CUBIC = 3
export const CLOSE = 4

/**
 * An outline in two flat arrays, cheap to transform, to transfer to a worker and to iterate: verbs, and the x, y pairs of
 * each verb in order. Always filled by the non-zero winding rule, because contours of Japanese fonts overlap.
 */
export interface Path {
  readonly verbs: Uint8Array
  readonly coords: Float64Array
}

export const EMPTY_PATH: Path = { verbs: new Uint8Array(0), coords: new Float64Array(0) }

/** Collects verbs and coordinates by the method names of Path2D; `path()` returns the outline. */
export class PathBuilder {
  readonly #verbs: number[] = []
  readonly #coords: number[] = []

  moveTo(x: number, y: number): this {
    return this.#push(MOVE, x, y)
  }
  lineTo(x: number, y: number): this {
    return this.#push(LINE, x, y)
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): this {
    return this.#push(QUAD, cx, cy, x, y)
  }
  bezierCurveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): this {
    return this.#push(CUBIC, c1x, c1y, c2x, c2y, x, y)
  }
  closePath(): this {
    return this.#push(CLOSE)
  }
  path(): Path {
    return { verbs: Uint8Array.from(this.#verbs), coords: Float64Array.from(this.#coords) }
  }
  #push(verb: number, ...coords: number[]): this {
    this.#verbs.push(verb)
    this.#coords.push(...coords)
    return this
  }
}

export function transformPath({ verbs, coords }: Path, map: Affine): Path {
  const moved = new Float64Array(coords.length)
  copyMapped(coords, map, moved, 0)
  return { verbs, coords: moved }
}

/** The images of outlines under maps as one outline; a page of text has tens of thousands of coordinates. */
export function joinPaths(placed: readonly { readonly path: Path; readonly map: Affine }[]): Path {
  let verbCount = 0
  let coordCount = 0
  for (const { path } of placed) {
    verbCount += path.verbs.length
    coordCount += path.coords.length
  }
  const verbs = new Uint8Array(verbCount)
  const coords = new Float64Array(coordCount)
  let verbAt = 0
  let at = 0
  for (const { path, map } of placed) {
    verbs.set(path.verbs, verbAt)
    copyMapped(path.coords, map, coords, at)
    verbAt += path.verbs.length
    at += path.coords.length
  }
  return { verbs, coords }
}

function copyMapped(from: Float64Array, { a, b, c, d, e, f }: Affine, to: Float64Array, at: number): void {
  // Fast path for upright text: the same numbers with half of the multiplications.
  if (b === 0 && c === 0) {
    for (let i = 0; i < from.length; i += 2) {
      to[at + i] = a * (from[i] ?? 0) + e
      to[at + i + 1] = d * (from[i + 1] ?? 0) + f
    }
    return
  }
  for (let i = 0; i < from.length; i += 2) {
    const x = from[i] ?? 0
    const y = from[i + 1] ?? 0
    to[at + i] = a * x + c * y + e
    to[at + i + 1] = b * x + d * y + f
  }
}

/** The bounding box of all points including control points; null for an empty path. */
export function boundsOfPath(path: Path): Rect | null {
  const { coords } = path
  if (coords.length === 0) return null
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (let i = 0; i < coords.length; i += 2) {
    const x = coords[i] ?? 0
    const y = coords[i + 1] ?? 0
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return rect(left, top, right - left, bottom - top)
}

export function rectPath(r: Rect): Path {
  const right = r.left + r.width
  const bottom = r.top + r.height
  return new PathBuilder()
    .moveTo(r.left, r.top)
    .lineTo(right, r.top)
    .lineTo(right, bottom)
    .lineTo(r.left, bottom)
    .closePath()
    .path()
}

// Handle length of the best cubic approximation of a quarter circle; its largest error is 0.02 % of the radius.
const QUARTER = 0.5519150244935106

/** Corners are quarter ellipses of the given radii, limited to half a side. */
export function roundedRectPath(r: Rect, radiusX: number, radiusY: number): Path {
  const rx = Math.min(Math.max(radiusX, 0), r.width / 2)
  const ry = Math.min(Math.max(radiusY, 0), r.height / 2)
  if (rx === 0 || ry === 0) return rectPath(r)
  const right = r.left + r.width
  const bottom = r.top + r.height
  const kx = rx * (1 - QUARTER)
  const ky = ry * (1 - QUARTER)
  return new PathBuilder()
    .moveTo(r.left + rx, r.top)
    .lineTo(right - rx, r.top)
    .bezierCurveTo(right - kx, r.top, right, r.top + ky, right, r.top + ry)
    .lineTo(right, bottom - ry)
    .bezierCurveTo(right, bottom - ky, right - kx, bottom, right - rx, bottom)
    .lineTo(r.left + rx, bottom)
    .bezierCurveTo(r.left + kx, bottom, r.left, bottom - ky, r.left, bottom - ry)
    .lineTo(r.left, r.top + ry)
    .bezierCurveTo(r.left, r.top + ky, r.left + kx, r.top, r.left + rx, r.top)
    .closePath()
    .path()
}

/** The ellipse that fills r. */
export const ellipsePath = (r: Rect): Path => roundedRectPath(r, r.width / 2, r.height / 2)

/** Arcs are divided into pieces of at most this many degrees, each approximated by a cubic. */
const ARC_STEP = 30

function arcTo(builder: PathBuilder, centre: Point, radius: number, from: number, to: number): void {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / ARC_STEP))
  const step = (to - from) / pieces
  const quarter = sinCos(step / 4)
  // 4/3·tan(step/4): the handle length of the cubic for an arc of that sweep.
  const handle = ((4 / 3) * quarter.sin) / quarter.cos
  for (let i = 0; i < pieces; i++) {
    const start = onCircle(centre, radius, from + step * i)
    const end = onCircle(centre, radius, from + step * (i + 1))
    builder.bezierCurveTo(
      start.x - handle * (start.y - centre.y),
      start.y + handle * (start.x - centre.x),
      end.x + handle * (end.y - centre.y),
      end.y - handle * (end.x - centre.x),
      end.x,
      end.y,
    )
  }
}

/** The point of a circle at an angle in degrees, clockwise from the top. */
export function onCircle(centre: Point, radius: number, angle: number): Point {
  const { sin, cos } = sinCos(angle)
  return { x: centre.x + radius * sin, y: centre.y - radius * cos }
}

/**
 * A piece of a ring, symmetric about the upward direction.
 * @param sweep degrees between its two straight edges, at most 360.
 */
export function ringSectorPath(centre: Point, outerRadius: number, innerRadius: number, sweep: number): Path {
  const half = Math.min(sweep, 360) / 2
  const builder = new PathBuilder()
  const start = onCircle(centre, outerRadius, -half)
  builder.moveTo(start.x, start.y)
  arcTo(builder, centre, outerRadius, -half, half)
  if (innerRadius > 0) {
    const inner = onCircle(centre, innerRadius, half)
    builder.lineTo(inner.x, inner.y)
    arcTo(builder, centre, innerRadius, half, -half)
  } else if (sweep < 360) {
    builder.lineTo(centre.x, centre.y)
  }
  return builder.closePath().path()
}

/** The image of r under a map, as a closed outline of four corners. */
export const quadrilateral = (r: Rect, map: Affine): Path => transformPath(rectPath(r), map)
