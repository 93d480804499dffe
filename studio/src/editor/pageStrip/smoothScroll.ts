/** The specification's duration for scrolling a page into view. */
const SCROLL_MS = 400

/** Extent along one axis in CSS pixels. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Scroll distance along one axis until the tab is fully visible; 0 if it is. */
export function distanceToShow(strip: Span, tab: Span): number {
  if (tab.start < strip.start) return tab.start - strip.start
  return tab.end > strip.end ? Math.min(tab.end - strip.end, tab.start - strip.start) : 0
}

/** Share of the distance after `elapsedMs` milliseconds (cubic ease-out). */
const progressAfter = (elapsedMs: number): number => 1 - (1 - Math.min(elapsedMs / SCROLL_MS, 1)) ** 3

export interface Frames {
  readonly now: () => number
  readonly next: (run: () => void) => void
}

export interface Scrolled {
  scrollLeft: number
  scrollTop: number
}

/** Scrolls by a distance, at once if reduced motion is requested. @returns stops the scrolling */
export function smoothScroll(
  strip: Scrolled,
  distance: { readonly x: number; readonly y: number },
  reducedMotion: boolean,
  frames: Frames,
): () => void {
  const [left, top, begun] = [strip.scrollLeft, strip.scrollTop, frames.now()]
  let isStopped = false
  const step = (): void => {
    if (isStopped) return
    const elapsedMs = reducedMotion ? SCROLL_MS : frames.now() - begun
    strip.scrollLeft = left + distance.x * progressAfter(elapsedMs)
    strip.scrollTop = top + distance.y * progressAfter(elapsedMs)
    if (elapsedMs < SCROLL_MS) frames.next(step)
  }
  step()
  return () => {
    isStopped = true
  }
}
