import { type RefObject, useLayoutEffect } from 'react'

/** How much of the window's foot a part must have risen above. */
const RISEN = '0px 0px -12% 0px'

/** Lets what is marked `data-reveal` wait unseen until it comes into sight; whatever has been seen stays. */
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
      { rootMargin: RISEN },
    )
    for (const part of waiting) watch.observe(part)
    return () => {
      watch.disconnect()
      for (const part of waiting) part.removeAttribute('data-waiting')
    }
  }, [parts, isShown])
}
