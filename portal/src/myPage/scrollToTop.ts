/** MYP-4: duration of the scroll to the top in milliseconds. */
const TO_TOP_MS = 500

/** The scroll position `elapsedMs` milliseconds after the start, with ease-in and ease-out. */
export function scrollAt(from: number, elapsedMs: number): number {
  const done = Math.min(1, Math.max(0, elapsedMs / TO_TOP_MS))
  return from * (1 - done * done * (3 - 2 * done))
}

interface ScrollDeps {
  readonly position: () => number
  readonly scrollTo: (top: number) => void
  readonly nextFrame: (step: (time: number) => void) => void
  /** Milliseconds by the clock of the animation frames. */
  readonly now: () => number
  readonly reducedMotion: boolean
}

/** MYP-4: scrolls to the top within half a second, or at once under reduced motion. */
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
