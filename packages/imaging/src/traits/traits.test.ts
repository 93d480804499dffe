import { FilterType, ImageMagick, MagickFormat, MagickGeometry, MagickReadSettings } from '@imagemagick/magick-wasm'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readFromFacePackage } from '../../testing/faceModelFile.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { PHOTOGRAPHED_FACES } from '../../testing/photographedFaces.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { wrapPixels } from '../pixels/pixels.ts'
import { differenceHash } from './differenceHash.ts'
import { luminanceOf } from './luminance.ts'
import { sharpnessOf } from './sharpnessOf.ts'

const FILES = PHOTOGRAPHED_FACES.map(({ file }) => file)
/** Longer side of the pictures that the editor examines, in pixels. */
const SIDE = 512

async function pictureOf(image: Sharp): Promise<Pixels> {
  const small = image.resize(SIDE, SIDE, { fit: 'inside' }).ensureAlpha()
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  return wrapPixels(info.width, info.height, new Uint8ClampedArray(data))
}

const photo = async (file: string): Promise<Sharp> => sharp(await readFromFacePackage(file))
const hashOf = async (image: Sharp): Promise<string> => differenceHash(luminanceOf(await pictureOf(image)))
const sharpnessIn = async (image: Sharp): Promise<number> => sharpnessOf(luminanceOf(await pictureOf(image)))

const bitsOf = (hash: string): string => BigInt(`0x${hash}`).toString(2).padStart(64, '0')
const distance = (one: string, other: string): number =>
  [...bitsOf(one)].filter((bit, at) => bit !== bitsOf(other)[at]).length

/** The hash by ImageMagick's reduction to 9 × 8 with a box filter. */
function hashByMagick({ width, height, data }: Pixels): string {
  const settings = new MagickReadSettings({ format: MagickFormat.Rgba, width, height, depth: 8 })
  const fields = ImageMagick.read(new Uint8Array(data.buffer), settings, (image) => {
    const size = new MagickGeometry(9, 8)
    size.ignoreAspectRatio = true
    image.resize(size, FilterType.Box)
    return image.write(MagickFormat.Rgba, (bytes) => Uint8Array.from(bytes))
  })
  const lumas = Array.from({ length: 9 * 8 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = fields.subarray(4 * at)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  const bits = lumas.flatMap((luma, at) => (at % 9 === 0 ? [] : [luma > (lumas[at - 1] ?? 0) ? 1 : 0]))
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0')
}

describe('the difference hash', () => {
  test('is that of a picture whose fields are known', () => {
    // Nine columns of ten pixels that get lighter towards the right in the upper half and darker in the lower one.
    const values = Uint8Array.from({ length: 90 * 80 }, (_, at) => {
      const [x, y] = [Math.floor((at % 90) / 10), Math.floor(at / 90)]
      return y < 40 ? 20 * x : 200 - 20 * x
    })
    expect(differenceHash({ width: 90, height: 80, values })).toBe('ffffffff00000000')
  })

  test('differs in at most two bits if ImageMagick reduces the photo', async () => {
    await startMagickFromPackage()
    for (const file of FILES) {
      const picture = await pictureOf(await photo(file))
      expect(distance(differenceHash(luminanceOf(picture)), hashByMagick(picture)), file).toBeLessThanOrEqual(2)
    }
  })

  test('differs little for a smaller, lighter or compressed copy and much for another photo', async () => {
    const hashes = await Promise.all(FILES.map(async (file) => hashOf(await photo(file))))
    for (const [at, file] of FILES.entries()) {
      const copies = [
        sharp(await (await photo(file)).resize(900).jpeg({ quality: 40 }).toBuffer()),
        (await photo(file)).linear(0.8, 30),
      ]
      for (const copy of copies) expect(distance(await hashOf(copy), hashes[at] ?? '')).toBeLessThanOrEqual(3)
      const others = hashes.filter((_, other) => other !== at)
      expect(Math.min(...others.map((other) => distance(other, hashes[at] ?? '')))).toBeGreaterThan(10)
    }
  })
})

describe('the sharpness', () => {
  test('is the variance of the Laplacian in the sharpest part', () => {
    // A checkerboard in one corner: the Laplacian is ±4 × 100 everywhere in it, and its mean 0.
    const values = new Uint8Array(64 * 64)
    for (let y = 0; y < 24; y++) for (let x = 0; x < 24; x++) values[64 * y + x] = (x + y) % 2 === 0 ? 100 : 0
    expect(sharpnessOf({ width: 64, height: 64, values })).toBeCloseTo(160_000, -2)
    expect(sharpnessOf({ width: 64, height: 64, values: new Uint8Array(64 * 64).fill(90) })).toBe(0)
    expect(sharpnessOf({ width: 2, height: 2, values: new Uint8Array(4) })).toBe(0)
  })

  test('falls with every blur of a photo', async () => {
    for (const file of FILES) {
      const { width = 0 } = await (await photo(file)).metadata()
      const values = await Promise.all(
        [0, 4, 8].map(async (part) => {
          const image = await photo(file)
          return sharpnessIn(part === 0 ? image : image.blur((part * width) / 1000))
        }),
      )
      expect(
        values.toSorted((a, b) => b - a),
        file,
      ).toEqual(values)
    }
  })
})
