import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** CSS pixels; a smaller covered height is a browser bar, not a keyboard. */
const LEAST_KEYBOARD = 120

/** Sets the height of the on-screen keyboard as a CSS variable, because the keyboard covers the page without a resize. */
export function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const update = () => {
      // A pinch-zoomed page has a smaller visual viewport without a keyboard.
      const covered = seen.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop)
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
      element.current?.toggleAttribute('data-keyboard', covered > LEAST_KEYBOARD)
    }
    update()
    seen.addEventListener('resize', update)
    seen.addEventListener('scroll', update)
    return () => {
      seen.removeEventListener('resize', update)
      seen.removeEventListener('scroll', update)
    }
  }, [])
  return element
}
