import { useSyncExternalStore } from 'react'

function watchConnection(listener: () => void): () => void {
  const left = new AbortController()
  for (const change of ['online', 'offline']) window.addEventListener(change, listener, { signal: left.signal })
  return () => left.abort()
}

/** Whether the browser has a connection; the server renders every page as with one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
