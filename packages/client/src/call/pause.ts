/** Waits for milliseconds. Rejects when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const gone = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', gone)
      resolve()
    }, ms)
    if (signal.aborted) return gone()
    signal.addEventListener('abort', gone)
  })
