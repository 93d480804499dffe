import { DAY_MS } from '@irodori/contract/durations'
import { expect, it } from 'vitest'
import { retryPauseMs } from './retryPause.ts'

const pausesWith = (random: number): number[] => {
  const pauses: number[] = []
  for (let failed = 1; ; failed += 1) {
    const pause = retryPauseMs(failed, random)
    if (pause === null) return pauses
    pauses.push(pause)
  }
}

it('WHK-3: the pauses between attempts grow to a day, and the last attempt is made after more than four days', () => {
  const pauses = pausesWith(0.5)
  expect(pauses.slice(0, 4)).toEqual([10_000, 40_000, 160_000, 640_000])
  expect(pauses.at(-1)).toBe(DAY_MS)
  expect(pauses).toHaveLength(11)
  const total = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(total).toBeGreaterThan(4 * DAY_MS)
  expect(total).toBeLessThan(6 * DAY_MS)
})

it('WHK-3: attempts of several messages are spread, by a tenth at most', () => {
  expect(pausesWith(0)[0]).toBe(9_000)
  expect(pausesWith(1)[0]).toBe(11_000)
})
