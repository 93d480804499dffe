import { expect, it } from 'vitest'
import { swipedTo } from './swipedTo.ts'

it('PGS-30: turns to the next page by a swipe to the left, and to the one before by a swipe to the right', () => {
  expect(swipedTo(-120, 20)).toBe(1)
  expect(swipedTo(120, -20)).toBe(-1)
})

it('PGS-30: does not turn by a short or a slanted movement', () => {
  expect(swipedTo(-40, 0)).toBe(0)
  expect(swipedTo(-120, 80)).toBe(0)
  expect(swipedTo(0, 300)).toBe(0)
})
