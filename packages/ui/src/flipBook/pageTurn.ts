/** How a book lies, in CSS pixels: its own size where the window has room. */
export interface BookSize {
  readonly width: number
  readonly height: number
}

/** Pages of so many centimetres lie open two by two. */
const OPEN_PAGE_SIZE = 10

/** The size of a series' flip book. */
export const bookSize = (pageSize: number | null): BookSize =>
  pageSize === OPEN_PAGE_SIZE ? { width: 1000, height: 500 } : { width: 594, height: 841 }

/** A sheet that was let go beyond this part of its way falls over, before it back. */
const FALLS_OVER = 0.35
/** A quick flick turns the page from anywhere; CSS pixels per millisecond. */
const FLICK = 0.5

/** How far a drag has turned the page, 0 to 1; a drag against its direction leaves it lying. */
export const turnOf = (dragged: number, step: 1 | -1, width: number): number =>
  Math.min(1, Math.max(0, (-dragged * step) / width))

/** A hand that rested so long before it let go has flicked nothing, milliseconds. */
const RESTS = 80

/** How fast the hand let go, CSS pixels per millisecond. @param last its speed when it last moved, `rested` ms ago */
export const speedAtRelease = (last: number, rested: number): number => (rested > RESTS ? 0 : last)

/** Where a released page goes. @param speed CSS pixels per millisecond, to the right. */
export const fallsOver = (turned: number, speed: number, step: 1 | -1): boolean =>
  -speed * step > FLICK || (turned > FALLS_OVER && -speed * step > -FLICK)

/** The page that a key leads to; null for keys that turn nothing. */
export function pageOfKey(key: string, at: number, count: number): number | null {
  const wanted = { ArrowRight: at + 1, PageDown: at + 1, ArrowLeft: at - 1, PageUp: at - 1, Home: 0, End: count - 1 }
  const page = wanted[key as keyof typeof wanted]
  return page === undefined ? null : Math.min(Math.max(page, 0), count - 1)
}
