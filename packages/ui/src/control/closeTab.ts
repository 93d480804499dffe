import { useState } from 'react'

/** Browsers close only windows that a page has opened; how long it takes to see whether they did, milliseconds. */
const CLOSES_WITHIN = 300

/** Closes the tab; whoever still looks at it after a moment is to be told. */
export function closeTab(tab: Pick<Window, 'close' | 'setTimeout'>, onLeftOpen: () => void): void {
  tab.close()
  tab.setTimeout(onLeftOpen, CLOSES_WITHIN)
}

/** The way out of a page that people open in a tab of its own, and whether the browser has left the tab open. */
export function useCloseTab() {
  const [isLeftOpen, setLeftOpen] = useState(false)
  return { isLeftOpen, close: () => closeTab(window, () => setLeftOpen(true)) }
}
