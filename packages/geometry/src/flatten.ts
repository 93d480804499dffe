import type { Path } from './path.ts'
import { CLOSE, CUBIC, LINE, MOVE, QUAD } from './path.ts'

/**
 * The outline as closed polygons of x, y pairs; the last point connects to the first. Curves are divided into equal
 * parameter steps, enough that every chord is within `tolerance` of its curve.
 */
export function flatten(path: Path, tolerance: number): Float64Array[] {
  const polygons: Float64Array[] = []
  let points: number[] = []
  let x = 0
  let y = 0
  const finish = (): void => {
    if (points.length >= 6) polygons.push(Float64Array.from(points))
    points = []
  }
  const { verbs, coords } = path
  let at = 0
  for (const verb of verbs) {
    switch (verb) {
      case MOVE:
        finish()
        x = coords[at]
        y = coords[at + 1]
        points.push(x, y)
        at += 2
        break
      case LINE:
        x = coords[at]
        y = coords[at + 1]
        points.push(x, y)
        at += 2
        break
      case QUAD: {
        const [cx, cy, ex, ey] = [coords[at], coords[at + 1], coords[at + 2], coords[at + 3]]
        const steps = stepsFor(length(x - 2 * cx + ex, y - 2 * cy + ey) / 4, tolerance)
        for (let i = 1; i < steps; i++) {
          const t = i / steps
          const s = 1 - t
          points.push(s * s * x + 2 * s * t * cx + t * t * ex, s * s * y + 2 * s * t * cy + t * t * ey)
        }
        points.push(ex, ey)
        x = ex
        y = ey
        at += 4
        break
      }
      case CUBIC: {
        const [ax, ay, bx, by, ex, ey] = coords.subarray(at, at + 6)
        const first = length(x - 2 * ax + bx, y - 2 * ay + by)
        const second = length(ax - 2 * bx + ex, ay - 2 * by + ey)
        const steps = stepsFor((Math.max(first, second) * 3) / 4, tolerance)
        for (let i = 1; i < steps; i++) {
          const t = i / steps
          const s = 1 - t
          const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
          points.push(w0 * x + w1 * ax + w2 * bx + w3 * ex, w0 * y + w1 * ay + w2 * by + w3 * ey)
        }
        points.push(ex, ey)
        x = ex
        y = ey
        at += 6
        break
      }
      case CLOSE:
        finish()
        break
    }
  }
  finish()
  return polygons
}

// IEEE defines the square root to the last bit; the result of Math.hypot depends on the engine.
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)

// A chord over 1/n of the parameter deviates from its curve by at most `deviation` / n².
function stepsFor(deviation: number, tolerance: number): number {
  return Math.max(1, Math.min(200, Math.ceil(Math.sqrt(deviation / tolerance))))
}
