import { drawPath } from './drawPath.ts'
import type { Path } from './path.ts'
import type { Polygon } from './polygon.ts'

/**
 * The outline as closed polygons. Curves are divided into equal parameter steps, enough that every chord is within
 * `tolerance` of its curve.
 */
export function flatten(path: Path, tolerance: number): Polygon[] {
  const polygons: Polygon[] = []
  let points: number[] = []
  let x = 0
  let y = 0
  const finish = (): void => {
    if (points.length >= 6) polygons.push(Float64Array.from(points))
    points = []
  }
  const lineTo = (toX: number, toY: number): void => {
    points.push(toX, toY)
    x = toX
    y = toY
  }
  drawPath(path, {
    moveTo(toX, toY) {
      finish()
      lineTo(toX, toY)
    },
    lineTo,
    quadraticCurveTo(cx, cy, ex, ey) {
      const steps = stepsFor(length(x - 2 * cx + ex, y - 2 * cy + ey) / 4, tolerance)
      for (let i = 1; i < steps; i++) {
        const t = i / steps
        const s = 1 - t
        points.push(s * s * x + 2 * s * t * cx + t * t * ex, s * s * y + 2 * s * t * cy + t * t * ey)
      }
      lineTo(ex, ey)
    },
    bezierCurveTo(ax, ay, bx, by, ex, ey) {
      const first = length(x - 2 * ax + bx, y - 2 * ay + by)
      const second = length(ax - 2 * bx + ex, ay - 2 * by + ey)
      const steps = stepsFor((Math.max(first, second) * 3) / 4, tolerance)
      for (let i = 1; i < steps; i++) {
        const t = i / steps
        const s = 1 - t
        const w0 = s * s * s
        const w1 = 3 * s * s * t
        const w2 = 3 * s * t * t
        const w3 = t * t * t
        points.push(w0 * x + w1 * ax + w2 * bx + w3 * ex, w0 * y + w1 * ay + w2 * by + w3 * ey)
      }
      lineTo(ex, ey)
    },
    closePath: finish,
  })
  finish()
  return polygons
}

// IEEE defines the square root to the last bit; the result of Math.hypot depends on the engine.
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)

// A chord over 1/n of the parameter deviates from its curve by at most `deviation` / n².
function stepsFor(deviation: number, tolerance: number): number {
  return Math.max(1, Math.min(200, Math.ceil(Math.sqrt(deviation / tolerance))))
}
