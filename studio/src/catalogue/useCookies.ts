import { useSyncExternalStore } from 'react'

const unheard = () => () => {}

/** The page's cookies at each render; none where a page is painted for nobody in particular. */
export const useCookies = (): string =>
  useSyncExternalStore(
    unheard,
    () => document.cookie,
    () => '',
  )
