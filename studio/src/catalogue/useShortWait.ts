import { useEffect, useState } from 'react'

/** An answer that takes longer is not waited for: what it adds is shown when it comes. */
const LONGEST_MS = 3000

/**
 * CAT-63: whether a list waits for what is above it: until that has come or failed once, and for three seconds at most. What
 * is asked for again afterwards is not waited for.
 */
export function useShortWait(isPending: boolean): boolean {
  const [isOver, setOver] = useState(!isPending)
  if (!isPending && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return
    const waiting = setTimeout(() => setOver(true), LONGEST_MS)
    return () => clearTimeout(waiting)
  }, [isOver])
  return !isOver
}
