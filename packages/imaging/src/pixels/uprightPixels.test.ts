import { describe, expect, test } from 'vitest'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { uprightPixels } from './uprightPixels.ts'

/** Where the upright pixel (x, y) of a stored w by h picture comes from. */
type StoredAt = (x: number, y: number, w: number, h: number) => [number, number]
/** The EXIF standard's table. */
const STORED_AT: readonly (readonly [orientation: number, storedAt: StoredAt])[] = [
  [1, (x, y) => [x, y]],
  [2, (x, y, w) => [w - 1 - x, y]],
  [3, (x, y, w, h) => [w - 1 - x, h - 1 - y]],
  [4, (x, y, _w, h) => [x, h - 1 - y]],
  [5, (x, y) => [y, x]],
  [6, (x, y, _w, h) => [y, h - 1 - x]],
  [7, (x, y, w, h) => [w - 1 - y, h - 1 - x]],
  [8, (x, y, w) => [w - 1 - y, x]],
]

describe('uprightPixels', () => {
  test.each(STORED_AT)('moves every pixel as EXIF orientation %i requires', (orientation, storedAt) => {
    const stored = samplePhoto(71, 45, true)
    const upright = uprightPixels(stored, orientation)
    expect([upright.width, upright.height]).toEqual(orientation < 5 ? [71, 45] : [45, 71])
    const from = new Uint32Array(stored.data.buffer)
    const to = new Uint32Array(upright.data.buffer)
    for (let y = 0; y < upright.height; y++) {
      for (let x = 0; x < upright.width; x++) {
        const [u, v] = storedAt(x, y, 71, 45)
        expect(to[y * upright.width + x]).toBe(from[v * 71 + u])
      }
    }
  })
})
