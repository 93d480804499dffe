import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatten } from './flatten.ts'
import { pathContains } from './hitTest.ts'
import type { Path } from './path.ts'
import { EMPTY_PATH, ellipsePath, PathBuilder, rectPath } from './path.ts'
import { forEachEdge } from './polygon.ts'
import type { Point } from './shape.ts'
import { rect } from './shape.ts'
import { strokePath } from './strokePath.ts'

const TOLERANCE = 1 / 64

/** Distance of a point from an outline: the minimum over all its chords. */
function distanceTo(outline: Path, { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const polygon of flatten(outline, TOLERANCE / 8)) {
    forEachEdge(polygon, (ax, ay, bx, by) => {
      const squared = (bx - ax) ** 2 + (by - ay) ** 2
      const along =
        squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared))
      least = Math.min(least, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)))
    })
  }
  return least
}

/** Mitres of smooth turns overshoot by less than a hundredth of the radius, chords deviate by the tolerance. */
const slackOf = (radius: number): number => 0.01 * radius + 2 * TOLERANCE

function expectStroke(outline: Path, radius: number, points: Iterable<Point>): void {
  const stroke = strokePath(outline, radius, TOLERANCE)
  for (const point of points) {
    const distance = distanceTo(outline, point)
    if (Math.abs(distance - radius) < slackOf(radius)) continue
    expect(pathContains(stroke, point), `${point.x}, ${point.y}: ${distance} of ${radius}`).toBe(distance < radius)
  }
}

/** Corners on a grid, and points that are not on lines through the grid. */
const corner = fc.record({ x: fc.nat(400).map((n) => n / 4), y: fc.nat(400).map((n) => n / 4) })
const between = fc.nat(10_000).map((n) => (n + 0.123456) / 100)
const anywhere = fc.record({ x: between, y: between })

test('contains exactly the points within the radius of any closed outline, including self-intersecting and degenerate ones', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('LINE' as const), to: corner }),
    fc.record({ kind: fc.constant('QUAD' as const), to: corner, by: corner }),
    fc.record({ kind: fc.constant('CUBIC' as const), to: corner, by: corner, and: corner }),
  )
  fc.assert(
    fc.property(
      corner,
      fc.array(step, { minLength: 2, maxLength: 7 }),
      fc.double({ min: 0.5, max: 30, noNaN: true }),
      fc.array(anywhere, { minLength: 30, maxLength: 30 }),
      (start, steps, radius, points) => {
        fc.pre(steps.some(({ to }) => to.x !== start.x || to.y !== start.y))
        const builder = new PathBuilder().moveTo(start.x, start.y)
        for (const one of steps) {
          if (one.kind === 'LINE') builder.lineTo(one.to.x, one.to.y)
          else if (one.kind === 'QUAD') builder.quadraticCurveTo(one.by.x, one.by.y, one.to.x, one.to.y)
          else builder.bezierCurveTo(one.by.x, one.by.y, one.and.x, one.and.y, one.to.x, one.to.y)
        }
        expectStroke(builder.closePath().path(), radius, points)
      },
    ),
    { numRuns: 300 },
  )
})

test('leaves no hole in a counter narrower than the stroke', () => {
  const points = Array.from({ length: 400 }, (_, i) => ({ x: 40 + (i % 20), y: 40 + Math.floor(i / 20) }))
  for (const radius of [6, 9, 12, 25]) expectStroke(ellipsePath(rect(42, 42, 16, 16)), radius, points)
})

test('gives a line that returns on itself round ends', () => {
  const line = new PathBuilder().moveTo(10, 50).lineTo(90, 50).lineTo(10, 50).closePath().path()
  const points = Array.from({ length: 900 }, (_, i) => ({ x: (i % 30) * 3.7, y: 30 + Math.floor(i / 30) * 1.4 }))
  expectStroke(line, 9, points)
})

test('returns an empty path for a radius of 0 and for an empty outline', () => {
  expect(strokePath(rectPath(rect(0, 0, 9, 9)), 0, TOLERANCE).verbs.length).toBe(0)
  expect(strokePath(EMPTY_PATH, 3, TOLERANCE).verbs.length).toBe(0)
})

test('draws a finite outline for a radius beyond all prints', () => {
  for (const radius of [1e9, 1e15, 1e300]) {
    const { coords } = strokePath(rectPath(rect(0, 0, 9, 9)), radius, TOLERANCE)
    expect(coords.length).toBeLessThan(100_000)
  }
})
