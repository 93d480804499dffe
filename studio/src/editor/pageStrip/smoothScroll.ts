/** Of the specification: how long the strip takes to bring a page into sight. */
const SCROLL_MS = 400

/** A box along one axis, CSS pixels. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** How far a strip must scroll along one axis until the tab is wholly in sight; 0 where it is. */
export function distanceToShow(strip: Span, tab: Span): number {
  if (tab.start < strip.start) return tab.start - strip.start
  return tab.end > strip.end ? Math.min(tab.end - strip.end, tab.start - strip.start) : 0
}

/** Share of the way after some milliseconds: swift at first, coming to rest. */
const shareOfWay = (elapsed: number): number => 1 - (1 - Math.min(elapsed / SCROLL_MS, 1)) ** 3

export interface Frames {
  readonly now: () => number
  readonly next: (run: () => void) => void
}

export interface Scrolled {
  scrollLeft: number
  scrollTop: number
}

/** Moves a strip by a distance, or puts it there at once for whoever wants no motion. @returns the way to let it be. */
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
    const elapsed = reducedMotion ? SCROLL_MS : frames.now() - begun
    strip.scrollLeft = left + distance.x * shareOfWay(elapsed)
    strip.scrollTop = top + distance.y * shareOfWay(elapsed)
    if (elapsed < SCROLL_MS) frames.next(step)
  }
  step()
  return () => {
    isStopped = true
  }
}
