import { TEMPORARY_STATUSES } from '../resilience/transientErrors.ts'
import type { Reading } from './readJson.ts'

/** Milliseconds. */
export interface RetryPolicy {
  /** For one try. */
  readonly attemptTimeout: number
  readonly tries: number
  /** Before the second try; it doubles from then on. */
  readonly firstPause: number
  /** For all tries and pauses. */
  readonly totalTimeout: number
}

export const RETRY_POLICY: RetryPolicy = { attemptTimeout: 4000, tries: 3, firstPause: 200, totalTimeout: 9000 }

interface Deps {
  readonly patience: RetryPolicy
  /** From 0 to 1. */
  readonly random: () => number
  readonly pause: (milliseconds: number) => Promise<unknown>
  /** Milliseconds of a clock that only goes forward. */
  readonly elapsed: () => number
}

/** Before try `nth` (2, 3 …): a random part, so that servers which failed together do not come back together. */
export const pauseBefore = (nth: number, { firstPause }: RetryPolicy, random: number): number =>
  firstPause * 2 ** (nth - 2) * (0.5 + random / 2)

const isTemporary = (reading: Reading): boolean =>
  reading.kind === 'ANSWER' ? TEMPORARY_STATUSES.has(reading.status) : reading.kind !== 'TOO_LONG'

/**
 * Reads until there is an answer worth having, `tries` times at most and not beyond `totalTimeout`. For reads only: nothing
 * that changes a shop may come this way, since a try whose answer was lost may have been carried out.
 * @param read is given the milliseconds that it may take
 */
export async function readWithRetries(
  read: (milliseconds: number) => Promise<Reading>,
  { patience, random, pause, elapsed }: Deps,
): Promise<Reading> {
  const end = elapsed() + patience.totalTimeout
  for (let nth = 1; ; nth += 1) {
    const reading = await read(Math.min(patience.attemptTimeout, end - elapsed()))
    if (!isTemporary(reading) || nth >= patience.tries) return reading
    const wait = pauseBefore(nth + 1, patience, random())
    if (elapsed() + wait >= end) return reading
    await pause(wait)
  }
}
