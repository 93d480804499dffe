import { deflateSync } from 'node:zlib'
import { ColorProfile, ColorSpace, ImageMagick, MagickFormat, MagickReadSettings } from '@imagemagick/magick-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { LINEAR_SRGB } from '../../testing/profiles.ts'
import { matrixProfile, srgbProfile } from '../colour/srgbProfile.ts'
import { acceptedPhoto } from '../file/photoError.ts'
import { hashPixels } from '../pixels/hashPixels.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { createPixels } from '../pixels/pixels.ts'
import { psnr } from '../../testing/floatReference.ts'
import { pixelAt } from '../../testing/comparePixels.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import {
  jpegWithOrientation,
  jpegWithProfile,
  pngHeader,
  pngOfChunks,
  TINY_GIF,
} from '../../testing/samplePhotoFiles.ts'
import { decodePhoto as decode } from './decodePhoto.ts'
import { encodeJpeg, encodePng } from './encodePixels.ts'

const decodePhoto = (bytes: Uint8Array): Pixels => acceptedPhoto(decode(bytes))

/** Four flat quarters: red, green over blue, white. */
function quarters(): Pixels {
  const pixels = createPixels(64, 32)
  for (let y = 0; y < 32; y++) {
    for (let x = 0; x < 64; x++) {
      const colour = y < 16 ? (x < 32 ? [255, 0, 0] : [0, 255, 0]) : x < 32 ? [0, 0, 255] : [255, 255, 255]
      pixels.data.set([...colour, 255], (y * 64 + x) * 4)
    }
  }
  return { ...pixels, opaque: true }
}

/** The nearest pure colour of the quarter around a point. */
const quarterAt = (pixels: Pixels, x: number, y: number): string => {
  const [r, g, b] = pixelAt(pixels, x, y)
  return (
    { '110': '', '111': 'white', '100': 'red', '010': 'green', '001': 'blue' }[
      [r, g, b].map((v) => (v > 127 ? 1 : 0)).join('')
    ] ?? ''
  )
}

