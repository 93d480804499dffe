import { startTransition, useEffect, useState } from 'react'
import { FIRST_VISIBLE, nextVisibleCount } from './visibleOrders.ts'

/** MYP-9: the number of visible items of a long list; further slices follow while the browser is idle. */
export function useGradualReveal(total: number): number {
  const [shown, setShown] = useState(FIRST_VISIBLE)
  useEffect(() => {
    if (shown >= total) return
    const showMore = () => startTransition(() => setShown((last) => nextVisibleCount(last, total)))
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(showMore, 50)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(showMore, { timeout: 500 })
    return () => cancelIdleCallback(idle)
  }, [shown, total])
  return Math.min(shown, total)
}
