import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestLocks } from '../../../testing/createTestLocks.ts'
import type { Locks, TabChannel } from './tabLock.ts'
import { createTabLock } from './tabLock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function twoTabs() {
  const locks = createTestLocks()
  const channels: TabChannel[] = []
  const tab = (answers = true) => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent)
      },
      close: () => {},
    }
    if (answers) channels.push(channel)
    const onAsked = vi.fn(async () => {})
    const onLost = vi.fn()
    return { tabLock: createTabLock({ locks, channel, onAsked, onLost }), onAsked, onLost }
  }
  return { tab }
}

it('gives the lock to the first tab, and to the second once the first has released it', async () => {
  const { tab } = twoTabs()
  const [first, second] = [tab(), tab()]
  expect(await first.tabLock.acquire('card')).toBe(true)
  const refused = second.tabLock.acquire('card')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await refused).toBe(false)
  const again = second.tabLock.acquire('card')
  await vi.advanceTimersByTimeAsync(200)
  first.tabLock.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(await again).toBe(true)
})

it('finishes pending writes and releases the lock on request', async () => {
  const { tab } = twoTabs()
  const [first, second] = [tab(), tab()]
  await first.tabLock.acquire('card')
  const taken = second.tabLock.takeOver('card')
  await vi.advanceTimersByTimeAsync(10)
  await taken
  expect([first.onAsked.mock.calls.length, first.onLost.mock.calls.length, second.onLost.mock.calls.length]).toEqual([
    1, 1, 0,
  ])
})

it('takes the lock from a tab that does not answer and notifies that tab', async () => {
  const { tab } = twoTabs()
  const [first, second] = [tab(false), tab()]
  await first.tabLock.acquire('card')
  const taken = second.tabLock.takeOver('card')
  await vi.advanceTimersByTimeAsync(2000)
  await taken
  expect([first.onAsked.mock.calls.length, first.onLost.mock.calls.length]).toEqual([0, 1])
})

it('NLW-23: tries a free lock once more when a busy tab has missed the time limit', async () => {
  let isFree = false
  const request = (_name: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) =>
    options.ifAvailable
      ? work(isFree ? {} : null)
      : new Promise((_, reject) => options.signal?.addEventListener('abort', () => reject(options.signal?.reason)))
  const locks = { request } as unknown as Locks
  const tabLock = createTabLock({ locks, channel: null, onAsked: async () => {}, onLost: () => {} })
  const taken = tabLock.acquire('card')
  isFree = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(await taken).toBe(true)
})

it('locks each design separately and moves the lock with a renamed design', async () => {
  const { tab } = twoTabs()
  const [first, second] = [tab(), tab()]
  await first.tabLock.acquire('new')
  await first.tabLock.rename('saved')
  expect(await second.tabLock.acquire('new')).toBe(true)
  const refused = second.tabLock.acquire('saved')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await refused).toBe(false)
  expect(first.onLost).not.toHaveBeenCalled()
})

it('gives the lock to every tab in a browser without locks', async () => {
  const tabLock = createTabLock({ locks: null, channel: null, onAsked: async () => {}, onLost: () => {} })
  expect(await tabLock.acquire('card')).toBe(true)
})
