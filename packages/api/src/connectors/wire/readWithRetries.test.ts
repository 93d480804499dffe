import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WireAnswer } from './exchange.ts'
import { pauseBefore, RETRY_POLICY, readWithRetries } from './readWithRetries.ts'
import type { SendError } from './sendRequest.ts'

type ReadResult = Result<WireAnswer, SendError>

const readResult = fc.oneof(
  fc.constantFrom<SendError>({ code: 'CONNECTION_ERROR' }, { code: 'TIME_OUT' }, { code: 'TOO_LONG' }).map(err),
  fc
    .constantFrom(200, 401, 404, 500, 502, 503, 504)
    .map((status): ReadResult => ok({ status, body: {}, retryAfter: null })),
)

const isFinal = (result: ReadResult) =>
  result.ok ? ![500, 502, 504].includes(result.value.status) : result.error.code === 'TOO_LONG'

/** Runs the attempts with a simulated clock: each takes its entry of `takes`, or all the time that it is allowed. */
async function run(results: readonly ReadResult[], takes: readonly number[], random: number) {
  let now = 0
  let attempts = 0
  const result = await readWithRetries(
    async (allowed) => {
      expect(allowed).toBeGreaterThan(0)
      now += Math.min(allowed, takes[attempts] ?? 0)
      attempts += 1
      return results[attempts - 1] ?? err({ code: 'TIME_OUT' })
    },
    {
      retryPolicy: RETRY_POLICY,
      random: () => random,
      pause: async (milliseconds) => {
        now += milliseconds
      },
      elapsed: () => now,
    },
  )
  return { result, attempts, now }
}

const three = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 3, maxLength: 3 })

describe('reading with retries', () => {
  it('stops at the first final answer, after three attempts, or at the total timeout', async () => {
    await fc.assert(
      fc.asyncProperty(
        three(readResult),
        three(fc.integer({ min: 0, max: 6000 })),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (results, takes, random) => {
          const { result, attempts, now } = await run(results, takes, random)
          expect(result).toBe(results[attempts - 1])
          expect(results.slice(0, attempts - 1).filter(isFinal)).toEqual([])
          expect(now).toBeLessThanOrEqual(RETRY_POLICY.totalTimeoutMs)
          if (!isFinal(result) && attempts < RETRY_POLICY.attempts) {
            expect(now + pauseBefore(attempts + 1, RETRY_POLICY, random)).toBeGreaterThanOrEqual(
              RETRY_POLICY.totalTimeoutMs,
            )
          }
        },
      ),
    )
  })

  it('pauses between 50 and 100 percent of a time that doubles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), (nth, random) => {
        const longest = RETRY_POLICY.firstPauseMs * 2 ** (nth - 2)
        const pause = pauseBefore(nth, RETRY_POLICY, random)
        expect(pause).toBeGreaterThanOrEqual(longest / 2)
        expect(pause).toBeLessThanOrEqual(longest)
      }),
    )
  })

  it('asks only once when a marketplace announces its maintenance', async () => {
    const { attempts } = await run([ok({ status: 503, body: {}, retryAfter: null })], [1], 0)
    expect(attempts).toBe(1)
  })
})
