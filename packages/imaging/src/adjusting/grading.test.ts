import type { IMagickImage } from '@imagemagick/magick-wasm'
import { ImageMagick, MagickFormat, MagickReadSettings, PixelIntensityMethod } from '@imagemagick/magick-wasm'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { colourLattice, LATTICE } from '../../testing/colourLattice.ts'
import { compareBytes } from '../../testing/comparePixels.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import type { Grading, TonalRange } from './grading.ts'
import { gradeColours, stretchRange } from './grading.ts'

const NEUTRAL: Grading = { range: null, contrast: 0, warmth: 0, saturation: 0, style: 'COLOUR' }
const lattice = colourLattice()

function graded(change: Partial<Grading>, bytes = lattice): Uint8Array {
  const copy = bytes.slice()
  gradeColours(copy, { ...NEUTRAL, ...change })
  return copy
}

function byMagick(change: (image: IMagickImage) => void): Uint8Array {
  const settings = new MagickReadSettings({ format: MagickFormat.Rgba, ...LATTICE, depth: 8 })
  return ImageMagick.read(lattice, settings, (image) => {
    change(image)
    return image.write(MagickFormat.Rgba, (bytes) => bytes.slice())
  })
}

const withoutAlpha = (bytes: Uint8Array): Uint8Array => bytes.filter((_, i) => i % 4 !== 3)

/** The result of one colour. */
const colour = (change: Partial<Grading>, r: number, g: number, b: number): number[] => [
  ...graded(change, Uint8Array.of(r, g, b, 255)).slice(0, 3),
]

beforeAll(startMagickFromPackage)

describe('stretchRange', () => {
  const range: TonalRange = {
    black: { red: 20, green: 10, blue: 0 },
    white: { red: 200, green: 230, blue: 250 },
    middle: 0,
  }

  test('agrees with libvips’ linear of each channel to within one value', async () => {
    const ours = lattice.slice()
    stretchRange(ours, range)
    const [blacks, whites] = [Object.values(range.black), Object.values(range.white)]
    const gains = whites.map((white, at) => 255 / (white - (blacks[at] ?? 0)))
    const offsets = blacks.map((black, at) => -black * (gains[at] ?? 0))
    const raw = { ...LATTICE, channels: 3 } as const
    const theirs = await sharp(withoutAlpha(lattice), { raw }).linear(gains, offsets).raw().toBuffer()
    expect(compareBytes(withoutAlpha(ours), theirs).worst).toBeLessThanOrEqual(1)
  })

  test.each([-100, -40, 40, 100])(
    'with the midtones at %i keeps black, white and the order of all values',
    (middle) => {
      const ramp = Uint8Array.from({ length: 1024 }, (_, i) => i >> 2)
      stretchRange(ramp, { black: { red: 0, green: 0, blue: 0 }, white: { red: 255, green: 255, blue: 255 }, middle })
      const reds = Array.from({ length: 256 }, (_, i) => ramp[i * 4] ?? 0)
      expect([reds[0], reds[255]]).toEqual([0, 255])
      expect(reds).toEqual(reds.toSorted((a, b) => a - b))
      expect(Math.sign((reds[128] ?? 0) - 128)).toBe(Math.sign(middle))
    },
  )
})

describe('gradeColours', () => {
  test('changes nothing if all amounts are 0', () => {
    expect(graded({})).toEqual(lattice)
  })

  test('never changes alpha', () => {
    const amount = fc.integer({ min: -100, max: 100 })
    const style = fc.constantFrom<Grading['style']>('COLOUR', 'MONOCHROME', 'SEPIA')
    fc.assert(
      fc.property(fc.record({ contrast: amount, warmth: amount, saturation: amount, style }), (change) => {
        const bytes = graded(change, lattice.subarray(0, 4000))
        for (let i = 3; i < bytes.length; i += 4) expect(bytes[i]).toBe(lattice[i])
      }),
      { numRuns: 50 },
    )
  })

  test('in black and white agrees with ImageMagick’s Rec. 709 luma to within one value', () => {
    const theirs = byMagick((image) => image.grayscale(PixelIntensityMethod.Rec709Luma))
    expect(compareBytes(graded({ style: 'MONOCHROME' }), theirs).worst).toBeLessThanOrEqual(1)
  })

  test('a saturation of -100 gives the same greys as black and white', () => {
    expect(graded({ saturation: -100 })).toEqual(graded({ style: 'MONOCHROME' }))
  })

  test('more saturation moves colours away from grey, and keeps greys', () => {
    expect(colour({ saturation: 50 }, 120, 120, 120)).toEqual([120, 120, 120])
    const [r = 0, g = 0, b = 0] = colour({ saturation: 50 }, 150, 120, 100)
    expect(r).toBeGreaterThan(150)
    expect(b).toBeLessThan(100)
    expect(Math.abs(54 * r + 183 * g + 19 * b - (54 * 150 + 183 * 120 + 19 * 100)) / 256).toBeLessThan(1)
  })

  test('contrast keeps black, white and the middle when raised, and compresses evenly when lowered', () => {
    expect([0, 255].map((value) => colour({ contrast: 100 }, value, value, value)[0])).toEqual([0, 255])
    expect(colour({ contrast: 100 }, 64, 64, 64)[0]).toBeLessThan(45)
    expect(colour({ contrast: 100 }, 191, 191, 191)[0]).toBeGreaterThan(210)
    expect([0, 255].map((value) => colour({ contrast: -100 }, value, value, value)[0])).toEqual([64, 191])
  })

  test.each([-100, -50, 50, 100])('a warmth of %i tints grey and keeps its luminance to within 4 %', (warmth) => {
    const [r = 0, g = 0, b = 0] = colour({ warmth }, 120, 120, 120)
    expect(Math.sign(r - b)).toBe(Math.sign(warmth))
    expect(Math.abs((54 * r + 183 * g + 19 * b) / 256 - 120) / 120).toBeLessThan(0.04)
  })

  test('sepia is brown in the midtones, black at black and cream at white', () => {
    expect(colour({ style: 'SEPIA' }, 0, 0, 0)).toEqual([0, 0, 0])
    const [r = 0, g = 0, b = 0] = colour({ style: 'SEPIA' }, 128, 128, 128)
    expect(r > g && g > b).toBe(true)
    const [, , white = 0] = colour({ style: 'SEPIA' }, 255, 255, 255)
    expect(white).toBeGreaterThan(200)
    expect(white).toBeLessThan(240)
  })
})
