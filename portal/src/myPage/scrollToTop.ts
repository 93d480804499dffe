/** MYP-4: milliseconds of the way back to the top. */
const TO_TOP_MS = 500

/** Where the page stands so long after the start: it leaves and arrives gently. */
export function scrollAt(from: number, elapsed: number): number {
  const done = Math.min(1, Math.max(0, elapsed / TO_TOP_MS))
  return from * (1 - done * done * (3 - 2 * done))
}

interface ScrollDeps {
  readonly position: () => number
  readonly scrollTo: (top: number) => void
  readonly nextFrame: (step: (time: number) => void) => void
  /** Milliseconds, of the same clock as the frames. */
  readonly now: () => number
  readonly reducedMotion: boolean
}

/** MYP-4: takes the page to its top over half a second; at once for whoever asked for less motion. */
export function scrollToTop({ position, scrollTo, nextFrame, now, reducedMotion }: ScrollDeps): void {
  if (reducedMotion) {
    scrollTo(0)
    return
  }
  const from = position()
  const start = now()
  const step = (time: number) => {
    scrollTo(scrollAt(from, time - start))
    if (time - start < TO_TOP_MS) nextFrame(step)
  }
  nextFrame(step)
}
