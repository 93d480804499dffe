import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** CSS pixels; what covers less is a bar of the browser's. */
const LEAST_KEYBOARD = 120

/** Keeps an element above the keyboard of a phone, which covers the page's lower part without telling its style. */
export function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const look = () => {
      // A page that is magnified is seen in part too, but by nobody's typing.
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop)
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
      element.current?.toggleAttribute('data-keyboard', covered > LEAST_KEYBOARD)
    }
    look()
    seen.addEventListener('resize', look)
    seen.addEventListener('scroll', look)
    return () => {
      seen.removeEventListener('resize', look)
      seen.removeEventListener('scroll', look)
    }
  }, [])
  return element
}
