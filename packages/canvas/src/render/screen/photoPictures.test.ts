import { expect, test } from 'vitest'
import { livePhoto } from '../../../testing/items.ts'
import { levelFor } from './photoPictures.ts'

const levels = [2000, 1000, 500, 250].map((width) => ({ width, height: 1 }) as ImageBitmap)
const photo = livePhoto({ width: 4000, height: 2, levels })

test('levelFor returns the smallest level with about the resolution of the screen, or the largest level', () => {
  expect(levelFor(photo, 0.01).width).toBe(250)
  expect(levelFor(photo, 0.1).width).toBe(500)
  expect(levelFor(photo, 0.27).width).toBe(1000)
  expect(levelFor(photo, 0.3).width).toBe(2000)
  expect(levelFor(photo, 2).width).toBe(2000)
})
