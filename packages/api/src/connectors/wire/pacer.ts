/** A clock in milliseconds, and how to wait. */
export interface Timing {
  readonly elapsed: () => number
  readonly pause: (milliseconds: number) => Promise<unknown>
}

/** Waits for the next free moment. */
export type Pacer = () => Promise<void>

/** Gives each call the next free moment, in the order of the calls, so that two begin at least `gapMs` apart. */
export function createPacer(gapMs: number, { elapsed, pause }: Timing): Pacer {
  let free = Number.NEGATIVE_INFINITY
  return async () => {
    const now = elapsed()
    const begin = Math.max(now, free)
    free = begin + gapMs
    if (begin > now) await pause(begin - now)
  }
}
