import { beforeAll, expect, test } from 'vitest'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { acceptedPhoto } from '../file/photoError.ts'
import { wrapPixels } from '../pixels/pixels.ts'
import { decodePhoto } from './decodePhoto.ts'
import { encodeUnder } from './encodeUnder.ts'

beforeAll(startMagickFromPackage)

/** Noise, which compresses worst. */
function noise(width: number, height: number, alpha: number) {
  let state = 1
  const data = new Uint8ClampedArray(width * height * 4).map((_, at) => {
    state = (state * 1664525 + 1013904223) >>> 0
    return at % 4 === 3 ? alpha : state >>> 24
  })
  return wrapPixels(width, height, data)
}

test('keeps size and quality of a photo that fits', () => {
  const encoded = encodeUnder(samplePhoto(400, 300), 1_000_000)
  expect(encoded).toMatchObject({ type: 'image/jpeg', width: 400, height: 300 })
})

test('lowers the quality before it takes pixels away', () => {
  const photo = noise(400, 300, 255)
  const best = encodeUnder(photo, Number.POSITIVE_INFINITY)
  const worse = encodeUnder(photo, best.bytes.length)
  expect(worse).toMatchObject({ width: 400, height: 300 })
  expect(worse.bytes.length).toBeLessThan(best.bytes.length)
})

test.each([60_000, 20_000, 5_000])('takes pixels away until noise has less than %i bytes', (limit) => {
  const { bytes, width, height } = encodeUnder(noise(400, 300, 255), limit)
  expect(bytes.length).toBeLessThan(limit)
  expect(width).toBeLessThan(400)
  expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.02)
  expect(acceptedPhoto(decodePhoto(bytes))).toMatchObject({ width, height })
})

test('encodes a transparent photo as PNG, also when it has to take pixels away', () => {
  const { bytes, type, width } = encodeUnder(noise(400, 300, 128), 100_000)
  expect([type, width < 400, bytes.length < 100_000]).toEqual(['image/png', true, true])
  expect(acceptedPhoto(decodePhoto(bytes)).opaque).toBe(false)
})

test('ends at the smallest side even if the limit cannot be reached', () => {
  expect(encodeUnder(noise(400, 300, 255), 10)).toMatchObject({ width: 64, height: 48 })
})
