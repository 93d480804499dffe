import { useState } from 'react'

/** Browsers close only windows that a script has opened. After this many milliseconds the tab counts as left open. */
const CLOSES_WITHIN_MS = 300

/** Tries to close the tab and calls back if it is still open after a moment. */
export function closeTab(tab: Pick<Window, 'close' | 'setTimeout'>, onLeftOpen: () => void): void {
  tab.close()
  tab.setTimeout(onLeftOpen, CLOSES_WITHIN_MS)
}

/** Closes a page that is opened in its own tab; `isLeftOpen` if the browser refused. */
export function useCloseTab() {
  const [isLeftOpen, setLeftOpen] = useState(false)
  return { isLeftOpen, close: () => closeTab(window, () => setLeftOpen(true)) }
}
