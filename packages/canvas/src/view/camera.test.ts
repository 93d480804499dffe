import { mm, screenPx } from '@irodori/geometry/units'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fitCamera,
  holdInView,
  lengthOnPage,
  MAX_ZOOM,
  pageToScreen,
  screenPoint,
  screenToPage,
  snapToDevice,
  zoomAbout,
} from './camera.ts'

const page = { width: 1800, height: 1200 }
const view = { width: 1280, height: 800 }
const coordinate = fc.double({ min: -3000, max: 3000, noNaN: true })
const camera = fc.record({ zoom: fc.double({ min: 0.05, max: 6, noNaN: true }), x: coordinate, y: coordinate })
const point = fc.record({ x: coordinate, y: coordinate })

describe('the camera', () => {
  test('centres a fitted page inside the margin', () => {
    const { zoom, x, y } = fitCamera(page, view, 40)
    expect(x).toBeGreaterThanOrEqual(40 - 1e-9)
    expect(y).toBeGreaterThanOrEqual(40 - 1e-9)
    expect(x * 2 + page.width * zoom).toBeCloseTo(view.width)
    expect(y * 2 + page.height * zoom).toBeCloseTo(view.height)
  })

  test('keeps the point under the pointer while it zooms, also at its limits', () => {
    fc.assert(
      fc.property(camera, point, fc.double({ min: 0.01, max: 100, noNaN: true }), (from, { x, y }, factor) => {
        const at = screenPoint(x, y)
        const before = screenToPage(from, at)
        const after = screenToPage(zoomAbout(from, factor, at), at)
        expect(after.x).toBeCloseTo(before.x, 4)
        expect(after.y).toBeCloseTo(before.y, 4)
      }),
    )
    expect(zoomAbout({ zoom: 1, x: 0, y: 0 }, 1000, screenPoint(0, 0)).zoom).toBe(MAX_ZOOM)
  })

  test('keeps part of the page visible', () => {
    fc.assert(
      fc.property(camera, (from) => {
        const held = holdInView(from, page, view)
        const corner = pageToScreen(held, { x: page.width, y: page.height })
        expect(Math.min(corner.x, view.width) - Math.max(held.x, 0)).toBeGreaterThan(0)
        expect(Math.min(corner.y, view.height) - Math.max(held.y, 0)).toBeGreaterThan(0)
      }),
    )
  })

  test('snaps the camera to whole device pixels and moves it by less than one', () => {
    fc.assert(
      fc.property(camera, fc.constantFrom(1, 1.25, 1.5, 2, 3), (from, ratio) => {
        const { x, y } = snapToDevice(from, ratio)
        expect(Math.abs(x * ratio - Math.round(x * ratio))).toBeLessThan(1e-6)
        expect(Math.abs(x - from.x) * ratio).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(Math.abs(y - from.y) * ratio).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })
})

test('a point of the page and a length in millimetres are refused where the screen is meant', () => {
  const doubled = { zoom: 2, x: 10, y: 20 }
  const corner = screenToPage(doubled, screenPoint(10, 20))
  expect(corner).toEqual({ x: 0, y: 0 })
  // @ts-expect-error the corner is a point of the page
  screenToPage(doubled, corner)
  expect(lengthOnPage(doubled, screenPx(6))).toBe(3)
  // @ts-expect-error millimetres are not CSS pixels
  lengthOnPage(doubled, mm(6))
  // @ts-expect-error print pixels are not CSS pixels
  lengthOnPage(doubled, lengthOnPage(doubled, screenPx(6)))
})
