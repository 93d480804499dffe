import { useSyncExternalStore } from 'react'

const noChanges = () => () => {}

/** The document's cookies; empty during server rendering. */
export const useCookies = (): string =>
  useSyncExternalStore(
    noChanges,
    () => document.cookie,
    () => '',
  )
