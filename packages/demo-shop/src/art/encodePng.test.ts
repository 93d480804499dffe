import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePng, encodePngFast } from './encodePng.ts'
import { artworkPixels } from './renderArtwork.ts'
import { picture, tag } from './svg.ts'

/** The pixels of a PNG, read back by rendering it on an empty page of its size. */
function readBack(png: Uint8Array, width: number, height: number): number[] {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const image = tag('image', { width, height, 'image-rendering': 'optimizeSpeed', 'xlink:href': href })
  return [...artworkPixels(picture(width, height, image), width).rgba]
}

const premultiplied = (levels: readonly number[], alpha: number): number[] => [
  ...levels.map((level) => Math.round((level * alpha) / 255)),
  alpha,
]

describe('encodePng', () => {
  it('changes an opaque channel by at most half a step of five', () => {
    const level = fc.integer({ min: 0, max: 255 })
    const pixel = fc.tuple(level, level, level, fc.constant(255))
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 6, maxLength: 6 }), (pixels) => {
        const levels = pixels.flat()
        const back = readBack(encodePng(Uint8Array.from(levels), 3, 2), 3, 2)
        expect(
          Math.max(...back.map((value, index) => Math.abs(value - (levels[index] ?? Number.NaN)))),
        ).toBeLessThanOrEqual(2)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps half-transparent pixels with their colour', () => {
    const half = premultiplied([200, 100, 40], 128)
    const back = readBack(encodePng(Uint8Array.from(half), 1, 1), 1, 1)
    expect(Math.max(...back.map((value, index) => Math.abs(value - (half[index] ?? Number.NaN))))).toBeLessThanOrEqual(
      3,
    )
  })

  it('keeps fully transparent and fully opaque pixels', () => {
    const alphas = [0, 255, 0, 255, 255, 0]
    const back = readBack(
      encodePng(Uint8Array.from(alphas.flatMap((alpha) => premultiplied([90, 90, 90], alpha))), 3, 2),
      3,
      2,
    )
    expect(back.filter((_, index) => index % 4 === 3)).toEqual(alphas)
  })

  it('omits the alpha channel of an opaque picture', () => {
    const colourType = (rgba: number[]) => encodePng(Uint8Array.from(rgba), 1, 1)[25]
    expect(colourType([10, 20, 30, 255])).toBe(2)
    expect(colourType([5, 10, 15, 128])).toBe(6)
  })
})

describe('encodePngFast', () => {
  it('keeps every level of an opaque picture', async () => {
    const levels = Array.from({ length: 256 }, (_, level) => [level, 255 - level, level, 255]).flat()
    expect(readBack(await encodePngFast(Uint8Array.from(levels), 16, 16), 16, 16)).toEqual(levels)
  })
})
