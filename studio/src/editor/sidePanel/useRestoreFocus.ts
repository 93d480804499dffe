import { useEffect } from 'react'

/** Restores the previous focus on unmount, unless the focus has moved elsewhere. */
export function useRestoreFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
}
