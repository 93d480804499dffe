import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the content of a page that a link of the app led to. @returns the ref of the content */
export function useArrivalFocus(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    // The link that led here was removed together with its focus, so the new content receives it. On the first page of
    // a visit the first Tab has to reach the skip link.
    const isArrival = document.activeElement === document.body && navigator.userActivation?.hasBeenActive
    if (isArrival) content.current?.focus({ preventScroll: true })
  }, [])
  return content
}
