import { expect, test } from 'vitest'
import { livePhoto } from '../../testing/items.ts'
import { levelFor } from './photoPictures.ts'

const levels = [2000, 1000, 500, 250].map((width) => ({ width, height: 1 }) as ImageBitmap)
const photo = livePhoto({ width: 4000, height: 2, levels })

test('the smallest level that is about as fine as the screen is drawn, and the finest where none is', () => {
  expect(levelFor(photo, 0.01).width).toBe(250)
  expect(levelFor(photo, 0.1).width).toBe(500)
  expect(levelFor(photo, 0.27).width).toBe(1000)
  expect(levelFor(photo, 0.3).width).toBe(2000)
  expect(levelFor(photo, 2).width).toBe(2000)
})
