/** The target of the browser's `online` event. */
export type NetworkEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 30_000

/**
 * Resolves when the next attempt is worthwhile: on the browser's `online` event, or after a pause that doubles with
 * every failure, because the server may be unavailable while the network works. Rejects when `signal` aborts.
 */
export const createWaitForNetwork =
  (events: NetworkEvents) =>
  (failures: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const finish = (settle: () => void) => () => {
        clearTimeout(timer)
        events.removeEventListener('online', back)
        signal.removeEventListener('abort', gone)
        settle()
      }
      const back = finish(resolve)
      const gone = finish(() => reject(signal.reason))
      const timer = setTimeout(back, Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS))
      if (signal.aborted) return gone()
      events.addEventListener('online', back)
      signal.addEventListener('abort', gone)
    })
