import { startTransition, useEffect, useState } from 'react'
import { FIRST_VISIBLE, nextVisibleCount } from './visibleOrders.ts'

/** MYP-9: how many of a long list stand on the page; the rest follows in slices while nobody waits for anything. */
export function useGradualReveal(total: number): number {
  const [shown, setShown] = useState(FIRST_VISIBLE)
  useEffect(() => {
    if (shown >= total) return
    const more = () => startTransition(() => setShown((last) => nextVisibleCount(last, total)))
    // Safari does not tell when it is idle.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(more, 50)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(more, { timeout: 500 })
    return () => cancelIdleCallback(idle)
  }, [shown, total])
  return Math.min(shown, total)
}
