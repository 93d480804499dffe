import { useSyncExternalStore } from 'react'

const unheard = () => () => {}

/** The document's cookies; empty during server rendering. */
export const useCookies = (): string =>
  useSyncExternalStore(
    unheard,
    () => document.cookie,
    () => '',
  )
