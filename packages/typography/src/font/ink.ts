import type { Path } from '@irodori/geometry/path'
import { CLOSE, COORDS_OF_VERB, CUBIC, QUAD } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'

/** The tight bounds of an outline's curves, without their control points; null for an empty outline. */
export function inkOf(path: Path): Rect | null {
  const { verbs, coords } = path
  if (coords.length === 0) return null
  const across = extremes(verbs, coords, 0)
  const down = extremes(verbs, coords, 1)
  return rect(across.least, down.least, across.most - across.least, down.most - down.least)
}

// One level of an 8-bit edge; a smaller overflow is invisible.
const INVISIBLE = 1 / 256

/** Whether some ink lies outside the box 0, 0, width, height. */
export const overflows = (ink: Rect | null, width: number, height: number): boolean =>
  ink !== null &&
  (ink.left < -INVISIBLE ||
    ink.top < -INVISIBLE ||
    ink.left + ink.width > width + INVISIBLE ||
    ink.top + ink.height > height + INVISIBLE)

function extremes(verbs: Uint8Array, coords: Float64Array, axis: 0 | 1): { least: number; most: number } {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  const include = (value: number): void => {
    if (value < least) least = value
    if (value > most) most = value
  }
  let at = axis
  let from = 0
  for (const verb of verbs) {
    if (verb === CLOSE) continue
    const end = at + COORDS_OF_VERB[verb] - 2
    const to = coords[end]
    include(to)
    if (verb === QUAD) includeQuad(from, coords[at], to, include)
    else if (verb === CUBIC) includeCubic(from, coords[at], coords[at + 2], to, include)
    from = to
    at = end + 2
  }
  return { least, most }
}

function includeQuad(p: number, q: number, r: number, include: (value: number) => void): void {
  if (q >= Math.min(p, r) && q <= Math.max(p, r)) return
  const t = (p - q) / (p - 2 * q + r)
  const s = 1 - t
  include(s * s * p + 2 * s * t * q + t * t * r)
}

function includeCubic(p: number, q: number, r: number, u: number, include: (value: number) => void): void {
  const low = Math.min(p, u)
  const high = Math.max(p, u)
  if (q >= low && q <= high && r >= low && r <= high) return
  // One third of the derivative: a·t² + b·t + c.
  const a = u - 3 * r + 3 * q - p
  const b = 2 * (r - 2 * q + p)
  const c = q - p
  for (const t of rootsOf(a, b, c)) {
    if (t <= 0 || t >= 1) continue
    const s = 1 - t
    include(s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u)
  }
}

function rootsOf(a: number, b: number, c: number): number[] {
  if (a === 0) return b === 0 ? [] : [-c / b]
  const discriminant = b * b - 4 * a * c
  if (discriminant < 0) return []
  const root = Math.sqrt(discriminant)
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
}
