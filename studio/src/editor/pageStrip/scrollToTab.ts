import { distanceToShow, smoothScroll } from './smoothScroll.ts'

/** Distance between a tab and the edge of the strip in CSS pixels. */
const MARGIN = 12

/** Scrolls the tab of a page into view. @returns stops the scrolling */
export function scrollToTab(tab: Element, strip: Element): () => void {
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  const x = distanceToShow(
    { start: outer.left, end: outer.right },
    { start: inner.left - MARGIN, end: inner.right + MARGIN },
  )
  const y = distanceToShow(
    { start: outer.top, end: outer.bottom },
    { start: inner.top - MARGIN, end: inner.bottom + MARGIN },
  )
  if (x === 0 && y === 0) return () => {}
  return smoothScroll(strip, { x, y }, matchMedia('(prefers-reduced-motion: reduce)').matches, {
    now: () => performance.now(),
    next: (run) => void requestAnimationFrame(run),
  })
}
