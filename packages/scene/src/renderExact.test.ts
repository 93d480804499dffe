import { photoItem, samplePage } from '@irodori/design/testing/sampleItems'
import { EMPTY_PATH } from '@irodori/geometry/path'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { fillPixels } from '@irodori/imaging/paintColour'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import { parseColour } from '@irodori/imaging/rgba'
import { expect, test } from 'vitest'
import { displayList } from './displayList.ts'
import type { Pictures } from './interpretDisplayList.ts'
import { renderExact } from './renderExact.ts'

const NO_TEXT = { outline: EMPTY_PATH, border: EMPTY_PATH, ink: null, truncated: false, missing: [], lines: [] }

function solid(width: number, height: number, colour: string): Pixels {
  const pixels = createPixels(width, height)
  fillPixels(pixels, parseColour(colour))
  return pixels
}

const at = ({ data, width }: Pixels, x: number, y: number): number[] => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
]

const photo = {
  imageName: `${'a'.repeat(64)}.png`,
  sourceWidth: 300,
  sourceHeight: 300,
  croppedWidth: 300,
  croppedHeight: 300,
}
const page = samplePage({
  sheet: { ...samplePage().sheet, backgroundColor: '#102030', foregroundUrl: 'front' },
  items: [
    photoItem({ id: 'red', ...photo, left: 20, top: 20 }),
    photoItem({ id: 'off', left: 200, top: 20, isDisabledItem: true }),
  ],
})
const list = displayList(page, () => NO_TEXT)

/** A transparent foreground with one opaque corner at the bottom right. */
function foreground(): Pixels {
  const pixels = createPixels(400, 300)
  pixels.data.set([0, 255, 0, 255], (299 * 400 + 399) * 4)
  return pixels
}

const pictures: Pictures = {
  photo: async () => createPhotoSource(solid(300, 300, '#ff0000')),
  artwork: async () => foreground(),
}

test('renders one pixel per print pixel at scale 1, with every item at its place', async () => {
  const print = await renderExact(list, pictures)
  expect([print.width, print.height]).toEqual([400, 300])
  expect(at(print, 5, 5)).toEqual([0x10, 0x20, 0x30, 255])
  expect(at(print, 70, 70)).toEqual([255, 0, 0, 255])
  expect(at(print, 19, 70)).toEqual([0x10, 0x20, 0x30, 255])
  expect(at(print, 250, 70), 'a disabled frame is white').toEqual([255, 255, 255, 255])
  expect(at(print, 399, 299), 'the foreground artwork is above').toEqual([0, 255, 0, 255])
})

test('gives the same bytes for the same page and pictures, and other bytes at another scale', async () => {
  const hashes = await Promise.all(
    [1, 1, 0.5].map(async (scale) => hashPixels(await renderExact(list, pictures, scale))),
  )
  expect(hashes[0]).toBe(hashes[1])
  expect(hashes[0]).not.toBe(hashes[2])
})

test('requests pictures one after the other, so that one photo is decoded at a time', async () => {
  const twice = displayList(
    samplePage({ items: ['first', 'second'].map((id) => photoItem({ id, ...photo })) }),
    () => NO_TEXT,
  )
  let open = 0
  let most = 0
  await renderExact(twice, {
    ...pictures,
    photo: async () => {
      most = Math.max(most, ++open)
      await Promise.resolve()
      open--
      return createPhotoSource(solid(300, 300, '#ff0000'))
    },
  })
  expect(most).toBe(1)
})
