import type { Point } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { centreOfSmallestCircle } from './smallestCircle.ts'

const place = fc.integer({ min: -50, max: 50 })
const points = fc.array(fc.record({ x: place, y: place }), { minLength: 1, maxLength: 14 })
const reach = (all: readonly Point[], { x, y }: Point): number =>
  Math.max(...all.map((point) => Math.hypot(point.x - x, point.y - y)))

test('PWR-27: the centre of the smallest circle minimises the greatest distance to the points', () => {
  fc.assert(
    fc.property(points, place, place, fc.constantFrom(1e-3, 0.1, 5), (all, x, y, step) => {
      const middle = centreOfSmallestCircle(all)
      const beside = { x: middle.x + x * step, y: middle.y + y * step }
      expect(reach(all, middle)).toBeLessThanOrEqual(reach(all, beside) + 1e-5)
    }),
    { numRuns: 500 },
  )
})

it('PWR-27: collinear and coinciding points have a centre too', () => {
  const point = { x: 3, y: 6 }
  const row = [point, ...[0, 7, 10, 3].map((x) => ({ x, y: 2 * x }))]
  expect(centreOfSmallestCircle(row)).toEqual({ x: 5, y: 10 })
  expect(centreOfSmallestCircle([point, point])).toEqual(point)
})
