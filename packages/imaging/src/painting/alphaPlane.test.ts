import { describe, expect, test } from 'vitest'
import { createPixels, wrapPixels } from '../pixels/pixels.ts'
import { samplePhoto } from '../../testing/kernelSample.ts'
import { alphaPlane } from './alphaPlane.ts'

describe('alphaPlane', () => {
  test('returns null for an opaque picture, whether or not it is marked as opaque', () => {
    const photo = samplePhoto(50, 40)
    expect(alphaPlane(photo, 20)).toBeNull()
    expect(alphaPlane({ ...photo, opaque: false }, 20)).toBeNull()
  })

  test('an alpha plane has a hole where the picture has one', () => {
    const art = createPixels(400, 200)
    art.data.fill(255)
    for (let y = 50; y < 100; y++) art.data.fill(0, (y * 400 + 100) * 4, (y * 400 + 300) * 4)
    const plane = alphaPlane(wrapPixels(400, 200, art.data), 40)
    expect(plane).toMatchObject({ width: 40, height: 20 })
    for (let y = 0; y < 20; y++) {
      for (let x = 0; x < 40; x++) {
        const inside = x >= 10 && x < 30 && y >= 5 && y < 10
        expect(plane?.data[y * 40 + x]).toBe(inside ? 0 : 255)
      }
    }
  })

  test('keeps every pixel of a picture below the limit', () => {
    const art = samplePhoto(30, 20, true)
    const plane = alphaPlane(art, 100)
    expect(plane?.data).toEqual(Uint8Array.from(art.data.filter((_, i) => i % 4 === 3)))
  })
})
