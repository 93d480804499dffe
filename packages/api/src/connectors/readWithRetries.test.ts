import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reading } from './readJson.ts'
import { RETRY_POLICY, pauseBefore, readWithRetries } from './readWithRetries.ts'

const reading = fc.oneof(
  fc.constantFrom<Reading>({ kind: 'CONNECTION_ERROR' }, { kind: 'TIME_OUT' }, { kind: 'TOO_LONG' }),
  fc.constantFrom(200, 401, 404, 500, 502, 503, 504).map((status): Reading => ({ kind: 'ANSWER', status, body: {} })),
)

const isAnswer = (one: Reading) =>
  one.kind === 'TOO_LONG' || (one.kind === 'ANSWER' && ![500, 502, 504].includes(one.status))

/** Tries with a clock of their own: each takes what `takes` says, or all that it is allowed. */
async function play(readings: readonly Reading[], takes: readonly number[], random: number) {
  let now = 0
  let tries = 0
  const result = await readWithRetries(
    async (allowed) => {
      expect(allowed).toBeGreaterThan(0)
      now += Math.min(allowed, takes[tries] ?? 0)
      tries += 1
      return readings[tries - 1] ?? { kind: 'TIME_OUT' }
    },
    {
      patience: RETRY_POLICY,
      random: () => random,
      pause: async (milliseconds) => {
        now += milliseconds
      },
      elapsed: () => now,
    },
  )
  return { result, tries, now }
}

const three = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 3, maxLength: 3 })

describe('reading with retries', () => {
  it('stops at the first answer, after three tries, or when the time is over', async () => {
    await fc.assert(
      fc.asyncProperty(
        three(reading),
        three(fc.integer({ min: 0, max: 6000 })),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (readings, takes, random) => {
          const { result, tries, now } = await play(readings, takes, random)
          expect(result).toBe(readings[tries - 1])
          expect(readings.slice(0, tries - 1).filter(isAnswer)).toEqual([])
          expect(now).toBeLessThanOrEqual(RETRY_POLICY.totalTimeout)
          if (!isAnswer(result) && tries < RETRY_POLICY.tries) {
            expect(now + pauseBefore(tries + 1, RETRY_POLICY, random)).toBeGreaterThanOrEqual(RETRY_POLICY.totalTimeout)
          }
        },
      ),
    )
  })

  it('pauses between half and all of a time that doubles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), (nth, random) => {
        const longest = RETRY_POLICY.firstPause * 2 ** (nth - 2)
        const pause = pauseBefore(nth, RETRY_POLICY, random)
        expect(pause).toBeGreaterThanOrEqual(longest / 2)
        expect(pause).toBeLessThanOrEqual(longest)
      }),
    )
  })

  it('does not press a shop that says it is in maintenance', async () => {
    const { tries } = await play([{ kind: 'ANSWER', status: 503, body: {} }], [1], 0)
    expect(tries).toBe(1)
  })
})
