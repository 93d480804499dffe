/** Size of an open book in CSS pixels, if the window has room. */
export interface BookSize {
  readonly width: number
  readonly height: number
}

/** Page size in centimetres of books that are shown as pairs of pages. */
const OPEN_PAGE_SIZE = 10

/** The size of a series' flip book. */
export const bookSize = (pageSize: number | null): BookSize =>
  pageSize === OPEN_PAGE_SIZE ? { width: 1000, height: 500 } : { width: 594, height: 841 }

/** A sheet released beyond this part of the turn completes it, otherwise it returns. */
const COMPLETES_FROM = 0.35
/** Speed of a flick, which turns the page from any position; CSS pixels per millisecond. */
const FLICK = 0.5

/** How far a drag has turned the page, 0 to 1; a drag in the other direction gives 0. */
export const turnOf = (dragged: number, step: 1 | -1, width: number): number =>
  Math.min(1, Math.max(0, (-dragged * step) / width))

/** Milliseconds of rest before the release after which it is not a flick. */
const REST_MS = 80

/** Speed at the release in CSS pixels per millisecond. @param last speed of the last movement, `rested` ms ago */
export const speedAtRelease = (last: number, rested: number): number => (rested > REST_MS ? 0 : last)

/** Whether a released page completes its turn. @param speed CSS pixels per millisecond to the right */
export const completesTurn = (turned: number, speed: number, step: 1 | -1): boolean =>
  -speed * step > FLICK || (turned > COMPLETES_FROM && -speed * step > -FLICK)

/** The page that a key leads to; null for other keys. */
export function pageOfKey(key: string, at: number, count: number): number | null {
  const wanted = { ArrowRight: at + 1, PageDown: at + 1, ArrowLeft: at - 1, PageUp: at - 1, Home: 0, End: count - 1 }
  const page = wanted[key as keyof typeof wanted]
  return page === undefined ? null : Math.min(Math.max(page, 0), count - 1)
}
