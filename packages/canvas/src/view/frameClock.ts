/** The frames and timers of one stage. */
export interface FrameClock {
  /** Asks for one frame, however often it is called before that. */
  request(): void
  /** Draws at once instead of in the next frame. */
  drawNow(): void
  /** Runs something after some milliseconds, unless it is asked for again under the same name before. */
  after(name: string, delay: number, run: () => void): void
  /** Runs something once after some milliseconds; the answer calls it off. */
  later(delay: number, run: () => void): () => void
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
    after(name, delay, due) {
      window.clearTimeout(timers.get(name))
      timers.set(name, window.setTimeout(due, delay))
    },
    later(delay, due) {
      const timer = window.setTimeout(due, delay)
      return () => window.clearTimeout(timer)
    },
    stop() {
      window.cancelAnimationFrame(request)
      for (const timer of timers.values()) window.clearTimeout(timer)
    },
  }
}
