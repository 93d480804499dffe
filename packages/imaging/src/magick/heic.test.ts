import { ok } from '@irodori/result'
import { beforeAll, describe, expect, test } from 'vitest'
import { pixelAt } from '../../testing/comparePixels.ts'
import { acceptedPhoto } from '../file/photoError.ts'
import { HEIC, HEIC_SIDEWAYS } from '../../testing/heicFiles.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { decodePhoto } from './decodePhoto.ts'
import { encodeJpeg } from './encodePixels.ts'
import { inspectPhoto } from './inspectPhoto.ts'

/** The colours in the middle of the four quarters, read left to right and down. */
function quartersOf(file: Uint8Array): string[] {
  const pixels = acceptedPhoto(decodePhoto(file))
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const colour = pixelAt(pixels, Math.floor(x * pixels.width), Math.floor(y * pixels.height))
      const [r, g, b] = colour.map((level) => level > 127)
      return r && g && b ? 'white' : r ? 'red' : g ? 'green' : b ? 'blue' : 'black'
    }),
  )
}

describe('a HEIC', () => {
  beforeAll(startMagickFromPackage)

  test('decodes a HEIC to its colours', () => {
    expect(inspectPhoto(HEIC)).toEqual(ok({ kind: 'heic', width: 96, height: 64, orientation: 1 }))
    expect(quartersOf(HEIC)).toEqual(['red', 'green', 'blue', 'white'])
  })

  test('rotates a HEIC once, by its own orientation property', () => {
    expect(inspectPhoto(HEIC_SIDEWAYS)).toMatchObject(ok({ width: 64, height: 96, orientation: 1 }))
    expect(quartersOf(HEIC_SIDEWAYS)).toEqual(['blue', 'red', 'white', 'green'])
  })

  test('converts to a JPEG of the same picture', () => {
    expect(quartersOf(encodeJpeg(acceptedPhoto(decodePhoto(HEIC_SIDEWAYS)), 92))).toEqual([
      'blue',
      'red',
      'white',
      'green',
    ])
  })

  test('refuses a HEIC that is truncated at any byte', () => {
    for (let end = 20; end < HEIC.length; end += 7) {
      expect(inspectPhoto(HEIC.subarray(0, end))).toMatchObject({ ok: false })
    }
  })
})
