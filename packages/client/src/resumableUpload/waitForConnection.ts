/** Waits for a time, or less if the connection seems to be restored. */
export type WaitForConnection = (ms: number, signal: AbortSignal | undefined) => Promise<void>

/** Ends early when the browser reports that it is online, or when the signal aborts. */
export const waitForConnection: WaitForConnection = (ms, signal) =>
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
