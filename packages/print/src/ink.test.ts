import { inflateSync } from 'node:zlib'
import { createPixels, fillPixels, parseColour } from '@irodori/imaging'
import { samplePhoto } from '@irodori/imaging/testing'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { screenInk, withPressInk } from './ink.ts'
import type { OutputProfile } from './outputProfile.ts'
import { standardProfile } from './outputProfile.ts'

let profile: OutputProfile
beforeAll(async () => {
  profile = await standardProfile()
})

/** What a reader of PDF does with the rows: adds the pixel before, or undoes PNG's filters (here by sharp). */
function unpackedInks(bytes: Uint8Array, width: number): Uint8Array {
  const inks = Uint8Array.from(inflateSync(bytes))
  for (let at = 0; at < inks.length; at++) if (at % (width * 4) >= 4) inks[at] += inks[at - 4]
  return inks
}

test('PRF-6: pictures are packed without loss, as rows of PNG', async () => {
  const photo = samplePhoto(64, 48)
  const { bytes, channels, predictor } = await screenInk.pack(photo)
  expect([channels, predictor]).toEqual([3, 15])
  expect(inflateSync(bytes)).toHaveLength(48 * (1 + 64 * 3))
  expect(await screenInk.fill(parseColour('#ff8000'))).toBe('/Screen cs 1 0.502 0 sc')
})

test('PRF-6: inks are those of the profile, and black is black ink alone', async () => {
  const photo = samplePhoto(32, 16)
  const red = createPixels(1, 1)
  fillPixels(red, parseColour('#c03020'))
  const { packed, fill, black } = await withPressInk(profile.bytes, async (ink) => ({
    packed: await ink.pack(photo),
    fill: await ink.fill(parseColour('#c03020')),
    black: await ink.fill(parseColour('#000000')),
  }))
  const raw = { raw: { width: 32, height: 16, channels: 4 } } as const
  const expected = await sharp(photo.data, raw).removeAlpha().withIccProfile('cmyk').raw().toBuffer()
  expect([packed.channels, packed.predictor]).toEqual([4, 2])
  expect(Buffer.from(unpackedInks(packed.bytes, 32))).toEqual(expected)
  expect(black).toBe('0 0 0 1 k')
  const [cyan, magenta, yellow] = fill.split(' ').map(Number)
  expect(magenta).toBeGreaterThan(0.5)
  expect(yellow).toBeGreaterThan(0.5)
  expect(cyan).toBeLessThan(0.5)
})
