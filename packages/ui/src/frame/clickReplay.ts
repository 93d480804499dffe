/** Milliseconds after which a click is no longer repeated. */
const EXPIRES_MS = 10_000
const POLL_MS = 50

/** React stores the props of a hydrated element under a key with this prefix. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((name) => name.startsWith('__reactProps$'))

/**
 * A server-rendered page is visible before its scripts have loaded. A click on a button of it is repeated as soon as the
 * button is hydrated. React replays no event that happened before `hydrateRoot` was called, and none on a button whose
 * chunk was still loading. Links work without scripts.
 */
export function replayEarlyClicks(page: Document, now: () => number): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button || isHydrated(button)) return
      const clickedAt = now()
      const replay = () => {
        if (isHydrated(button)) button.click()
        else if (button.isConnected && now() - clickedAt < EXPIRES_MS) setTimeout(replay, POLL_MS)
      }
      replay()
    },
    { capture: true },
  )
}
