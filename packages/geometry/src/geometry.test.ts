import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, boundsOfImage, chain, compose, invert, rotationAbout, scaling, translation } from './affine.ts'
import { drawPath, svgPathData } from './drawPath.ts'
import { flatten } from './flatten.ts'
import { pathContains } from './hitTest.ts'
import type { Path } from './path.ts'
import { boundsOfPath, ellipsePath, PathBuilder, ringSectorPath, roundedRectPath } from './path.ts'
import { forEachEdge } from './polygon.ts'
import { rect, roundOut } from './shape.ts'
import { sinCos } from './trigonometry.ts'
import { dpi, mm, mmToPrintPx, mmToPt, printPxToMm, pt, ptToPrintPx } from './units.ts'

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true })
const angle = fc.double({ min: -720, max: 720, noNaN: true })
const map = fc
  .record({ angle, scale: fc.double({ min: 0.05, max: 20, noNaN: true }), x: coordinate, y: coordinate })
  .map(({ angle: turn, scale, x, y }) => chain(scaling(scale), rotationAbout(turn, { x, y }), translation(y, x)))

function areaOf(path: Path, tolerance: number): number {
  let doubled = 0
  for (const polygon of flatten(path, tolerance))
    forEachEdge(polygon, (x, y, toX, toY) => (doubled += x * toY - toX * y))
  return Math.abs(doubled) / 2
}

describe('units', () => {
  test('give an A6 card with 3 mm of bleed 1252 by 1819 print pixels at 300 dpi', () => {
    expect(Math.round(mmToPrintPx(mm(106), dpi(300)))).toBe(1252)
    expect(Math.round(mmToPrintPx(mm(154), dpi(300)))).toBe(1819)
  })

  test('convert millimetres to print pixels and back without loss', () => {
    fc.assert(
      fc.property(coordinate, fc.integer({ min: 72, max: 1200 }), (length, resolution) => {
        const back = printPxToMm(mmToPrintPx(mm(length), dpi(resolution)), dpi(resolution))
        expect(back).toBeCloseTo(length, 8)
      }),
    )
  })

  test('convert an inch to 72 points and to as many print pixels as the resolution says', () => {
    expect(mmToPt(mm(25.4))).toBeCloseTo(72, 12)
    expect(ptToPrintPx(pt(72), dpi(350))).toBe(350)
  })

  test('refuse a length in millimetres where points are expected, and a number without a unit', () => {
    // @ts-expect-error A length in millimetres is not one in points.
    expect(ptToPrintPx(mm(72), dpi(1))).toBe(1)
    // @ts-expect-error A plain number has no unit.
    expect(mmToPt(0)).toBe(0)
  })
})

describe('trigonometry', () => {
  test('sinCos is exact for quarter turns and rounds every value to a multiple of 2^-20', () => {
    expect([0, 90, 180, 270, 360, -90].map((turn) => sinCos(turn))).toEqual([
      { sin: 0, cos: 1 },
      { sin: 1, cos: 0 },
      { sin: 0, cos: -1 },
      { sin: -1, cos: 0 },
      { sin: 0, cos: 1 },
      { sin: -1, cos: 0 },
    ])
    fc.assert(fc.property(angle, (turn) => Number.isInteger(sinCos(turn).sin * 2 ** 20)))
  })
})

describe('maps', () => {
  test('cancel out with their inverses', () => {
    fc.assert(
      fc.property(map, coordinate, coordinate, (m, x, y) => {
        const back = apply(compose(m, invert(m)), { x, y })
        expect(back.x).toBeCloseTo(x, 4)
        expect(back.y).toBeCloseTo(y, 4)
      }),
    )
  })

  test('have image bounds that contain the image of every point', () => {
    fc.assert(
      fc.property(
        map,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (m, u, v) => {
          const box = rect(-40, 20, 300, 120)
          const bounds = boundsOfImage(m, box)
          const point = apply(m, { x: box.left + u * box.width, y: box.top + v * box.height })
          expect(point.x).toBeGreaterThanOrEqual(bounds.left - 1e-6)
          expect(point.y).toBeLessThanOrEqual(bounds.top + bounds.height + 1e-6)
        },
      ),
    )
  })

  test('have no inverse when they are singular', () => {
    expect(() => invert(scaling(0, 1))).toThrow(RangeError)
  })
})

describe('outlines', () => {
  test('are drawn command by command, as SVG states them', () => {
    const path = new PathBuilder()
      .moveTo(0, 1)
      .lineTo(2, 3)
      .quadraticCurveTo(4, 5, 6, 7)
      .bezierCurveTo(8, 9, 1, 2, 3, 4)
    expect(svgPathData(path.closePath().path())).toBe('M0 1L2 3Q4 5 6 7C8 9 1 2 3 4Z')
  })

  test('are refused when they have fewer coordinates than their commands take', () => {
    const { verbs } = new PathBuilder().moveTo(0, 0).lineTo(1, 1).path()
    expect(() => drawPath({ verbs, coords: Float64Array.of(0, 0, 1) }, new PathBuilder())).toThrow(RangeError)
  })

  test('give an ellipse an area of π·a·b within 0.02 %', () => {
    expect(areaOf(ellipsePath(rect(10, 20, 400, 300)), 0.001) / (Math.PI * 200 * 150)).toBeCloseTo(1, 3.5)
  })

  test('give a ring sector its share of the ring', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 180, noNaN: true }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (sweep, inner) => {
          const area = areaOf(ringSectorPath({ x: 0, y: 0 }, 500, 500 * inner, sweep), 0.01)
          const expected = (sweep / 360) * Math.PI * (500 ** 2 - (500 * inner) ** 2)
          expect(area / expected).toBeCloseTo(1, 3)
        },
      ),
    )
  })

  test('give the ellipse for corner radii beyond half a side, and the rectangle for radii of 0', () => {
    expect(boundsOfPath(roundedRectPath(rect(0, 0, 10, 10), 99, 99))).toEqual(rect(0, 0, 10, 10))
    expect(pathContains(roundedRectPath(rect(0, 0, 10, 10), 99, 99), { x: 0.5, y: 0.5 })).toBe(false)
    expect(pathContains(roundedRectPath(rect(0, 0, 10, 10), 0, 0), { x: 0.5, y: 0.5 })).toBe(true)
  })

  test('contain the points between the radii and edges of a ring sector', () => {
    const sector = ringSectorPath({ x: 0, y: 0 }, 100, 60, 90)
    expect(pathContains(sector, { x: 0, y: -80 })).toBe(true)
    expect(pathContains(sector, { x: 0, y: -50 })).toBe(false)
    expect(pathContains(sector, { x: 80, y: 0 })).toBe(false)
  })

  test('a rounded-out rectangle contains the original', () => {
    fc.assert(
      fc.property(coordinate, coordinate, fc.double({ min: 0, max: 99, noNaN: true }), (left, top, side) => {
        const whole = roundOut(rect(left, top, side, side))
        expect(whole.left).toBeLessThanOrEqual(left)
        expect(whole.left + whole.width).toBeGreaterThanOrEqual(left + side - 1e-9)
        expect(Number.isInteger(whole.width)).toBe(true)
      }),
    )
  })
})
