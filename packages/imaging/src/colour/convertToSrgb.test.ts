import { ColorProfile, ImageMagick, MagickFormat, MagickReadSettings } from '@imagemagick/magick-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { compareBytes } from '../../testing/comparePixels.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { ADOBE_RGB, DISPLAY_P3, LINEAR_SRGB } from '../../testing/profiles.ts'
import { convertToSrgb } from './convertToSrgb.ts'
import { power } from './power.ts'
import { readMatrixProfile } from './readMatrixProfile.ts'
import { srgbProfile } from './srgbProfile.ts'

/** 17 levels of each channel, with an alpha that varies. */
function lattice(): Uint8Array {
  const levels = Array.from({ length: 17 }, (_, i) => Math.min(255, i * 16))
  const bytes: number[] = []
  for (const r of levels) for (const g of levels) for (const b of levels) bytes.push(r, g, b, (r + g + b) & 255)
  return Uint8Array.from(bytes)
}

function converted(profile: Uint8Array): Uint8Array {
  const data = lattice()
  const matrix = readMatrixProfile(profile)
  if (matrix === null) throw new Error('the test needs a matrix profile')
  convertToSrgb(data, matrix)
  return data
}

describe('convertToSrgb', () => {
  beforeAll(startMagickFromPackage)

  test.each([
    ['Display P3', DISPLAY_P3],
    ['Adobe RGB', ADOBE_RGB],
    ['linear light that is named sRGB', LINEAR_SRGB],
  ])('converts from %s as the colour engine of ImageMagick does, to within two levels', (_, profile) => {
    const ours = converted(profile)
    const settings = new MagickReadSettings({ format: MagickFormat.Rgba, width: 17, height: 17 * 17, depth: 8 })
    const theirs = ImageMagick.read(lattice(), settings, (image) => {
      image.setProfile(new ColorProfile(profile))
      image.transformColorSpace(new ColorProfile(srgbProfile()))
      return image.write(MagickFormat.Rgba, (bytes) => bytes.slice())
    })
    const { worst, mean } = compareBytes(ours, theirs)
    expect(worst).toBeLessThanOrEqual(2)
    expect(mean).toBeLessThan(0.05)
  })

  test('changes no level of sRGB, and keeps the greys of every profile grey', () => {
    expect(converted(srgbProfile())).toEqual(lattice())
    for (const profile of [DISPLAY_P3, ADOBE_RGB]) {
      const data = converted(profile)
      const source = lattice()
      for (let i = 0; i < data.length; i += 4) {
        if (source[i] !== source[i + 1] || source[i] !== source[i + 2]) continue
        const colour = data.subarray(i, i + 3)
        expect(Math.max(...colour) - Math.min(...colour)).toBeLessThan(2)
      }
    }
  })

  test('refuses a grey, truncated or empty profile as a matrix profile', () => {
    expect(readMatrixProfile(new Uint8Array(0))).toBeNull()
    expect(readMatrixProfile(DISPLAY_P3.subarray(0, 400))).toBeNull()
    const grey = DISPLAY_P3.slice()
    grey.set([0x47, 0x52, 0x41, 0x59], 16) // 'GRAY'
    expect(readMatrixProfile(grey)).toBeNull()
  })
})

describe('power', () => {
  test('agrees with Math.pow to thirteen digits', () => {
    for (let i = 1; i <= 400; i++) {
      for (const exponent of [0.4545, 1, 1.8, 2.19921875, 2.4]) {
        const value = i / 300
        expect(Math.abs(power(value, exponent) / value ** exponent - 1)).toBeLessThan(1e-13)
      }
    }
    expect(power(0, 2.2)).toBe(0)
  })
})
