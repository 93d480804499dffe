import { useEffect, useRef } from 'react'

/** Restores the previous focus on unmount, unless the focus has moved elsewhere. */
export function useRestoreFocus(): void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    // Strict mode runs the effect twice, the second time with the focus already inside.
    before.current ??= document.activeElement
    const { current: opener } = before
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
}
