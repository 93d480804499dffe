/** Animation frames and timers of a stage. */
export interface FrameClock {
  /** Requests the next frame; several requests before it count as one. */
  request(): void
  /** Draws at once instead of in the next frame. */
  drawNow(): void
  /** Runs a function after a delay. A later call under the same name replaces it. */
  after(name: string, delayMs: number, run: () => void): void
  /** Runs a function once after a delay. @returns a function that cancels it */
  later(delayMs: number, run: () => void): () => void
  stop(): void
}

export function createFrameClock(window: Window, draw: (time: number) => void): FrameClock {
  let request = 0
  const timers = new Map<string, number>()
  const run = (time: number): void => {
    request = 0
    draw(time)
  }
  return {
    request() {
      if (request === 0) request = window.requestAnimationFrame(run)
    },
    drawNow() {
      window.cancelAnimationFrame(request)
      run(window.performance.now())
    },
    after(name, delayMs, due) {
      window.clearTimeout(timers.get(name))
      timers.set(name, window.setTimeout(due, delayMs))
    },
    later(delayMs, due) {
      const timer = window.setTimeout(due, delayMs)
      return () => window.clearTimeout(timer)
    },
    stop() {
      window.cancelAnimationFrame(request)
      for (const timer of timers.values()) window.clearTimeout(timer)
    },
  }
}
