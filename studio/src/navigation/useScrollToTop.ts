import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** A new screen begins at its top; on the way back and forth the browser's own memory of the place holds. */
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
