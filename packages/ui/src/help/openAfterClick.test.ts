import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAfterClick } from './openAfterClick.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('ODR-35: opens the help dialog 100 ms after the click', () => {
  const open = vi.fn()
  openAfterClick(open)
  vi.advanceTimersByTime(99)
  expect(open).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(open).toHaveBeenCalledOnce()
})

it('FAQ-3: scrolls to the target 100 ms after the list has opened, unless it was closed', () => {
  const move = vi.fn()
  openAfterClick(move)()
  vi.advanceTimersByTime(200)
  expect(move).not.toHaveBeenCalled()
})
