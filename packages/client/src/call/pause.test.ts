import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause } from './pause.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('waits for its time', async () => {
  const done = vi.fn()
  void pause(500, new AbortController().signal).then(done)
  await vi.advanceTimersByTimeAsync(499)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})

it('ends with the reason of the signal, before or during its time, and leaves no timer', async () => {
  const left = new AbortController()
  const waiting = pause(500, left.signal)
  left.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  await expect(pause(500, left.signal)).rejects.toThrow('left')
  expect(vi.getTimerCount()).toBe(0)
})
