import { clockFaceOf } from '@irodori/design/clockFace'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { samplePage } from '../../../testing/sampleDesign.ts'
import {
  handsAt,
  nextMagnification,
  onSheet,
  pixelsUnderLoupe,
  placeOnPaper,
  placeSheet,
  stepLoupe,
} from './proofGeometry.ts'

const { sheet } = samplePage('front', [])
const MM = 300 / 25.4

it('fits the whole sheet into the view, centred, and never magnifies it', () => {
  const side = fc.integer({ min: 50, max: 5000 })
  fc.assert(
    fc.property(side, side, side, side, (width, height, viewWidth, viewHeight) => {
      const view = { width: viewWidth, height: viewHeight }
      const place = placeSheet({ width, height }, view, 10)
      expect(place.scale).toBeLessThanOrEqual(1)
      expect(place.width).toBeLessThanOrEqual(viewWidth)
      expect(place.height).toBeLessThanOrEqual(viewHeight)
      expect(place.left + place.width / 2).toBeCloseTo(viewWidth / 2, 6)
      expect(place.top + place.height / 2).toBeCloseTo(viewHeight / 2, 6)
    }),
  )
})

it('PRN-5: shows one print pixel per device pixel at 100 %, and as four by four at 400 %', () => {
  expect(pixelsUnderLoupe({ x: 600, y: 900 }, 200, 1)).toEqual(rect(500, 800, 200, 200))
  expect(pixelsUnderLoupe({ x: 600, y: 900 }, 200, 4)).toEqual(rect(575, 875, 50, 50))
})

it('moves the loupe by one millimetre, with Shift by ten, inside the sheet', () => {
  const at = { x: 600, y: 900 }
  expect(stepLoupe(sheet, at, 'ArrowRight', false)).toEqual({ x: expect.closeTo(600 + MM, 6), y: 900 })
  expect(stepLoupe(sheet, at, 'ArrowUp', true)).toEqual({ x: 600, y: expect.closeTo(900 - 10 * MM, 6) })
  expect(stepLoupe(sheet, { x: 2, y: 2 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 2 })
  expect(stepLoupe(sheet, at, 'a', false)).toBeNull()
  expect(onSheet(sheet, { x: 5000, y: -1 })).toEqual({ x: 1200, y: 0 })
})

it('measures the position of the loupe from the corner of the trimmed piece', () => {
  expect(placeOnPaper(sheet, { x: 3 * MM, y: 13 * MM })).toEqual({ x: 0, y: 10 })
})

it('PRN-5: limits the magnification to 100 % and 400 %', () => {
  expect(nextMagnification(1, 1)).toBe(2)
  expect(nextMagnification(4, 1)).toBe(4)
  expect(nextMagnification(1, -1)).toBe(1)
})

it('PRN-6: points both hands upwards at ten past ten, the minute hand being longer', () => {
  const face = clockFaceOf(sheet)
  const { hour, minute } = handsAt(face, 10, 10)
  expect(hour.x).toBeLessThan(face.centre.x)
  expect(minute.x).toBeGreaterThan(face.centre.x)
  expect(Math.max(hour.y, minute.y)).toBeLessThan(face.centre.y)
  expect(Math.hypot(minute.x - face.centre.x, minute.y - face.centre.y)).toBeCloseTo(face.minuteHand, 3)
  const noon = handsAt(face, 12, 0)
  expect(noon.hour.x).toBeCloseTo(face.centre.x, 6)
  expect(noon.hour.y).toBeCloseTo(face.centre.y - face.hourHand, 3)
})
