import { flatten } from '@irodori/geometry/flatten'
import { EMPTY_PATH, PathBuilder } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inkOf, overflows } from './ink.ts'

test('bounds a curve by its extent, not by its control points', () => {
  const arch = new PathBuilder().moveTo(0, 0).quadraticCurveTo(5, -10, 10, 0).closePath().path()
  expect(inkOf(arch)).toEqual(rect(0, -5, 10, 5))
  const wave = new PathBuilder().moveTo(0, 0).bezierCurveTo(0, -4, 10, -4, 10, 0).closePath().path()
  expect(inkOf(wave)).toEqual(rect(0, -3, 10, 3))
  expect(inkOf(EMPTY_PATH)).toBeNull()
})

test('agrees with the bounds of a finely flattened curve', () => {
  const coordinate = fc.integer({ min: -50, max: 50 })
  const point = fc.tuple(coordinate, coordinate)
  fc.assert(
    fc.property(fc.tuple(point, point, point, point, point, point), ([a, b, c, d, e, f]) => {
      const path = new PathBuilder()
        .moveTo(...a)
        .quadraticCurveTo(...b, ...c)
        .bezierCurveTo(...d, ...e, ...f)
        .closePath()
        .path()
      const points = flatten(path, 0.001).flatMap((polygon) => [...polygon])
      const xs = points.filter((_, i) => i % 2 === 0)
      const ink = inkOf(path)
      expect(ink?.left).toBeCloseTo(Math.min(...xs), 1)
      expect((ink?.left ?? 0) + (ink?.width ?? 0)).toBeCloseTo(Math.max(...xs), 1)
    }),
  )
})

test('accepts ink on the edge of the box and reports a pixel beyond it', () => {
  expect(overflows(rect(0, 0, 10, 10), 10, 10)).toBe(false)
  expect(overflows(rect(0, 0, 11, 10), 10, 10)).toBe(true)
  expect(overflows(rect(-1, 0, 5, 5), 10, 10)).toBe(true)
  expect(overflows(null, 0, 0)).toBe(false)
})
