import { inflateSync } from 'node:zlib'
import { ellipsePath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { scaling, translation, compose } from '@irodori/geometry/affine'
import { UNADJUSTED } from '@irodori/imaging/adjustment'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import { createPixels } from '@irodori/imaging/pixels'
import { samplePhoto } from '@irodori/imaging/testing/kernelSample'
import type { DisplayList, DisplayOp } from '@irodori/scene/displayList'
import { renderExact } from '@irodori/scene/renderExact'
import { expect, test } from 'vitest'
import { unpacked } from '../testing/unpacked.ts'
import { rgbColours } from './colour/colourConverter.ts'
import { printSheet } from './printSheet.ts'

const PAGE = { width: 300, height: 200 }

/** Artwork that fades to the left and ends at a slope. */
function gradient(): Pixels {
  const artwork = createPixels(PAGE.width, PAGE.height)
  for (let at = 0; at < artwork.data.length; at += 4) {
    const x = (at / 4) % PAGE.width
    const y = Math.floor(at / 4 / PAGE.width)
    artwork.data.set([20, 90, 160, x < 40 || x + y > 300 ? 0 : x], at)
  }
  return artwork
}
const pictures = {
  photo: async () => createPhotoSource(samplePhoto(640, 480, true)),
  artwork: async () => gradient(),
}

/** A photo with transparent pixels, artwork that fades, and a translucent area over both. */
const OPS = [
  {
    kind: 'PHOTO',
    itemId: 'photo',
    imageName: 'photo',
    frame: ellipsePath(rect(30, 20, 160, 160)),
    toPhoto: compose(scaling(3), translation(-20, -10)),
    adjustment: UNADJUSTED,
  },
  { kind: 'ARTWORK', key: 'artwork' },
  { kind: 'FILL', itemId: 'text', shape: 'AREA', outline: ellipsePath(rect(100, 60, 180, 120)), colour: '#c0302080' },
] as const satisfies readonly DisplayOp[]

const listOf = (ops: readonly DisplayOp[]): DisplayList => ({ ...PAGE, backgroundColor: '#f4efe6', ops })

test('PRF-13: where a flattened picture shows, it has the pixels of the exact render', async () => {
  const sheet = await printSheet(listOf(OPS), pictures, rgbColours, { isFlattened: true, hasSpots: true })
  expect(sheet.alphas).toEqual([])
  expect(sheet.pictures.map(({ mask }) => mask?.kind ?? null)).toEqual(['STENCIL', 'STENCIL', null])
  for (const [index, picture] of sheet.pictures.slice(0, 2).entries()) {
    const page = await renderExact(listOf(OPS.slice(0, index + 1)), pictures)
    const colours = unpacked(picture, picture.width)
    const stencil = inflateSync(picture.mask?.bytes ?? new Uint8Array())
    const place = new RegExp(` (\\S+) (\\S+) cm /P${index} Do`).exec(Buffer.from(sheet.content).toString('latin1'))
    const [left, bottom] = [Math.floor(Number(place?.[1])), Math.round(Number(place?.[2]))]
    let shown = 0
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        const bit = (stencil[y * Math.ceil(picture.width / 8) + (x >> 3)] ?? 0) & (0x80 >> (x & 7))
        if (bit !== 0) continue
        shown++
        const at = (y * picture.width + x) * 3
        const there = ((bottom - picture.height + y) * PAGE.width + left + x) * 4
        expect([...colours.subarray(at, at + 3)]).toEqual([...page.data.subarray(there, there + 3)])
      }
    }
    expect(shown).toBeGreaterThan(5000)
    expect(shown).toBeLessThan(picture.width * picture.height)
  }
})

test('PRF-13: a translucent area is an opaque picture of it and of what is below, clipped by its outline', async () => {
  const sheet = await printSheet(listOf(OPS), pictures, rgbColours, { isFlattened: true, hasSpots: true })
  const area = sheet.pictures[2]
  const page = await renderExact(listOf(OPS), pictures)
  const colours = area ? unpacked(area, area.width) : new Uint8Array()
  // The middle of the area, 180 by 120 pixels from 100, 60 on.
  const at = (60 * 180 + 90) * 3
  const there = (120 * PAGE.width + 190) * 4
  expect([...colours.subarray(at, at + 3)]).toEqual([...page.data.subarray(there, there + 3)])
  expect(Buffer.from(sheet.content).toString('latin1')).toMatch(/W n \S+ 0 0 \S+ \S+ \S+ cm \/P2 Do Q$/)
})

test('a sheet that is not flattened keeps its transparency', async () => {
  const sheet = await printSheet(listOf(OPS), pictures, rgbColours, { isFlattened: false, hasSpots: true })
  expect(sheet.alphas).toEqual([128])
  expect(sheet.pictures.map(({ mask }) => mask?.kind)).toEqual(['SOFT', 'SOFT'])
})
