import { drawPath } from '@irodori/geometry/drawPath'
import type { Path } from '@irodori/geometry/path'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'

/** The tight bounds of an outline's curves, without their control points; null for an empty outline. */
export function inkOf(path: Path): Rect | null {
  if (path.coords.length === 0) return null
  const across = new Extent()
  const down = new Extent()
  const lineTo = (x: number, y: number): void => {
    across.lineTo(x)
    down.lineTo(y)
  }
  drawPath(path, {
    moveTo: lineTo,
    lineTo,
    quadraticCurveTo(cx, cy, x, y) {
      across.quadTo(cx, x)
      down.quadTo(cy, y)
    },
    bezierCurveTo(c1x, c1y, c2x, c2y, x, y) {
      across.cubicTo(c1x, c2x, x)
      down.cubicTo(c1y, c2y, y)
    },
    closePath() {},
  })
  return rect(across.least, down.least, across.most - across.least, down.most - down.least)
}

// Half a print pixel, 0.04 mm at 300 dpi: a letter such as A or W extends this far beyond its advance at the start of a line.
const INVISIBLE = 1 / 2

/** Whether some ink lies outside the box 0, 0, width, height. */
export const overflows = (ink: Rect | null, width: number, height: number): boolean =>
  ink !== null &&
  (ink.left < -INVISIBLE ||
    ink.top < -INVISIBLE ||
    ink.left + ink.width > width + INVISIBLE ||
    ink.top + ink.height > height + INVISIBLE)

/** The extent of an outline along one axis; `#at` is the end of its last command. */
class Extent {
  least = Number.POSITIVE_INFINITY
  most = Number.NEGATIVE_INFINITY
  #at = 0

  lineTo(end: number): void {
    this.#include(end)
    this.#at = end
  }

  quadTo(control: number, end: number): void {
    const start = this.#at
    this.lineTo(end)
    if (control >= Math.min(start, end) && control <= Math.max(start, end)) return
    const t = (start - control) / (start - 2 * control + end)
    const s = 1 - t
    this.#include(s * s * start + 2 * s * t * control + t * t * end)
  }

  cubicTo(control1: number, control2: number, end: number): void {
    const start = this.#at
    this.lineTo(end)
    const low = Math.min(start, end)
    const high = Math.max(start, end)
    if (control1 >= low && control1 <= high && control2 >= low && control2 <= high) return
    // One third of the derivative: a·t² + b·t + c.
    const a = end - 3 * control2 + 3 * control1 - start
    const b = 2 * (control2 - 2 * control1 + start)
    const c = control1 - start
    for (const t of rootsOf(a, b, c)) {
      if (t <= 0 || t >= 1) continue
      const s = 1 - t
      this.#include(s * s * s * start + 3 * s * s * t * control1 + 3 * s * t * t * control2 + t * t * t * end)
    }
  }

  #include(value: number): void {
    if (value < this.least) this.least = value
    if (value > this.most) this.most = value
  }
}

function rootsOf(a: number, b: number, c: number): number[] {
  if (a === 0) return b === 0 ? [] : [-c / b]
  const discriminant = b * b - 4 * a * c
  if (discriminant < 0) return []
  const root = Math.sqrt(discriminant)
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
}
