import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nearestPlace, scrollStep } from './reorderGeometry.ts'

describe('PWR-29: a drag in the layer list', () => {
  it('targets the layer under the pointer, in a column and in a row, otherwise the nearest one', () => {
    const column = [0, 1, 2].map((at) => rect(10, 100 + 44 * at, 180, 44))
    expect([90, 110, 190, 500].map((y) => nearestPlace(column, { x: 300, y }))).toEqual([0, 0, 2, 2])
    const row = [0, 1, 2].map((at) => rect(10 + 130 * at, 600, 120, 44))
    expect([0, 60, 200, 900].map((x) => nearestPlace(row, { x, y: 200 }))).toEqual([0, 0, 1, 2])
    expect(nearestPlace([], { x: 0, y: 0 })).toBe(-1)
  })

  it('scrolls the list only near its ends, faster towards the end', () => {
    expect([250, 390, 420, 460, 900].map((at) => scrollStep(at, 100, 350))).toEqual([0, 0, 5, 12, 12])
    expect([100, 50].map((at) => scrollStep(at, 100, 350))).toEqual([-12, -12])
  })

  test('always leaves a zone in the middle without scrolling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: -500, max: 500 }), (size, start) => {
        expect(scrollStep(start + size / 2, start, size)).toBe(0)
      }),
    )
  })
})
