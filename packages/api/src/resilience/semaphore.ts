import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { Semaphore as Permits, withTimeout } from 'async-mutex'

export interface SemaphoreSize {
  /** Calls that may run at the same time. */
  readonly permits: number
  /** Calls that may wait for a permit; further ones are refused. */
  readonly queue: number
}

/** Limits how many calls run at the same time and how many wait. Permits are granted in the order of the calls. */
export interface Semaphore {
  /**
   * @param timeout milliseconds to wait for a permit
   * @returns a function that returns the permit; null if the queue is full or the timeout has passed
   */
  acquire(timeout: number): Promise<(() => void) | null>
  /** Runs work with a permit, for which it waits without a timeout; `BUSY` if the queue is full. */
  run<Value>(work: () => Promise<Value>): Promise<Result<Value, 'BUSY'>>
}

const TIMED_OUT = new Error('no permit was free within the timeout')

/** A semaphore of async-mutex with a bounded queue. */
export function createSemaphore({ permits, queue }: SemaphoreSize): Semaphore {
  const semaphore = new Permits(permits)
  let waiting = 0

  const acquire = async (source: Pick<Permits, 'acquire'>): Promise<(() => void) | null> => {
    const waits = semaphore.isLocked()
    if (waits && waiting >= queue) return null
    if (waits) waiting += 1
    try {
      const [, release] = await source.acquire()
      return release
    } catch (error) {
      if (error === TIMED_OUT) return null
      throw error
    } finally {
      if (waits) waiting -= 1
    }
  }

  return {
    acquire: (timeout) => acquire(withTimeout(semaphore, timeout, TIMED_OUT)),
    async run(work) {
      const release = await acquire(semaphore)
      if (!release) return err('BUSY')
      try {
        return ok(await work())
      } finally {
        release()
      }
    },
  }
}
