import { useEffect, useRef } from 'react'

/**
 * Signals for calls of which at most one counts: a new one aborts the one before it, and so does the removal of the
 * component.
 */
export function useAbortSignal() {
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const abort = () => current.current?.abort()
  return {
    abort,
    next: (): AbortSignal => {
      abort()
      current.current = new AbortController()
      return current.current.signal
    },
  }
}
