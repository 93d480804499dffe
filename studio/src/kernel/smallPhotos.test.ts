import { present } from '@irodori/design/testing/present'
import { scaling } from '@irodori/geometry/affine'
import { rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { UNADJUSTED } from '@irodori/imaging/adjustment'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import { createPixels } from '@irodori/imaging/pixels'
import { reduceTo } from '@irodori/imaging/reduceTo'
import type { DisplayList } from '@irodori/scene/displayList'
import { renderExact } from '@irodori/scene/renderExact'
import { describe, expect, it } from 'vitest'
import { createSmallPhotos } from './smallPhotos.ts'

const WIDTH = 800
const HEIGHT = 600
const PAGE = 400

/** Smooth colour gradients as in photos. */
function photo(seed: number) {
  const pixels = createPixels(WIDTH, HEIGHT)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    pixels.data.set([128 + 100 * Math.sin(x / 90 + seed), 128 + 100 * Math.cos(y / 70), (x / WIDTH) * 255, 255], at * 4)
  }
  return pixels
}

/** A page filled by a part of a photo. @param zoom 1 shows its full height */
const listOf = (imageName: string, zoom = 1): DisplayList => ({
  width: PAGE,
  height: PAGE,
  backgroundColor: '#ffffff',
  ops: [
    {
      kind: 'PHOTO',
      itemId: 'window',
      imageName,
      frame: rectPath(rect(0, 0, PAGE, PAGE)),
      toPhoto: scaling(HEIGHT / PAGE / zoom),
      adjustment: UNADJUSTED,
    },
  ],
})

describe('NLW-21: small pictures of pages are rendered from reduced photos', () => {
  const pixels = photo(1)
  const small = reduceTo(pixels, 200)
  const budget = small.data.byteLength * 2

  it('looks like a picture rendered from the full photo', async () => {
    const photos = createSmallPhotos(budget)
    photos.keep('a.jpg', small, pixels)
    const list = listOf('a.jpg')
    const shown = photos.shrink(list, 0.3)
    expect(shown.photos.size).toBe(1)
    const artwork = () => Promise.reject(new Error('no artwork'))
    const picture = async (name: string) => createPhotoSource(shown.photos.get(name) ?? pixels)
    const reduced = await renderExact(shown.list, { photo: picture, artwork }, 0.3)
    const exact = await renderExact(list, { photo: picture, artwork }, 0.3)
    const apart = exact.data.map((value, at) => Math.abs(value - present(reduced.data[at])))
    expect(Math.max(...apart)).toBeLessThanOrEqual(8)
  })

  it('uses the full photo for a crop that the reduced one is too small for', () => {
    const photos = createSmallPhotos(budget)
    photos.keep('a.jpg', small, pixels)
    const list = listOf('a.jpg', 4)
    expect(photos.shrink(list, 0.5)).toEqual({ list, photos: new Map() })
  })

  it('keeps a budget and removes the least recently used photos', () => {
    const photos = createSmallPhotos(budget)
    photos.keep('a.jpg', small, pixels)
    photos.keep('b.jpg', small, pixels)
    photos.shrink(listOf('a.jpg'), 0.3)
    photos.keep('c.jpg', small, pixels)
    const isThere = (name: string): boolean => photos.shrink(listOf(name), 0.3).photos.size > 0
    expect(['a.jpg', 'b.jpg', 'c.jpg'].map(isThere)).toEqual([true, false, true])
  })
})
