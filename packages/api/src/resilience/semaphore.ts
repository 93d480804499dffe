import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import PQueue from 'p-queue'

export interface SemaphoreSize {
  /** Calls that may run at the same time. */
  readonly permits: number
  /** Calls that may wait for a permit; further ones are refused. */
  readonly queue: number
}

/**
 * Runs work when a permit is free; permits are granted in the order of the calls. `BUSY` if the queue is full or no permit
 * was free within the timeout, without which the work waits for any time.
 */
export type Semaphore = <Value>(work: () => Promise<Value>, timeoutMs?: number) => Promise<Result<Value, 'BUSY'>>

/** Limits how many calls run at the same time and how many wait. */
export function createSemaphore({ permits, queue }: SemaphoreSize): Semaphore {
  const calls = new PQueue({ concurrency: permits })
  return async (work, timeoutMs) => {
    if (calls.pending >= permits && calls.size >= queue) return err('BUSY')
    const waiting = new AbortController()
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => waiting.abort(), timeoutMs)
    const start = async () => {
      clearTimeout(timer)
      return ok(await work())
    }
    return calls.add(start, { signal: waiting.signal }).catch((error: unknown) => {
      if (error === waiting.signal.reason) return err('BUSY')
      throw error
    })
  }
}
