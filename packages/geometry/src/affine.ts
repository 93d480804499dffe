import type { Point, Rect } from './shape.ts'
import { rect } from './shape.ts'
import { sinCos } from './trigonometry.ts'

/** x' = a·x + c·y + e, y' = b·x + d·y + f: the order of canvas and PDF. */
export interface Affine {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export const IDENTITY: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

export const translation = (x: number, y: number): Affine => ({ a: 1, b: 0, c: 0, d: 1, e: x, f: y })

export const scaling = (x: number, y: number = x): Affine => ({ a: x, b: 0, c: 0, d: y, e: 0, f: 0 })

/** A rotation about the origin, clockwise on the page. @param angle degrees */
export function rotation(angle: number): Affine {
  const { sin, cos } = sinCos(angle)
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 }
}

export function rotationAbout(angle: number, centre: Point): Affine {
  return chain(translation(-centre.x, -centre.y), rotation(angle), translation(centre.x, centre.y))
}

// Not named `then`: import() treats a module that exports a function of that name as a promise.
/** The map that applies `first`, then `second`. */
export function compose(first: Affine, second: Affine): Affine {
  return {
    a: second.a * first.a + second.c * first.b,
    b: second.b * first.a + second.d * first.b,
    c: second.a * first.c + second.c * first.d,
    d: second.b * first.c + second.d * first.d,
    e: second.a * first.e + second.c * first.f + second.e,
    f: second.b * first.e + second.d * first.f + second.f,
  }
}

/** The map that applies all maps in order, the first one first. */
export const chain = (...maps: readonly Affine[]): Affine => maps.reduce(compose, IDENTITY)

/** @throws RangeError when the map is singular */
export function invert(m: Affine): Affine {
  const det = m.a * m.d - m.b * m.c
  if (det === 0 || !Number.isFinite(det)) throw new RangeError(`the map has no inverse: its determinant is ${det}`)
  return {
    a: m.d / det,
    b: -m.b / det,
    c: -m.c / det,
    d: m.a / det,
    e: (m.c * m.f - m.d * m.e) / det,
    f: (m.b * m.e - m.a * m.f) / det,
  }
}

export const apply = (m: Affine, p: Point): Point => ({
  x: m.a * p.x + m.c * p.y + m.e,
  y: m.b * p.x + m.d * p.y + m.f,
})

/** The axis-aligned bounding rectangle of the image of r. */
export function boundsOfImage(m: Affine, r: Rect): Rect {
  const right = r.left + r.width
  const bottom = r.top + r.height
  const corners = [
    apply(m, { x: r.left, y: r.top }),
    apply(m, { x: right, y: r.top }),
    apply(m, { x: right, y: bottom }),
    apply(m, { x: r.left, y: bottom }),
  ]
  const xs = corners.map((p) => p.x)
  const ys = corners.map((p) => p.y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  return rect(left, top, Math.max(...xs) - left, Math.max(...ys) - top)
}
