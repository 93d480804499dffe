import { useCallback, useRef } from 'react'

/** A key for calls that create something: the same one as long as the same is sent, so that a repeated attempt creates one. */
export function useIdempotencyKey(): (sent: unknown) => string {
  const last = useRef({ text: '', key: '' })
  return useCallback((sent) => {
    const text = JSON.stringify(sent)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
