import { useEffect } from 'react'

/** When this goes away the focus returns to where it was, unless it has moved on by itself. */
export function useRestoreFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
}
