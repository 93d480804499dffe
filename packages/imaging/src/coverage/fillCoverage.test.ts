import { chain, rotationAbout, translation } from '@irodori/geometry/affine'
import {
  ellipsePath,
  PathBuilder,
  rectPath,
  ringSectorPath,
  roundedRectPath,
  transformPath,
} from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { assert, describe, expect, test } from 'vitest'
import { compareBytes } from '../../testing/comparePixels.ts'
import { fillCoverage } from './fillCoverage.ts'

const PAGE = rect(0, 0, 400, 400)
const area = (data: Uint8Array): number => data.reduce((sum, value) => sum + value, 0) / 255

const clockwise = (l: number, t: number, r: number, b: number, into = new PathBuilder()): PathBuilder =>
  into.moveTo(l, t).lineTo(r, t).lineTo(r, b).lineTo(l, b).closePath()
const counterClockwise = (l: number, t: number, r: number, b: number, into = new PathBuilder()): PathBuilder =>
  into.moveTo(l, t).lineTo(l, b).lineTo(r, b).lineTo(r, t).closePath()

describe('fillCoverage', () => {
  test('covers exactly the pixels of a rectangle on whole pixels', () => {
    const coverage = fillCoverage(rectPath(rect(10, 20, 30, 40)), PAGE)
    expect(coverage).toMatchObject({ left: 10, top: 20, width: 30, height: 40 })
    expect(coverage.data.every((value) => value === 255)).toBe(true)
  })

  test('covers rectangles with edges at sixteenths of pixels by their exact area in each pixel', () => {
    fc.assert(
      fc.property(
        fc.nat(159),
        fc.nat(159),
        fc.integer({ min: 1, max: 160 }),
        fc.integer({ min: 1, max: 160 }),
        (x, y, w, h) => {
          const [left, top, right, bottom] = [x / 16, y / 16, (x + w) / 16, (y + h) / 16]
          const coverage = fillCoverage(clockwise(left, top, right, bottom).path(), PAGE)
          for (let j = 0; j < coverage.height; j++) {
            for (let i = 0; i < coverage.width; i++) {
              const px = coverage.left + i
              const py = coverage.top + j
              const wide = Math.min(px + 1, right) - Math.max(px, left)
              const high = Math.min(py + 1, bottom) - Math.max(py, top)
              const value = coverage.data[j * coverage.width + i]
              assert(value !== undefined)
              expect(Math.abs(value - 255 * wide * high)).toBeLessThanOrEqual(0.5)
            }
          }
        },
      ),
    )
  })

  test('covers a circle to within a thousandth of its area at any position', () => {
    for (const [x, y, r] of [
      [200, 200, 100],
      [133.37, 121.91, 57.3],
      [99.5, 50.25, 30],
    ] as const) {
      const coverage = fillCoverage(ellipsePath(rect(x - r, y - r, 2 * r, 2 * r)), PAGE)
      const exact = Math.PI * r * r
      expect(Math.abs(area(coverage.data) - exact) / exact).toBeLessThan(0.001)
    }
  })

  test('covers every shape of a frame to within a thousandth of its area at any rotation', () => {
    const box = rect(60.3, 90.7, 240.4, 150.6)
    const masks = {
      'rounded corners': [roundedRectPath(box, 40, 25), box.width * box.height - (4 - Math.PI) * 40 * 25],
      ellipse: [ellipsePath(box), (Math.PI / 4) * box.width * box.height],
      'sector of a ring': [
        ringSectorPath({ x: 200, y: 210 }, 140, 60, 110),
        (Math.PI * (140 ** 2 - 60 ** 2) * 110) / 360,
      ],
      'sector of a disc': [ringSectorPath({ x: 200, y: 210 }, 140, 0, 75), (Math.PI * 140 ** 2 * 75) / 360],
    } as const
    for (const [name, [path, exact]] of Object.entries(masks)) {
      for (const angle of [0, 7, 33.3, 90]) {
        const { data } = fillCoverage(transformPath(path, rotationAbout(angle, { x: 200, y: 190 })), PAGE)
        expect(Math.abs(area(data) / exact - 1), `${name} at ${angle}°`).toBeLessThan(0.001)
      }
    }
  })

  test('leaves no hole where contours overlap', () => {
    const cross = clockwise(10, 20, 50, 30, clockwise(20, 10, 30, 50)).path()
    const coverage = fillCoverage(cross, PAGE)
    expect(area(coverage.data)).toBe(400 + 400 - 100)
    expect(Math.max(...coverage.data)).toBe(255)
  })

  test('leaves a hole where an inner contour has the opposite direction', () => {
    const frame = counterClockwise(20, 20, 30, 30, clockwise(10, 10, 40, 40)).path()
    expect(area(fillCoverage(frame, PAGE).data)).toBe(900 - 100)
  })

  test('leaves no seam along an edge shared by two contours at any angle', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (angle) => {
        const halves = clockwise(100, 100, 150.3, 200, clockwise(150.3, 100, 200, 200)).path()
        const whole = clockwise(100, 100, 200, 200).path()
        const turn = chain(rotationAbout(angle, { x: 150, y: 150 }), translation(0.37, 0.11))
        const a = fillCoverage(transformPath(halves, turn), PAGE)
        const b = fillCoverage(transformPath(whole, turn), PAGE)
        // Rounding a crossing can move it by at most 1/256 pixel on one line.
        expect(compareBytes(a.data, b.data).worst).toBeLessThanOrEqual(1)
      }),
      { numRuns: 30 },
    )
  })

  test('gives the same pixels inside a clip as without it', () => {
    const shape = ellipsePath(rect(-40, 20, 300, 500))
    const all = fillCoverage(shape, rect(-100, -100, 800, 800))
    const part = fillCoverage(shape, PAGE)
    expect(part).toMatchObject({ left: 0, top: 20, width: 260, height: 380 })
    for (let y = 0; y < part.height; y++) {
      const at = (y + part.top - all.top) * all.width - all.left
      expect(part.data.subarray(y * part.width, (y + 1) * part.width)).toEqual(all.data.subarray(at, at + part.width))
    }
  })

  test('returns an empty coverage when the outline is empty or lies outside the clip', () => {
    expect(fillCoverage(new PathBuilder().path(), PAGE).data.length).toBe(0)
    expect(fillCoverage(rectPath(rect(500, 0, 10, 10)), PAGE).data.length).toBe(0)
  })

  test('fills hundreds of contours on one line', () => {
    const comb = new PathBuilder()
    for (let i = 0; i < 120; i++) clockwise(i * 3, 5, i * 3 + 1, 9, comb)
    expect(area(fillCoverage(comb.path(), PAGE).data)).toBe(120 * 4)
  })
})
