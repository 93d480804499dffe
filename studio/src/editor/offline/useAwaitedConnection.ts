import { createWaitForNetwork } from '@irodori/client/waitForNetwork'
import { useCallback, useEffect, useRef, useState } from 'react'
import { orderAwaitedAtom } from '../state/connectionState.ts'
import type { EditorStore } from '../state/store.ts'

/**
 * Waits for the connection while the order of a design cannot be looked for.
 * @returns whether the connection is awaited, and a function to call when it was found to be missing
 */
export function useAwaitedConnection(store: EditorStore): readonly [boolean, () => void] {
  const [isAwaited, setAwaited] = useState(() => !navigator.onLine)
  const failures = useRef(0)
  useEffect(() => {
    store.set(orderAwaitedAtom, isAwaited)
    if (!isAwaited) return
    const left = new AbortController()
    const waitForNetwork = createWaitForNetwork(window)
    const untilOnline = async (): Promise<void> => {
      do {
        failures.current += 1
        await waitForNetwork(failures.current, left.signal)
      } while (!navigator.onLine)
      setAwaited(false)
    }
    // Rejects only when the editor closes during the wait.
    untilOnline().catch(() => {})
    return () => left.abort()
  }, [isAwaited, store])
  return [isAwaited, useCallback(() => setAwaited(true), [])]
}
