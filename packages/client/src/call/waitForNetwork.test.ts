import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWaitForNetwork } from './waitForNetwork.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function begin(failures: number) {
  const events = new EventTarget()
  const stopper = new AbortController()
  const settled = vi.fn()
  const gone = vi.fn()
  createWaitForNetwork(events)(failures, stopper.signal).then(settled, gone)
  return { events, stopper, settled, gone }
}

it('NLW-10, NLW-12: resolves as soon as the browser is online', async () => {
  const { events, settled } = begin(1)
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledOnce()
})

it('NLW-10, NLW-12: resolves after a pause that doubles up to 30 seconds', async () => {
  for (const [failures, pause] of [
    [1, 2000],
    [3, 8000],
    [20, 30_000],
  ] as const) {
    const { settled } = begin(failures)
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledOnce()
  }
})

it('rejects when the editor is closed', async () => {
  const { stopper, gone } = begin(1)
  stopper.abort(new Error('closed'))
  await vi.advanceTimersByTimeAsync(0)
  expect(gone).toHaveBeenCalledOnce()
})
