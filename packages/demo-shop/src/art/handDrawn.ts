import { elementOf } from './elementOf.ts'
import { between, type Random } from './random.ts'
import { n, type XY } from './svg.ts'

const at = (points: readonly XY[], index: number): XY =>
  elementOf(points, Math.min(Math.max(index, 0), points.length - 1))

// Catmull-Rom through the points, as cubics: the handles are a sixth of the way between the neighbours.
const cubic = (before: XY, from: XY, to: XY, after: XY): string =>
  `C${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)} ${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)} ${n(to.x)} ${n(to.y)}`

/** The start of a path at the first of its points. */
export function moveTo(points: readonly XY[]): string {
  const { x, y } = elementOf(points, 0)
  return `M${n(x)} ${n(y)}`
}

/** A smooth line through points. */
export function smoothLine(points: readonly XY[]): string {
  const pieces = points
    .slice(1)
    .map((to, index) => cubic(at(points, index - 1), at(points, index), to, at(points, index + 2)))
  return `${moveTo(points)}${pieces.join('')}`
}

/** A smooth closed outline through points. */
export function smoothOutline(points: readonly XY[]): string {
  const pieces = points.map((from, index) =>
    cubic(elementOf(points, index - 1), from, elementOf(points, index + 1), elementOf(points, index + 2)),
  )
  return `${moveTo(points)}${pieces.join('')}Z`
}

/** A slow wave around a circle, as scissors leave on a round cut. */
export type Waver = (turn: number) => number

/** @returns a function of a fraction of a turn, with values in about -1..1. */
export function waver(random: Random, slowest: number, fastest: number): Waver {
  const parts = Array.from({ length: fastest - slowest + 1 }, (_, index) => ({
    times: slowest + index,
    phase: between(random, 0, 2 * Math.PI),
    weight: 1 / (index + 1),
  }))
  const total = parts.reduce((sum, part) => sum + part.weight, 0)
  return (turn) =>
    parts.reduce((sum, part) => sum + part.weight * Math.sin(2 * Math.PI * part.times * turn + part.phase), 0) / total
}

/** Points of a circle cut by hand. */
export function handCutRound(
  waves: Waver,
  centre: XY,
  radiusX: number,
  radiusY: number,
  depth: number,
  count = 48,
): XY[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = index / count
    const swell = depth * waves(turn)
    return {
      x: centre.x + (radiusX + swell) * Math.sin(2 * Math.PI * turn),
      y: centre.y - (radiusY + swell) * Math.cos(2 * Math.PI * turn),
    }
  })
}

/** Points of an edge cut by hand from (left, y) to (right, y), rising and falling by about `depth`. */
export function handCutEdge(
  waves: Waver,
  left: number,
  right: number,
  y: (x: number) => number,
  depth: number,
  count = 28,
): XY[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const turn = index / count
    const x = left + (right - left) * turn
    return { x, y: y(x) + depth * waves(turn) }
  })
}

/** The sheet below an edge, down to `bottom`. */
export function sheetBelow(edge: readonly XY[], bottom: number): string {
  const first = elementOf(edge, 0)
  const last = elementOf(edge, -1)
  return `${smoothLine(edge)}L${n(last.x)} ${n(bottom)}L${n(first.x)} ${n(bottom)}Z`
}

/** A whole page with holes (paint with fill-rule evenodd). */
export const sheetWithHoles = (width: number, height: number, holes: readonly string[]): string =>
  `M-60 -60H${width + 60}V${height + 60}H-60Z${holes.join('')}`
