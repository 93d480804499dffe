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
import { describe, expect, test } from 'vitest'
import { compareBytes } from '../../testing/comparePixels.ts'
import type { Coverage } from './fillCoverage.ts'
import { fillCoverage } from './fillCoverage.ts'

const PAGE = rect(0, 0, 400, 400)
const area = (data: Uint8Array): number => data.reduce((sum, value) => sum + value, 0) / 255

const clockwise = (l: number, t: number, r: number, b: number, into = new PathBuilder()): PathBuilder =>
  into.moveTo(l, t).lineTo(r, t).lineTo(r, b).lineTo(l, b).closePath()
const counterClockwise = (l: number, t: number, r: number, b: number, into = new PathBuilder()): PathBuilder =>
  into.moveTo(l, t).lineTo(l, b).lineTo(r, b).lineTo(r, t).closePath()

interface Corner {
  readonly x: number
  readonly y: number
}

const cross = (a: Corner, b: Corner, c: Corner): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
const turnedClockwise = ([a, b, c]: [Corner, Corner, Corner]): Corner[] => (cross(a, b, c) < 0 ? [a, c, b] : [a, b, c])

function pathOf(contours: readonly (readonly Corner[])[]) {
  const into = new PathBuilder()
  for (const [first = { x: 0, y: 0 }, ...others] of contours) {
    into.moveTo(first.x, first.y)
    for (const { x, y } of others) into.lineTo(x, y)
    into.closePath()
  }
  return into.path()
}

/** The part of a convex polygon inside another one, both clockwise (Sutherland and Hodgman). */
function clippedTo(polygon: readonly Corner[], clip: readonly Corner[]): readonly Corner[] {
  let left = polygon
  for (const [i, from] of clip.entries()) {
    const to = clip[(i + 1) % clip.length] ?? from
    const before = left
    left = before.flatMap((b, j) => {
      const a = before.at(j - 1) ?? b
      const [sideOfA, sideOfB] = [cross(from, to, a), cross(from, to, b)]
      const share = sideOfA / (sideOfA - sideOfB)
      const crossing = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
      if (sideOfB >= 0) return sideOfA >= 0 ? [b] : [crossing, b]
      return sideOfA >= 0 ? [crossing] : []
    })
  }
  return left
}

function areaWithin(polygon: readonly Corner[], x: number, y: number): number {
  const pixel = [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ]
  const part = clippedTo(polygon, pixel)
  return part.reduce((sum, b, j) => sum + cross({ x, y }, part.at(j - 1) ?? b, b), 0) / 2
}

function forEachPixel({ left, top, width, data }: Coverage, use: (value: number, x: number, y: number) => void): void {
  for (const [i, value] of data.entries()) use(value, left + (i % width), top + Math.floor(i / width))
}

describe('fillCoverage', () => {
  test('covers exactly the pixels of a rectangle on whole pixels', () => {
    const coverage = fillCoverage(rectPath(rect(10, 20, 30, 40)), PAGE)
    expect(coverage).toMatchObject({ left: 10, top: 20, width: 30, height: 40 })
    expect(coverage.data.every((value) => value === 255)).toBe(true)
  })

  test('covers rectangles anywhere by their exact area in each pixel', () => {
    const place = fc.double({ min: 0, max: 12, noNaN: true })
    fc.assert(
      fc.property(place, place, place, place, (x, y, w, h) => {
        const [left, top, right, bottom] = [x, y, x + w, y + h]
        const coverage = fillCoverage(clockwise(left, top, right, bottom).path(), PAGE)
        forEachPixel(coverage, (value, px, py) => {
          const wide = Math.min(px + 1, right) - Math.max(px, left)
          const high = Math.min(py + 1, bottom) - Math.max(py, top)
          expect(Math.abs(value - 255 * wide * high)).toBeLessThanOrEqual(0.51)
        })
      }),
    )
  })

  // The clipping of the test needs coordinates whose products are no smaller than a double can hold.
  const fraction = fc.nat(12 * 1000).map((thousandths) => thousandths / 1000)
  const corner = fc.record({ x: fraction, y: fraction })
  const triangle = fc.tuple(corner, corner, corner).map(turnedClockwise)

  test('covers triangles by their exact area in each pixel', () => {
    fc.assert(
      fc.property(triangle, (points) => {
        forEachPixel(fillCoverage(pathOf([points]), PAGE), (value, px, py) => {
          expect(Math.abs(value - 255 * areaWithin(points, px, py))).toBeLessThanOrEqual(0.51)
        })
      }),
    )
  })

  /** A needle across a side, and a nearly level side across two others, which took a pixel's area beyond the whole. */
  const CROSSING_IN_ONE_BAND: [Corner[], Corner[]][] = [
    [
      [
        { x: 5.218, y: 6.674 },
        { x: 0, y: 6.705 },
        { x: 0, y: 6.643 },
      ],
      [
        { x: 7.776, y: 11.897 },
        { x: 0.013, y: 0.003 },
        { x: 2.171, y: 0 },
      ],
    ],
    [
      [
        { x: 4.683, y: 0 },
        { x: 5.074, y: 8.141 },
        { x: 0, y: 2.593 },
      ],
      [
        { x: 0, y: 0 },
        { x: 8.021, y: 6.215 },
        { x: 1.942, y: 6.2 },
      ],
    ],
  ]

  test('covers two crossing triangles by the area of their union in each pixel', () => {
    fc.assert(
      fc.property(triangle, triangle, (one, other) => {
        forEachPixel(fillCoverage(pathOf([one, other]), PAGE), (value, px, py) => {
          const common = areaWithin(clippedTo(one, other), px, py)
          const union = areaWithin(one, px, py) + areaWithin(other, px, py) - common
          // Bands in which edges cross are halved down to 1/64 pixel, and one such band can be covered wrongly as a whole.
          expect(Math.abs(value - 255 * union)).toBeLessThanOrEqual(255 / 64 + 0.51)
        })
      }),
      { examples: CROSSING_IN_ONE_BAND },
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
