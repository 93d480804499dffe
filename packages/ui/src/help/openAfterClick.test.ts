import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAfterClick } from './openAfterClick.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('ODR-35: the help dialog opens 100 ms after the click', () => {
  const open = vi.fn()
  openAfterClick(open)
  vi.advanceTimersByTime(99)
  expect(open).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(open).toHaveBeenCalledOnce()
})
