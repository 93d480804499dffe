import { distanceToShow, smoothScroll } from './smoothScroll.ts'

/** Room that is left between a tab and the edge of the strip, CSS pixels. */
const ROOM = 12

/** Brings the tab of a page into sight of its strip. @returns the way to let it be. */
export function scrollToTab(tab: Element, strip: Element): () => void {
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  const x = distanceToShow(
    { start: outer.left, end: outer.right },
    { start: inner.left - ROOM, end: inner.right + ROOM },
  )
  const y = distanceToShow(
    { start: outer.top, end: outer.bottom },
    { start: inner.top - ROOM, end: inner.bottom + ROOM },
  )
  if (x === 0 && y === 0) return () => {}
  return smoothScroll(strip, { x, y }, matchMedia('(prefers-reduced-motion: reduce)').matches, {
    now: () => performance.now(),
    next: (run) => void requestAnimationFrame(run),
  })
}
