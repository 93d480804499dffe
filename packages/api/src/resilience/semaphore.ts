import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'

export interface SemaphoreSize {
  /** Calls that may run at the same time. */
  readonly permits: number
  /** Calls that may wait for a permit; further ones are refused. */
  readonly queue: number
}

/** Limits how many calls run at the same time and how many wait. */
export interface Semaphore {
  /**
   * @param timeout milliseconds to wait for a permit
   * @returns a function that returns the permit; null if the queue is full or the timeout has passed
   */
  acquire(timeout: number): Promise<(() => void) | null>
  /** Runs work with a permit, for which it waits without a timeout; `BUSY` if the queue is full. */
  run<Value>(work: () => Promise<Value>): Promise<Result<Value, 'BUSY'>>
}

interface Waiting {
  readonly start: () => void
}

/** Permits are granted in the order in which they were asked for. */
export function createSemaphore({ permits, queue }: SemaphoreSize): Semaphore {
  let taken = 0
  const waiting: Waiting[] = []

  /** Returns its permit once, however often it is called; the first call in the queue takes the permit over. */
  const releaseOnce = (): (() => void) => {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const next = waiting.shift()
      if (next) next.start()
      else taken -= 1
    }
  }

  const acquire = async (timeout: number | null): Promise<(() => void) | null> => {
    if (taken < permits) {
      taken += 1
      return releaseOnce()
    }
    if (waiting.length >= queue) return null
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      const place: Waiting = {
        start: () => {
          clearTimeout(timer)
          resolve(releaseOnce())
        },
      }
      if (timeout !== null) {
        timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(place), 1)
          resolve(null)
        }, timeout)
      }
      waiting.push(place)
    })
  }

  return {
    acquire,
    async run(work) {
      const release = await acquire(null)
      if (!release) return err('BUSY')
      try {
        return ok(await work())
      } finally {
        release()
      }
    },
  }
}
