import { useLayoutEffect, useRef } from 'react'

/** Scrolls to the top when a filter replaces the front page, so that the products that were found are in view. */
export function useTopWithoutFront(isFront: boolean): void {
  const wasFront = useRef(isFront)
  useLayoutEffect(() => {
    if (wasFront.current && !isFront) window.scrollTo(0, 0)
    wasFront.current = isFront
  }, [isFront])
}
