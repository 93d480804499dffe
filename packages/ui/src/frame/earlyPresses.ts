/** Milliseconds after which nobody waits for what a press was meant to do. */
const PATIENCE_MS = 10_000

/** React marks the elements that it listens to. */
const isAwake = (element: Element): boolean => Object.keys(element).some((name) => name.startsWith('__reactProps$'))

/**
 * A page that came painted is seen before its scripts are there. A press on one of its buttons meanwhile is not lost:
 * it is made again as soon as the button can do something. Links work by themselves.
 */
export function keepEarlyPresses(page: Document, now: () => number): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button || isAwake(button)) return
      const pressed = now()
      const again = () => {
        if (isAwake(button)) button.click()
        else if (button.isConnected && now() - pressed < PATIENCE_MS) setTimeout(again, 50)
      }
      again()
    },
    { capture: true },
  )
}
