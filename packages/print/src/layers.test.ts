import type { Affine } from '@irodori/geometry/affine'
import { rotationAbout, scaling } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { ellipsePath, rectPath, transformPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { UNADJUSTED } from '@irodori/imaging/adjustment'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { paintPhoto } from '@irodori/imaging/paintPhoto'
import type { PhotoSource } from '@irodori/imaging/photoSource'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import { samplePhoto } from '@irodori/imaging/testing/kernelSample'
import { interpretDisplayList } from '@irodori/scene/interpretDisplayList'
import { expect, test } from 'vitest'
import { artworkLayer } from './artworkLayer.ts'
import type { Layer } from './photoLayer.ts'
import { photoLayer } from './photoLayer.ts'

const PAGE = { width: 300, height: 200 }
const op = {
  kind: 'PHOTO',
  itemId: 'photo',
  imageName: 'photo',
  adjustment: { ...UNADJUSTED, brightnessFactor: 110 },
} as const

/** The layer of a photo on the page; null when the photo is skipped. */
async function layerOf(frame: Path, toPhoto: Affine, source: PhotoSource): Promise<Layer | null> {
  let layer: Layer | null = null
  const list = { ...PAGE, backgroundColor: '#ffffff', ops: [{ ...op, frame, toPhoto }] }
  const pictures = { photo: async () => source, artwork: () => Promise.reject(new Error('the list has no artwork')) }
  await interpretDisplayList(list, pictures, {
    background: () => {},
    artwork: () => {},
    fill: () => {},
    photo: (photo) => {
      layer = photoLayer(photo)
    },
  })
  return layer
}

/** Compares the pixels that are fully inside the frame; the others are blended with what is below them. */
function expectSamePixels(page: Pixels, layer: { left: number; top: number; pixels: Pixels }, cover: Uint8Array): void {
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
  ['a circle', ellipsePath(rect(20, 30, 120, 120)), scaling(2), 'FRAME'],
  [
    'a rotated frame',
    transformPath(rectPath(rect(80, 60, 100, 60)), rotationAbout(20, { x: 130, y: 90 })),
    scaling(2),
    'FRAME',
  ],
  ['a photo that ends inside its frame', rectPath(rect(20, 30, 200, 120)), scaling(5), 'ALPHA'],
] as const)('PRF-5: the layer of %s has the pixels of the print', async (_, frame, toPhoto, shown) => {
  const source = createPhotoSource(samplePhoto(640, 480))
  const layer = await layerOf(frame, toPhoto, source)
  expect(layer?.shown).toBe(shown)
  const coverage = fillCoverage(frame, rect(0, 0, PAGE.width, PAGE.height))
  const page = createPixels(PAGE.width, PAGE.height)
  paintPhoto(page, source, { toPhoto, coverage, adjustment: op.adjustment })
  if (layer) expectSamePixels(page, layer, coverage.data)
})

test('PRF-5: a photo with transparent pixels has a mask, and a photo outside the page has no layer', async () => {
  const clear = createPhotoSource(samplePhoto(640, 480, true))
  const frame = rectPath(rect(20, 30, 200, 120))
  expect((await layerOf(frame, scaling(2), clear))?.shown).toBe('ALPHA')
  expect(await layerOf(rectPath(rect(400, 0, 9, 9)), scaling(2), clear)).toBeNull()
})

test('artwork is cropped to its visible pixels', () => {
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
