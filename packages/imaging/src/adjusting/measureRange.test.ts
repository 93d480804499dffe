import { expect, test } from 'vitest'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { stretchRange } from './grading.ts'
import { measureRange } from './measureRange.ts'

/** A picture whose pixels are the given function of a varied picture's values, 0 to 255. */
function picture(map: (r: number, g: number, b: number) => readonly [number, number, number]) {
  const { data } = samplePhoto(160, 120)
  for (let i = 0; i < data.length; i += 4) {
    data.set(map(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0), i)
  }
  return { data }
}

function enhanced(photo: { data: Uint8ClampedArray<ArrayBuffer> }): Uint8ClampedArray {
  const range = measureRange(photo)
  if (!range) throw new Error('the photo has no range to stretch')
  const data = photo.data.slice()
  stretchRange(data, range)
  return data
}

/** The value of a channel below which a share of the pixels lies. */
function quantile(data: Uint8ClampedArray, channel: number, share: number): number {
  const values = Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + channel] ?? 0).sort((a, b) => a - b)
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
}

test('a flat photo gets black and white', () => {
  const data = enhanced(picture((r, g, b) => [60 + r * 0.45, 60 + g * 0.45, 60 + b * 0.45]))
  for (const channel of [0, 1, 2]) {
    expect(quantile(data, channel, 0.01)).toBeLessThan(12)
    expect(quantile(data, channel, 0.99)).toBeGreaterThan(243)
  }
})

test('a slight colour cast is taken out', () => {
  const photo = picture((r, g, b) => [r * 0.92, g * 0.97, 18 + b * 0.93])
  const cast = (data: Uint8ClampedArray) => Math.abs(quantile(data, 2, 0.005) - quantile(data, 0, 0.005))
  expect(cast(enhanced(photo))).toBeLessThan(cast(photo.data) / 3)
})

test('the colours of a sunset stay', () => {
  const data = enhanced(picture((r, g, b) => [r, g * 0.6, b * 0.25]))
  expect(quantile(data, 0, 0.5) - quantile(data, 2, 0.5)).toBeGreaterThan(60)
})

test('a dark photo becomes lighter and remains darker than others', () => {
  const photo = picture((r, g, b) => [(r * r) / 600, (g * g) / 600, (b * b) / 600])
  const median = quantile(enhanced(photo), 1, 0.5)
  expect(median).toBeGreaterThan(quantile(photo.data, 1, 0.5) * 1.3)
  expect(median).toBeLessThan(118)
})

test('a photo in fog is stretched at most to a bit more than twice its contrast', () => {
  const range = measureRange(picture((r, g, b) => [170 + r * 0.1, 170 + g * 0.1, 170 + b * 0.1]))
  expect(range).not.toBeNull()
  for (const channel of ['red', 'green', 'blue'] as const) {
    expect((range?.white[channel] ?? 0) - (range?.black[channel] ?? 0)).toBeGreaterThanOrEqual(66)
  }
})

test('a photo that uses the whole range evenly is left as it is', () => {
  const data = new Uint8ClampedArray(256 * 4 * 4)
  for (let i = 0; i < data.length; i += 4) data.set([(i >> 2) & 255, (i >> 2) & 255, (i >> 2) & 255, 255], i)
  expect(measureRange({ data })).toBeNull()
})

test('transparent pixels do not count', () => {
  const data = new Uint8ClampedArray(400)
  expect(measureRange({ data })).toBeNull()
})
