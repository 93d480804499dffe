import { apply, boundsOfImage } from '@irodori/geometry/affine'
import { pathContains } from '@irodori/geometry/hitTest'
import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { photoItem } from '../../testing/sampleItems.ts'
import { boundsOnPage, framePath, frameToPhoto, innerRadiusOf } from '../document/itemGeometry.ts'
import type { Crop } from './crop.ts'
import { coverCrop, cropFields, fitCropInside, MAX_ZOOM, panCrop, zoomCrop, zoomOf } from './crop.ts'
import { placePhoto } from './photoPlacement.ts'

const side = fc.integer({ min: 40, max: 4000 })
const size = fc.record({ width: side, height: side })
const turn = fc.double({ min: -360, max: 360, noNaN: true })
const distance = fc.double({ min: -9000, max: 9000, noNaN: true })

const frameItem = (crop: Crop, frame: { width: number; height: number }) => photoItem({ ...frame, ...cropFields(crop) })

describe('a fitted crop', () => {
  test('stays inside the photo after any drag, zoom and rotation', () => {
    fc.assert(
      fc.property(
        size,
        size,
        turn,
        distance,
        distance,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (frame, photo, rotate, x, y, factor) => {
          const wild = zoomCrop(panCrop({ ...coverCrop(frame, photo), rotate }, frame, { x, y }), frame, factor)
          const crop = fitCropInside(wild, frame, photo)
          const seen = boundsOfImage(frameToPhoto(frameItem(crop, frame)), rect(0, 0, frame.width, frame.height))
          const slack = 1e-3 * Math.max(photo.width, photo.height)
          expect(seen.left).toBeGreaterThanOrEqual(-slack)
          expect(seen.top).toBeGreaterThanOrEqual(-slack)
          expect(seen.left + seen.width).toBeLessThanOrEqual(photo.width + slack)
          expect(seen.top + seen.height).toBeLessThanOrEqual(photo.height + slack)
        },
      ),
    )
  })

  test('keeps the proportions of its frame', () => {
    fc.assert(
      fc.property(size, size, turn, (frame, photo, rotate) => {
        const { rect: fitted } = fitCropInside({ ...coverCrop(frame, photo), rotate }, frame, photo)
        expect(fitted.width / fitted.height / (frame.width / frame.height)).toBeCloseTo(1, 6)
      }),
    )
  })

  test(`zooms a fitted crop ${MAX_ZOOM} times at most`, () => {
    const [frame, photo] = [
      { width: 100, height: 100 },
      { width: 3000, height: 2000 },
    ]
    const near = fitCropInside(zoomCrop(coverCrop(frame, photo), frame, 1000), frame, photo)
    expect(zoomOf(near, frame, photo)).toBeCloseTo(MAX_ZOOM, 6)
  })
})

test('a new photo covers its frame, centred', () => {
  const crop = coverCrop({ width: 100, height: 50 }, { width: 1000, height: 1000 })
  expect(crop).toEqual({ rect: rect(0, 250, 1000, 500), rotate: 0 })
})

test('a new photo is upright on the page in a ring sector, and tilts with every other frame', () => {
  const photo = { width: 900, height: 600, imageName: 'photo' }
  const sector = { type: 'ARC_IMAGE' as const, width: 300, height: 200, rotate: 120 }
  expect(placePhoto(sector, photo).imageRotate).toBe(240)
  expect(placePhoto({ ...sector, type: 'RECT_IMAGE' }, photo).imageRotate).toBe(0)
})

test('panning keeps the grabbed point of the photo under the pointer', () => {
  fc.assert(
    fc.property(
      size,
      size,
      turn,
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: -50, max: 50 }),
      (frame, photo, rotate, x, y) => {
        const crop = { ...coverCrop(frame, photo), rotate }
        const grabbed = apply(frameToPhoto(frameItem(crop, frame)), { x: 10, y: 10 })
        const moved = panCrop(crop, frame, { x, y })
        const held = apply(frameToPhoto(frameItem(moved, frame)), { x: 10 + x, y: 10 + y })
        expect(held.x).toBeCloseTo(grabbed.x, 1)
        expect(held.y).toBeCloseTo(grabbed.y, 1)
      },
    ),
  )
})

test('zooming keeps the anchor in place', () => {
  fc.assert(
    fc.property(size, size, turn, fc.double({ min: 0.2, max: 5, noNaN: true }), (frame, photo, rotate, factor) => {
      const crop = { ...coverCrop(frame, photo), rotate }
      const anchor = { x: frame.width / 4, y: -frame.height / 3 }
      const inFrame = { x: frame.width / 2 + anchor.x, y: frame.height / 2 + anchor.y }
      const before = apply(frameToPhoto(frameItem(crop, frame)), inFrame)
      const after = apply(frameToPhoto(frameItem(zoomCrop(crop, frame, factor, anchor), frame)), inFrame)
      expect(after.x / photo.width).toBeCloseTo(before.x / photo.width, 3)
      expect(after.y / photo.height).toBeCloseTo(before.y / photo.height, 3)
    }),
  )
})

describe('the geometry of frames', () => {
  test('rotation by 90 degrees swaps the sides of the bounds about the same centre', () => {
    const bounds = boundsOnPage(photoItem({ left: 100, top: 100, width: 200, height: 100, rotate: 90 }))
    expect(bounds).toEqual(rect(150, 50, 100, 200))
  })

  test('a ring sector touches the top and, with its inner corners, the bottom of its box', () => {
    const item = photoItem({ width: 500, height: 300 })
    const arc = { ...item, type: 'ARC_IMAGE' as const, radius: 500, angle: 60 }
    const outline = framePath(arc)
    expect(innerRadiusOf(500, 300, 60)).toBeCloseTo(200 / Math.cos(Math.PI / 6), 3)
    expect(pathContains(outline, { x: 250, y: 2 })).toBe(true)
    expect(pathContains(outline, { x: 250, y: 280 })).toBe(false)
  })
})
