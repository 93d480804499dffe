import { flatten } from '@irodori/geometry/flatten'
import { EMPTY_PATH, PathBuilder } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inkOf, overflows } from './ink.ts'

test('bounds a curve by its extent, not by its control points', () => {
  const arch = new PathBuilder().moveTo(0, 0).quadTo(5, -10, 10, 0).close().path()
  expect(inkOf(arch)).toEqual(rect(0, -5, 10, 5))
  const wave = new PathBuilder().moveTo(0, 0).cubicTo(0, -4, 10, -4, 10, 0).close().path()
  expect(inkOf(wave)).toEqual(rect(0, -3, 10, 3))
  expect(inkOf(EMPTY_PATH)).toBeNull()
})

test('agrees with the bounds of a finely flattened curve', () => {
  const coordinate = fc.integer({ min: -50, max: 50 })
  fc.assert(
    fc.property(fc.array(coordinate, { minLength: 12, maxLength: 12 }), (c) => {
      const path = new PathBuilder()
        .moveTo(c[0], c[1])
        .quadTo(c[2], c[3], c[4], c[5])
        .cubicTo(c[6], c[7], c[8], c[9], c[10], c[11])
        .close()
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
