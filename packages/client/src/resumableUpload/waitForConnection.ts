/** Waits for some time, or shorter where there is reason to hope that the line is back. */
export type LineState = (ms: number, signal: AbortSignal | undefined) => Promise<void>

/** Ends early when the browser says that it is on line again, or when the wait is given up. */
export const waitForLine: LineState = (ms, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal?.addEventListener('abort', end)
  })
