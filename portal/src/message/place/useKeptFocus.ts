import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a place when the focused button is replaced by another, as the one that deletes the video is by the one
 * that adds it, also if a dialog of the place was open meanwhile.
 * @returns the handlers of the place
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const isHere = useRef(false)
  const restore = useCallback(() => {
    if (!isHere.current || document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>('button, textarea')?.focus({ preventScroll: true })
  }, [place])
  // The element that had the focus is gone after a render at the earliest.
  useEffect(restore)
  useEffect(() => {
    // A dialog is a child of the body. After its removal it returns the focus in a task of its own, which comes first.
    const watch = new MutationObserver(() => setTimeout(restore))
    watch.observe(document.body, { childList: true })
    return () => watch.disconnect()
  }, [restore])
  return {
    // React reports the events of a dialog to the place that opened it.
    onFocus: () => {
      isHere.current = true
    },
    onBlur: () => {
      isHere.current = false
    },
  }
}
