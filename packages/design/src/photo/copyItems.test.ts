import type { ImageItem } from '@irodori/contract/entities/designItem'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { present } from '../../testing/present.ts'
import { curvedItem, photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { applyChange, isNoChange } from '../document/change.ts'
import { findItem } from '../document/designPage.ts'
import { styleFor, styleOfText, swapPhotos, transferPhoto } from './copyItems.ts'
import { cropFields, cropOf, fitCropInside, widestCrop, zoomCrop, zoomOf } from './crop.ts'
import { placePhoto } from './photoPlacement.ts'

const side = fc.integer({ min: 20, max: 4000 })
const size = fc.record({ width: side, height: side })

/** A frame with a zoomed and rotated photo. */
const filled = fc
  .record({ frame: size, photo: size, zoom: fc.integer({ min: 10, max: 90 }), turn: fc.integer({ min: 0, max: 359 }) })
  .map(({ frame, photo, zoom, turn }): ImageItem => {
    const item = photoItem({ ...frame })
    const placed = { ...item, ...placePhoto(item, { ...photo, imageName: 'a.jpg' }), brightnessFactor: 85 }
    const crop = zoomCrop({ ...cropOf(placed), rotate: turn }, item, zoom / 10)
    return { ...placed, ...cropFields(fitCropInside(crop, item, photo)) }
  })

test('a transferred photo keeps brightness, rotation and zoom, and covers its new frame', () => {
  fc.assert(
    fc.property(filled, size, (from, box) => {
      const frame = photoItem({ id: 'to', ...box })
      const to = { ...frame, ...transferPhoto(frame, from) }
      expect([to.imageName, to.brightnessFactor, to.imageRotate]).toEqual(['a.jpg', 85, from.imageRotate])
      const photo = { width: from.sourceWidth, height: from.sourceHeight }
      expect(to.croppedWidth).toBeLessThanOrEqual(widestCrop(frame, photo, to.imageRotate).width + 1e-6)
      expect(zoomOf(cropOf(to), frame, photo)).toBeCloseTo(Math.max(1, zoomOf(cropOf(from), from, photo)), 6)
      expect(to.croppedWidth / to.croppedHeight).toBeCloseTo(box.width / box.height, 6)
    }),
  )
})

test('a frame of the same proportions at any size shows the same crop', () => {
  fc.assert(
    fc.property(filled, fc.constantFrom(0.5, 1, 2), (from, factor) => {
      const frame = photoItem({ id: 'to', width: from.width * factor, height: from.height * factor })
      const to = transferPhoto(frame, from)
      for (const field of ['croppedLeft', 'croppedTop', 'croppedWidth', 'croppedHeight'] as const) {
        expect(Math.abs(to[field] - from[field])).toBeLessThan(1e-6 * from.sourceWidth)
      }
    }),
  )
})

test('swapping twice restores the photos of both frames', () => {
  fc.assert(
    fc.property(filled, filled, (a, b) => {
      const [one, other] = [
        { ...a, id: 'one', imageName: 'one.jpg' },
        { ...b, id: 'other', imageName: 'other.jpg' },
      ]
      const document = sampleDocument([samplePage({ items: [one, other] })])
      const swap = (from: typeof document) => {
        const page = present(from.pages[0])
        return applyChange(
          from,
          swapPhotos(page, findItem(page, 'one') as ImageItem, findItem(page, 'other') as ImageItem),
        )
      }
      const names = (from: typeof document) => present(from.pages[0]).items.map((item) => (item as ImageItem).imageName)
      expect(names(swap(document))).toEqual(['other.jpg', 'one.jpg'])
      expect(names(swap(swap(document)))).toEqual(['one.jpg', 'other.jpg'])
    }),
  )
})

test('swapping with an empty frame moves the photo; a disabled frame is not swapped', () => {
  const from = { ...photoItem(), ...placePhoto(photoItem(), { imageName: 'a.jpg', width: 300, height: 200 }) }
  const empty = photoItem({ id: 'empty' })
  const page = samplePage({ items: [from, empty] })
  const [after] = applyChange(sampleDocument([page]), swapPhotos(page, from, empty)).pages
  expect(present(after).items.map((item) => (item as ImageItem).imageName)).toEqual([null, 'a.jpg'])
  expect(isNoChange(swapPhotos(page, from, { ...empty, isDisabledItem: true }))).toBe(true)
})

test('a photo keeps its rotation on the page when it moves to another ring sector', () => {
  const sector = (id: string, rotate: number): ImageItem =>
    ({ ...photoItem({ id }), type: 'ARC_IMAGE', rotate, radius: 100, angle: 60 }) as ImageItem
  const from = {
    ...sector('from', 60),
    ...placePhoto(sector('from', 60), { imageName: 'a.jpg', width: 300, height: 200 }),
  }
  expect((from.imageRotate + from.rotate) % 360).toBe(0)
  const to = transferPhoto(sector('to', 240), from)
  expect((to.imageRotate + 240) % 360).toBe(0)
})

test('a style has no text, and only curved text takes its spacing', () => {
  const style = styleOfText(curvedItem({ text: 'はる', fontSize: 24, spacing: 30, borderTextColor: '#ffffff' }))
  expect(style).not.toHaveProperty('text')
  expect(styleFor(curvedItem({ spacing: 5 }), style)).toMatchObject({
    fontSize: 24,
    spacing: 30,
    borderTextColor: '#ffffff',
  })
  expect(styleFor(textItem(), style)).not.toHaveProperty('spacing')
})
