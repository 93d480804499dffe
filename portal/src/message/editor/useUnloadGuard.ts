import { useEffect } from 'react'

/** DGM-7: the browser asks before closing the page while files are uploading. */
export function useUnloadGuard(isGuarded: boolean): void {
  useEffect(() => {
    if (!isGuarded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isGuarded])
}
