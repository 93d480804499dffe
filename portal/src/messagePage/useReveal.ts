import { type RefObject, useLayoutEffect } from 'react'

/** A part appears once it has risen above the lowest 12 % of the window. */
const REVEAL_MARGIN = '0px 0px -12% 0px'

/** Hides elements with `data-reveal` until they scroll into view; a visible element stays visible. */
export function useReveal(parts: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || !parts.current) return
    const waiting = [...parts.current.querySelectorAll('[data-reveal]')]
    for (const part of waiting) part.setAttribute('data-waiting', '')
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue
          target.removeAttribute('data-waiting')
          watch.unobserve(target)
        }
      },
      { rootMargin: REVEAL_MARGIN },
    )
    for (const part of waiting) watch.observe(part)
    return () => {
      watch.disconnect()
      for (const part of waiting) part.removeAttribute('data-waiting')
    }
  }, [parts, isShown])
}
