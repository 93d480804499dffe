import { ellipsePath, rect, rectPath, rotationAbout, scaling, transformPath } from '@irodori/geometry'
import type { Pixels } from '@irodori/imaging'
import { createPhotoSource, createPixels, fillCoverage, paintPhoto } from '@irodori/imaging'
import { samplePhoto } from '@irodori/imaging/testing'
import { expect, test } from 'vitest'
import { artworkLayer } from './artworkLayer.ts'
import { photoLayer } from './photoLayer.ts'

const PAGE = { width: 300, height: 200 }
const op = { kind: 'PHOTO', itemId: 'photo', imageName: 'photo', brightnessFactor: 110 } as const

/** Of those that are fully inside the window: the rest is blended with what lies below. */
function samePixels(page: Pixels, layer: { left: number; top: number; pixels: Pixels }, cover: Uint8Array): void {
  const { left, top, pixels } = layer
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      if (cover[y * pixels.width + x] !== 255) continue
      const at = (y * pixels.width + x) * 4
      const there = ((top + y) * page.width + left + x) * 4
      expect([...pixels.data.subarray(at, at + 4)]).toEqual([...page.data.subarray(there, there + 4)])
    }
  }
}

test.each([
  ['a rectangle on whole pixels', rectPath(rect(20, 30, 200, 120)), scaling(2), 'ALL'],
  ['a circle', ellipsePath(rect(20, 30, 120, 120)), scaling(2), 'WINDOW'],
  [
    'a turned window',
    transformPath(rectPath(rect(80, 60, 100, 60)), rotationAbout(20, { x: 130, y: 90 })),
    scaling(2),
    'WINDOW',
  ],
  ['a photo that ends inside its window', rectPath(rect(20, 30, 200, 120)), scaling(5), 'ALPHA'],
] as const)('PRF-5: %s has the pixels of the print', (_, window, toPhoto, shown) => {
  const source = createPhotoSource(samplePhoto(640, 480))
  const layer = photoLayer({ ...op, window, toPhoto }, source, PAGE)
  expect(layer?.shown).toBe(shown)
  const coverage = fillCoverage(window, rect(0, 0, PAGE.width, PAGE.height))
  const page = createPixels(PAGE.width, PAGE.height)
  paintPhoto(page, source, { toPhoto, coverage, brightnessFactor: op.brightnessFactor })
  if (layer) samePixels(page, layer, coverage.data)
})

test('PRF-5: a photo that lets something through is masked, one off the page leaves no mark', () => {
  const clear = createPhotoSource(samplePhoto(640, 480, true))
  const window = rectPath(rect(20, 30, 200, 120))
  expect(photoLayer({ ...op, window, toPhoto: scaling(2) }, clear, PAGE)?.shown).toBe('ALPHA')
  expect(photoLayer({ ...op, window: rectPath(rect(400, 0, 9, 9)), toPhoto: scaling(2) }, clear, PAGE)).toBeNull()
})

test('artwork is cut down to where it leaves a mark', () => {
  const artwork = createPixels(PAGE.width, PAGE.height)
  expect(artworkLayer(artwork, PAGE)).toBeNull()
  artwork.data.set([9, 8, 7, 255], (150 * PAGE.width + 40) * 4)
  artwork.data.set([9, 8, 7, 100], (152 * PAGE.width + 43) * 4)
  const layer = artworkLayer(artwork, PAGE)
  expect([layer?.left, layer?.top, layer?.pixels.width, layer?.pixels.height, layer?.shown]).toEqual([
    40,
    150,
    4,
    3,
    'ALPHA',
  ])
})
