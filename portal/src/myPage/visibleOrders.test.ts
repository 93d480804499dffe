import { expect, it } from 'vitest'
import { FIRST_VISIBLE, isInitiallyFolded, nextVisibleCount } from './visibleOrders.ts'

it('MYP-9: two hundred orders come in slices, all of them and none twice', () => {
  const slices: number[] = []
  for (let shown = FIRST_VISIBLE; shown < 200; shown = nextVisibleCount(shown, 200))
    slices.push(nextVisibleCount(shown, 200) - shown)
  expect(Math.max(...slices)).toBeLessThanOrEqual(10)
  expect(FIRST_VISIBLE + slices.reduce((sum, slice) => sum + slice, 0)).toBe(200)
})

it('MYP-9: the newest of the history stand open, older ones are folded, and what is to be done never is', () => {
  expect([0, 1, 2, 50].map((index) => isInitiallyFolded(true, index))).toEqual([false, false, true, true])
  expect(isInitiallyFolded(false, 50)).toBe(false)
})
