import { describe, expect, it } from 'vitest'
import { firstSlice, isNearBottom, pageOfSlice, sliceAfter } from './listSlices.ts'
import { SEARCH_DELAY_MS } from './searchDelay.ts'

describe('CAT-29: a growing list', () => {
  it('starts with 20 entries and grows by 10', () => {
    const second = sliceAfter(firstSlice, 20)
    expect([firstSlice, second]).toEqual([
      { offset: 0, limit: 20 },
      { offset: 20, limit: 10 },
    ])
    expect(second && sliceAfter(second, 10)).toEqual({ offset: 30, limit: 10 })
  })

  it('requests pages that start at the same entries as its slices', () => {
    expect(pageOfSlice({ offset: 0, limit: 20 })).toEqual({ page: 1, pageSize: 20 })
    expect(pageOfSlice({ offset: 20, limit: 10 })).toEqual({ page: 3, pageSize: 10 })
    expect(pageOfSlice({ offset: 30, limit: 10 })).toEqual({ page: 4, pageSize: 10 })
  })
})

it('CAT-39: searches after one second without typing', () => {
  expect(SEARCH_DELAY_MS).toBe(1000)
})

it('CAT-30: fetches more within 100 px of the bottom', () => {
  const at = (scrollY: number) => isNearBottom({ scrollY, innerHeight: 800, scrollHeight: 2000 })
  expect([1099, 1100, 1200].map(at)).toEqual([false, true, true])
})

it('CAT-31: ends the list after an incomplete slice', () => {
  expect(sliceAfter(firstSlice, 19)).toBeUndefined()
  expect(sliceAfter({ offset: 20, limit: 10 }, 0)).toBeUndefined()
})
