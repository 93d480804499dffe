import type { Result } from '@irodori/result'
import { TEMPORARY_STATUSES } from '../../resilience/transientErrors.ts'
import type { WireAnswer } from './exchange.ts'
import type { Timing } from './pacer.ts'
import type { SendError } from './sendRequest.ts'

/** Times are milliseconds. */
export interface RetryPolicy {
  readonly attemptTimeoutMs: number
  readonly attempts: number
  /** Pause before the second attempt; it doubles before each further one. */
  readonly firstPauseMs: number
  /** Limit of all attempts and pauses together. */
  readonly totalTimeoutMs: number
}

export const RETRY_POLICY: RetryPolicy = {
  attemptTimeoutMs: 4000,
  attempts: 3,
  firstPauseMs: 200,
  totalTimeoutMs: 9000,
}

interface Deps extends Timing {
  readonly retryPolicy: RetryPolicy
  /** A number from 0 to 1. */
  readonly random: () => number
}

/**
 * Pause before attempt `nth` (2, 3 …), exponential with jitter: servers that failed at the same time do not retry at the
 * same time.
 */
export const pauseBefore = (nth: number, { firstPauseMs }: RetryPolicy, random: number): number =>
  firstPauseMs * 2 ** (nth - 2) * (0.5 + random / 2)

const isTemporary = (result: Result<WireAnswer, SendError>): boolean =>
  result.ok ? TEMPORARY_STATUSES.has(result.value.status) : result.error.code !== 'TOO_LONG'

/**
 * Repeats a request until its result is not a temporary failure, within the attempts and the total timeout of the policy.
 * For reads only: an attempt whose answer was lost may have been carried out.
 * @param read receives the milliseconds that it may take
 */
export async function readWithRetries(
  read: (milliseconds: number) => Promise<Result<WireAnswer, SendError>>,
  { retryPolicy, random, pause, elapsed }: Deps,
): Promise<Result<WireAnswer, SendError>> {
  const end = elapsed() + retryPolicy.totalTimeoutMs
  for (let nth = 1; ; nth += 1) {
    const result = await read(Math.min(retryPolicy.attemptTimeoutMs, end - elapsed()))
    if (!isTemporary(result) || nth >= retryPolicy.attempts) return result
    const wait = pauseBefore(nth + 1, retryPolicy, random())
    if (elapsed() + wait >= end) return result
    await pause(wait)
  }
}