describe('decodePhoto', () => {
  beforeAll(startMagickFromPackage)

  test.each([false, true])('decodes the exact bytes that encodePng wrote (transparent: %s)', async (transparent) => {
    const photo = samplePhoto(83, 57, transparent)
    const decoded = decodePhoto(encodePng(photo, { dpi: 350 }))
    expect(decoded.opaque).toBe(!transparent)
    expect(await hashPixels(decoded)).toBe(await hashPixels(photo))
  })

  test('decodes a JPEG to similar pixels', () => {
    const photo = samplePhoto(200, 160)
    expect(psnr(decodePhoto(encodeJpeg(photo, 95)), photo)).toBeGreaterThan(28)
  })

  // The quarters of the stored picture under each EXIF orientation, read in rows from the top left once upright.
  test.each([
    [1, 'red green blue white'],
    [2, 'green red white blue'],
    [3, 'white blue green red'],
    [4, 'blue white red green'],
    [5, 'red blue green white'],
    [6, 'blue red white green'],
    [7, 'white green blue red'],
    [8, 'green white red blue'],
  ])('rotates EXIF orientation %i upright', (orientation, expected) => {
    const upright = decodePhoto(jpegWithOrientation(quarters(), orientation))
    const [width, height] = orientation < 5 ? [64, 32] : [32, 64]
    expect([upright.width, upright.height]).toEqual([width, height])
    const [l, r, t, b] = [width / 4, (3 * width) / 4, height / 4, (3 * height) / 4]
    const seen = [
      quarterAt(upright, l, t),
      quarterAt(upright, r, t),
      quarterAt(upright, l, b),
      quarterAt(upright, r, b),
    ]
    expect(seen.join(' ')).toBe(expected)
  })

  test('EDT-14: shows the first frame of a GIF at its place on the logical screen', () => {
    const screen = decodePhoto(TINY_GIF)
    expect([screen.width, screen.height]).toEqual([4, 3])
    expect(pixelAt(screen, 1, 1)).toEqual([255, 0, 0, 255])
    expect(pixelAt(screen, 2, 2)).toEqual([255, 0, 0, 255])
    expect(pixelAt(screen, 0, 0)).toEqual([0, 0, 0, 0])
    expect(pixelAt(screen, 3, 1)).toEqual([0, 0, 0, 0])
  })

  test('reduces sixteen bits to eight', () => {
    const deep = pngOfChunks([
      ['IHDR', pngHeader(1, 1, 16, 2)],
      ['IDAT', deflateSync(Uint8Array.of(0, 0x80, 0x80, 0xff, 0xff, 0x12, 0x12))],
      ['IEND', new Uint8Array(0)],
    ])
    expect(pixelAt(decodePhoto(deep), 0, 0)).toEqual([0x80, 0xff, 0x12, 255])
  })

  test('reads grey photos', () => {
    const grey = pngOfChunks([
      ['IHDR', pngHeader(2, 1, 8, 0)],
      ['IDAT', deflateSync(Uint8Array.of(0, 100, 200))],
      ['IEND', new Uint8Array(0)],
    ])
    const decoded = decodePhoto(grey)
    expect([pixelAt(decoded, 0, 0), pixelAt(decoded, 1, 0)]).toEqual([
      [100, 100, 100, 255],
      [200, 200, 200, 255],
    ])
  })

  test('converts an embedded profile to sRGB', () => {
    // Display P3's primaries adapted to D50: its pure green is outside sRGB, its greys equal those of sRGB.
    const p3 = matrixProfile('Display P3', [
      [0.51512, 0.2412, -0.00105],
      [0.29198, 0.69225, 0.04189],
      [0.1571, 0.06657, 0.78407],
    ])
    const flat = (r: number, g: number, b: number) => {
      const pixels = createPixels(16, 16)
      for (let i = 0; i < pixels.data.length; i += 4) pixels.data.set([r, g, b, 255], i)
      return pixelAt(decodePhoto(jpegWithProfile(encodeJpeg({ ...pixels, opaque: true }, 100), p3)), 8, 8)
    }
    for (const level of flat(128, 128, 128).slice(0, 3)) expect(Math.abs(level - 128)).toBeLessThanOrEqual(1)
    // By the two matrices P3 (200, 100, 100) is sRGB (213.6, 93.9, 97.1).
    const [red, green, blue] = flat(200, 100, 100)
    expect(Math.abs(red - 213.6)).toBeLessThan(3)
    expect(Math.abs(green - 93.9)).toBeLessThan(3)
    expect(Math.abs(blue - 97.1)).toBeLessThan(3)
  })

  test('EDT-37: converts linear light, though its profile is named sRGB', () => {
    const pixels = createPixels(16, 16)
    for (let i = 0; i < pixels.data.length; i += 4) pixels.data.set([55, 55, 55, 255], i)
    const file = jpegWithProfile(encodeJpeg({ ...pixels, opaque: true }, 100), LINEAR_SRGB)
    // 55 of 255 in linear light is 128 in sRGB.
    expect(pixelAt(decodePhoto(file), 8, 8)).toEqual([128, 128, 128, 255])
  })

  test('leaves a photo whose profile describes sRGB unconverted', async () => {
    const jpeg = encodeJpeg(samplePhoto(40, 30), 95)
    expect(await hashPixels(decodePhoto(jpegWithProfile(jpeg, srgbProfile())))).toBe(
      await hashPixels(decodePhoto(jpeg)),
    )
  })

  test('reads CMYK without a profile as plain ink', () => {
    const settings = new MagickReadSettings({ format: MagickFormat.Rgba, width: 64, height: 32, depth: 8 })
    const cmyk = ImageMagick.read(new Uint8Array(quarters().data.buffer), settings, (image) => {
      image.colorSpace = ColorSpace.CMYK
      image.quality = 100
      return image.write(MagickFormat.Jpeg, (bytes) => bytes.slice())
    })
    const decoded = decodePhoto(cmyk)
    expect(quarterAt(decoded, 16, 8)).toBe('red')
    expect(quarterAt(decoded, 48, 8)).toBe('green')
    expect(quarterAt(decoded, 16, 24)).toBe('blue')
    expect(quarterAt(decoded, 48, 24)).toBe('white')
  })

  test('returns the error of inspectPhoto', () => {
    const refuse = (bytes: Uint8Array): unknown => {
      const decoded = decode(bytes)
      return decoded.ok ? decoded.value : decoded.error.code
    }
    expect(refuse(Uint8Array.of(1, 2, 3))).toBe('INVALID_TYPE')
    expect(refuse(encodeJpeg(samplePhoto(40, 30), 90).subarray(0, 500))).toBe('TRUNCATED')
    const broken = pngOfChunks([
      ['IHDR', pngHeader(10, 10, 8, 2)],
      ['IDAT', Uint8Array.of(1, 2, 3, 4)],
      ['IEND', new Uint8Array(0)],
    ])
    expect(refuse(broken)).toBe('UNREADABLE')
  })

  test('enables no readers but those of photos', () => {
    const settings = (format: MagickFormat): MagickReadSettings =>
      new MagickReadSettings({ format, width: 2, height: 2, depth: 8 })
    for (const format of [MagickFormat.Svg, MagickFormat.Bmp, MagickFormat.Mvg, MagickFormat.Rgb, MagickFormat.Xc]) {
      expect(() => ImageMagick.read(new Uint8Array(64), settings(format), () => undefined)).toThrow(
        /NotAuthorized|not allowed|policy/i,
      )
    }
  })

  test('enables the HEIC reader: an invalid file fails as invalid, not as forbidden', () => {
    const file = new Uint8Array(64)
    file.set([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63]) // a box of 24 bytes, 'ftypheic'
    const read = (): unknown =>
      ImageMagick.read(file, new MagickReadSettings({ format: MagickFormat.Heic }), () => undefined)
    expect(read).toThrow(/HEIC|Invalid|heif/i)
    expect(read).not.toThrow(/NotAuthorized/)
  })
})

describe('srgbProfile', () => {
  test('the colour engine can read the sRGB profile', () => {
    expect(new ColorProfile(srgbProfile()).description).toBe('sRGB IEC61966-2.1')
  })
})
