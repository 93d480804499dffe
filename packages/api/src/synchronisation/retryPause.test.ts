import { HOUR_MS, MINUTE_MS } from '@irodori/contract/durations'
import { expect, it } from 'vitest'
import { backoffMs, pollPauseMs } from './retryPause.ts'

it('SYN-4: an attempt follows a failure after one minute, then after twice the time, up to about an hour', () => {
  expect([0, 1, 2, 5, 6, 40].map((failures) => backoffMs(failures, 0.5) / MINUTE_MS)).toEqual([1, 2, 4, 32, 60, 60])
})

it('SYN-4: attempts every hour do not stay in step with a token that ends every hour', () => {
  expect([0, 1].map((random) => backoffMs(10, random) / HOUR_MS)).toEqual([0.9, 1.1])
})

it('SYN-1: polls are a tenth of their interval earlier or later', () => {
  expect([0, 0.5, 1].map((random) => pollPauseMs(600_000, random))).toEqual([540_000, 600_000, 660_000])
})
