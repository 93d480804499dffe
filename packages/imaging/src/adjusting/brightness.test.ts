import { ImageMagick, MagickFormat, MagickReadSettings, Percentage } from '@imagemagick/magick-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { colourLattice, LATTICE } from '../../testing/colourLattice.ts'
import { compareBytes } from '../../testing/comparePixels.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { applyBrightness } from './brightness.ts'

describe('applyBrightness', () => {
  const lattice = colourLattice()
  beforeAll(startMagickFromPackage)

  test.each([0, 5, 35, 50, 95, 105, 115, 150, 200])(
    'agrees with ImageMagick’s modulate(%i) to within one level',
    (factor) => {
      const ours = lattice.slice()
      applyBrightness(ours, factor)
      const settings = new MagickReadSettings({ format: MagickFormat.Rgba, ...LATTICE, depth: 8 })
      const theirs = ImageMagick.read(lattice, settings, (image) => {
        image.modulate(new Percentage(factor))
        return image.write(MagickFormat.Rgba, (bytes) => bytes.slice())
      })
      expect(compareBytes(ours, theirs).worst).toBeLessThanOrEqual(1)
    },
  )

  test('changes nothing at 100', () => {
    const bytes = lattice.slice()
    applyBrightness(bytes, 100)
    expect(bytes).toEqual(lattice)
  })

  test('leaves alpha unchanged', () => {
    const bytes = lattice.slice()
    applyBrightness(bytes, 165)
    for (let i = 3; i < bytes.length; i += 4) expect(bytes[i]).toBe(lattice[i])
  })

  test('gives black at 0', () => {
    const bytes = lattice.slice()
    applyBrightness(bytes, 0)
    for (let i = 0; i < bytes.length; i++) if (i % 4 !== 3) expect(bytes[i]).toBe(0)
  })
})
