import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Scrolls a new screen to its top; for back and forward the browser restores the position. */
export function useScrollToTop(): void {
  const [pathname] = useLocation()
  const travelled = useRef(false)
  const shown = useRef(pathname)

  useEffect(() => {
    const note = () => {
      travelled.current = true
    }
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!travelled.current) window.scrollTo(0, 0)
    travelled.current = false
  }, [pathname])
}
