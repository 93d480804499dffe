import { describe, expect, test } from 'vitest'
import { fittedKernels } from '../../build/fitTurnTables.ts'
import { PHASES, WEIGHT_ONE } from './catmullRom.ts'
import { FOR_PHOTOS, FOR_REDUCED, turnTables } from './turnTables.ts'

const axis = (ratio: number, pitch = 1) => ({ box: 1, pitch, ratio })

describe('turnTables', () => {
  test('uses kernels that equal their fit to a thousandth', () => {
    const { reduced, photos } = fittedKernels()
    const distance = (a: readonly number[], b: readonly number[] = []): number =>
      Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? Number.NaN))))
    expect(distance(reduced, FOR_REDUCED)).toBeLessThan(0.001)
    expect(photos.map((kernel, i) => distance(kernel, FOR_PHOTOS[i]) < 0.001)).toEqual([true, true, true, true])
  })

  test('gives weights with the sum one that fit into 16 bits and keep sums of bytes in 16 bits', () => {
    for (const [x, y] of [
      [axis(0.4), axis(1)],
      [axis(1.02), axis(0.7)],
      [axis(1.3), axis(1.75)],
      [axis(1.5, 2), axis(1.6)],
    ] as const) {
      const { taps, across, down } = turnTables(x, y)
      for (const table of [across, down]) {
        expect(table.length).toBe(PHASES * taps)
        for (let at = 0; at < table.length; at += taps) {
          const weights = [...table.subarray(at, at + taps)]
          expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(WEIGHT_ONE)
          // White, 255 × 64, with black where weights are negative, must stay below 2^15.
          expect(weights.reduce((sum, weight) => sum + Math.max(0, weight), 0) / WEIGHT_ONE).toBeLessThan(2)
        }
      }
    }
  })

  test('is symmetric: a point between two pixels takes as much from both sides', () => {
    const { taps, across } = turnTables(axis(1.3), axis(1.3))
    const middle = [...across.subarray((PHASES / 2) * taps, (PHASES / 2 + 1) * taps)]
    middle.forEach((weight, t) => {
      expect(Math.abs(weight - (middle[taps - 1 - t] ?? Number.NaN))).toBeLessThanOrEqual(1)
    })
  })
})
