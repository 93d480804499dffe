import { expect, it, vi } from 'vitest'
import { closeTab } from './closeTab.ts'

it('CAT-47: tries to close the tab and reports a tab that the browser has left open', () => {
  let later = () => {}
  const told = vi.fn()
  const close = vi.fn()
  const setTimeout = ((run: () => void) => {
    later = run
    return 0
  }) as Window['setTimeout']
  closeTab({ close, setTimeout }, told)
  expect([close.mock.calls.length, told.mock.calls.length]).toEqual([1, 0])
  later()
  expect(told).toHaveBeenCalledTimes(1)
})
