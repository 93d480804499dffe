export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** An axis-aligned rectangle; the field names are those of the wire. */
export interface Rect extends Size {
  readonly left: number
  readonly top: number
}

export const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, width, height })

export const isSameRect = (a: Rect, b: Rect): boolean =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height

export const centreOf = (r: Rect): Point => ({ x: r.left + r.width / 2, y: r.top + r.height / 2 })

export const containsPoint = (r: Rect, p: Point): boolean =>
  p.x >= r.left && p.x < r.left + r.width && p.y >= r.top && p.y < r.top + r.height

export const isEmptyRect = (r: Rect): boolean => r.width <= 0 || r.height <= 0

/** The intersection of two rectangles, or null if they do not overlap. */
export function intersectRects(a: Rect, b: Rect): Rect | null {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  const right = Math.min(a.left + a.width, b.left + b.width)
  const bottom = Math.min(a.top + a.height, b.top + b.height)
  return right > left && bottom > top ? rect(left, top, right - left, bottom - top) : null
}

/** The smallest rectangle that contains both. */
export function uniteRects(a: Rect, b: Rect): Rect {
  const left = Math.min(a.left, b.left)
  const top = Math.min(a.top, b.top)
  const right = Math.max(a.left + a.width, b.left + b.width)
  const bottom = Math.max(a.top + a.height, b.top + b.height)
  return rect(left, top, right - left, bottom - top)
}

/** The rectangle enlarged by a margin on every side; a negative margin shrinks it. */
export const outset = (r: Rect, margin: number): Rect =>
  rect(r.left - margin, r.top - margin, r.width + 2 * margin, r.height + 2 * margin)

/** The smallest rectangle with integer edges that contains r. */
export function roundOut(r: Rect): Rect {
  const left = Math.floor(r.left)
  const top = Math.floor(r.top)
  return rect(left, top, Math.ceil(r.left + r.width) - left, Math.ceil(r.top + r.height) - top)
}
