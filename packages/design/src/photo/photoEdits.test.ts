import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filledItem, photoItem } from '../../testing/sampleItems.ts'
import { cropOf } from './crop.ts'
import {
  brightenPhoto,
  deletePhoto,
  nudgePhoto,
  photoZoom,
  resetPhoto,
  setFrameDisabled,
  signedDegrees,
  turnPhoto,
  zoomPhotoTo,
} from './photoEdits.ts'

const box = { width: 600, height: 400 }
const empty = photoItem(box)
const start = filledItem({ imageName: 'sea.jpg', width: 3000, height: 2000 }, box)
const zoom = fc.double({ min: 1, max: 10, noNaN: true })
const angle = fc.double({ min: -720, max: 720, noNaN: true })

it('keeps the zoom when a photo is turned', () => {
  fc.assert(
    fc.property(zoom, angle, (factor, degrees) => {
      const zoomed = { ...start, ...zoomPhotoTo(start, factor) }
      const turned = { ...zoomed, ...turnPhoto(zoomed, degrees) }
      expect(photoZoom(turned)).toBeCloseTo(photoZoom(zoomed), 6)
    }),
  )
})

it('keeps the aspect ratio of the frame in every edit', () => {
  fc.assert(
    fc.property(zoom, angle, fc.integer({ min: -900, max: 900 }), (factor, degrees, x) => {
      let item = { ...start, ...zoomPhotoTo(start, factor) }
      item = { ...item, ...turnPhoto(item, degrees) }
      item = { ...item, ...nudgePhoto(item, { x, y: -x }) }
      const { rect } = cropOf(item)
      expect(rect.width / rect.height).toBeCloseTo(item.width / item.height, 6)
    }),
  )
})

it('turns a photo about the middle of its frame, in tenths of a degree', () => {
  const turned = { ...start, ...turnPhoto(start, 10.06) }
  expect(cropOf(turned).rotate).toBeCloseTo(10.1, 9)
  const { rect } = cropOf(turned)
  expect(rect.left + rect.width / 2).toBeCloseTo(1500, 6)
  expect(rect.top + rect.height / 2).toBeCloseTo(1000, 6)
})

it('shows the part of a photo to which it was moved, in pixels of the page', () => {
  const zoomed = { ...start, ...zoomPhotoTo(start, 2) }
  expect(cropOf(zoomed).rect).toMatchObject({ left: 750, top: 500, width: 1500, height: 1000 })
  const moved = { ...zoomed, ...nudgePhoto(zoomed, { x: 20, y: -10 }) }
  // A page of 600 px shows 1500 photo pixels; a photo moved to the right shows what is further left.
  expect(cropOf(moved).rect).toMatchObject({ left: 700, top: 525, width: 1500, height: 1000 })
})

it('zooms a photo from covering its frame to ten times that, and an empty frame not at all', () => {
  expect(photoZoom(empty)).toBe(1)
  expect(photoZoom(start)).toBe(1)
  expect(photoZoom({ ...start, ...zoomPhotoTo(start, 0.5) })).toBe(1)
  expect(photoZoom({ ...start, ...zoomPhotoTo(start, 4) })).toBeCloseTo(4, 6)
  expect(photoZoom({ ...start, ...zoomPhotoTo(start, 100) })).toBeCloseTo(10, 6)
})

it('keeps the brightness of a photo within the offered range', () => {
  expect([-10, 4, 120, 200, 900].map((factor) => brightenPhoto(factor).brightnessFactor)).toEqual([5, 5, 120, 200, 200])
})

it('leaves an empty frame as it is when it is reset', () => {
  expect(resetPhoto({ ...empty, brightnessFactor: 150 })).toEqual({})
})

it('resets a photo to its state after placing', () => {
  const changed = { ...start, ...turnPhoto(start, 45), brightnessFactor: 150 }
  expect({ ...changed, ...resetPhoto(changed) }).toEqual(start)
})

it('shows angles from -180 to 180, a half turn as 180', () => {
  expect([signedDegrees(190), signedDegrees(-190), signedDegrees(180), signedDegrees(720)]).toEqual([-170, 170, 180, 0])
})

it('EDT-2: resets brightness, rotation, names and crop of the frame when its photo is deleted', () => {
  const changed = {
    ...start,
    ...zoomPhotoTo(start, 3),
    ...turnPhoto(start, 60),
    brightnessFactor: 150,
    cropImageName: 'cut',
  }
  expect({ ...changed, ...deletePhoto() }).toEqual(empty)
  expect(deletePhoto()).toMatchObject({ brightnessFactor: 100, imageRotate: 0, imageName: null, cropImageName: null })
})

it('EDT-1: removes the photo when a frame is disabled and leaves the frame empty when it is enabled', () => {
  const off = { ...start, ...setFrameDisabled(true) }
  expect(off).toEqual({ ...empty, isDisabledItem: true })
  expect({ ...off, ...setFrameDisabled(false) }).toEqual(empty)
})
