import { cropOf } from '@irodori/design/crop'
import {
  deletePhoto,
  nudgePhoto,
  photoZoom,
  resetPhoto,
  setFrameDisabled,
  signedDegrees,
  turnPhoto,
  zoomPhotoTo,
} from '@irodori/design/photoEdits'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filledFrame, sampleFrame } from '../../../testing/sampleDesign.ts'

const start = filledFrame('photo', 1)
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
  expect({ ...changed, ...deletePhoto() }).toEqual(sampleFrame('photo', 1))
  expect(deletePhoto()).toMatchObject({ brightnessFactor: 100, imageRotate: 0, imageName: null, cropImageName: null })
})

it('EDT-1: removes the photo when a frame is disabled and leaves the frame empty when it is enabled', () => {
  const off = { ...start, ...setFrameDisabled(true) }
  expect(off).toEqual(sampleFrame('photo', 1, { isDisabledItem: true }))
  expect({ ...off, ...setFrameDisabled(false) }).toEqual(sampleFrame('photo', 1))
})
