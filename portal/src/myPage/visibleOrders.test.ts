import { expect, it } from 'vitest'
import { FIRST_VISIBLE, isInitiallyFolded, nextVisibleCount } from './visibleOrders.ts'

it('MYP-9: shows two hundred orders in slices, each exactly once', () => {
  const slices: number[] = []
  for (let shown = FIRST_VISIBLE; shown < 200; shown = nextVisibleCount(shown, 200))
    slices.push(nextVisibleCount(shown, 200) - shown)
  expect(Math.max(...slices)).toBeLessThanOrEqual(10)
  expect(FIRST_VISIBLE + slices.reduce((sum, slice) => sum + slice, 0)).toBe(200)
})

it('MYP-9: folds older orders of the history only, never an open order', () => {
  expect([0, 1, 2, 50].map((index) => isInitiallyFolded(true, index))).toEqual([false, false, true, true])
  expect(isInitiallyFolded(false, 50)).toBe(false)
})
