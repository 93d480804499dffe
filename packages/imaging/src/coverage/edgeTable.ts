import type { Polygon } from '@irodori/geometry/polygon'
import { forEachEdge } from '@irodori/geometry/polygon'
import type { Rect } from '@irodori/geometry/shape'

/** Heights and areas are whole numbers of this fraction of a pixel, so that their sums are exact. */
export const UNIT_BITS = 16
export const UNIT = 1 << UNIT_BITS

/** The edges of an outline that reach into a box, without horizontal ones, ordered by the row in which they begin. */
export interface EdgeTable {
  /** Index of the first edge that begins in each row of the box or above the first, with one more entry than rows. */
  readonly starts: Int32Array
  /** Upper and lower end in units, from the box's top. */
  readonly top: Float64Array
  readonly bottom: Float64Array
  /** x of the upper end in pixels of the target, and its change per unit of height. */
  readonly x: Float64Array
  readonly slope: Float64Array
  /** 1 for an edge that was drawn downwards, -1 for one that was drawn upwards. */
  readonly winding: Int8Array
}

export function edgeTable(polygons: readonly Polygon[], box: Rect): EdgeTable {
  const origin = box.top * UNIT
  const end = box.height * UNIT
  // Both ends are rounded before the difference, so that a box with another top gives the same heights.
  const heightOf = (y: number): number => Math.floor(y * UNIT + 0.5) - origin
  /** The edges that reach into the box and are not horizontal, with the heights of their ends and their first row. */
  const forEachReaching = (use: (px: number, from: number, qx: number, to: number, row: number) => void): void => {
    for (const polygon of polygons) {
      forEachEdge(polygon, (px, py, qx, qy) => {
        const from = heightOf(py)
        const to = heightOf(qy)
        const upper = Math.min(from, to)
        if (from === to || Math.max(from, to) <= 0 || upper >= end) return
        use(px, from, qx, to, upper <= 0 ? 0 : Math.floor(upper / UNIT))
      })
    }
  }
  const starts = new Int32Array(box.height + 1)
  forEachReaching((_px, _from, _qx, _to, row) => {
    starts[row + 1] = (starts[row + 1] ?? 0) + 1
  })
  for (let row = 1; row <= box.height; row++) starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0)
  const count = starts[box.height] ?? 0
  const top = new Float64Array(count)
  const bottom = new Float64Array(count)
  const x = new Float64Array(count)
  const slope = new Float64Array(count)
  const winding = new Int8Array(count)
  const next = starts.slice()
  forEachReaching((px, from, qx, to, row) => {
    const at = next[row] ?? 0
    next[row] = at + 1
    // Described from the upper end in both directions, so that two contours that share an edge get equal numbers.
    const down = from < to
    top[at] = down ? from : to
    bottom[at] = down ? to : from
    x[at] = down ? px : qx
    slope[at] = down ? (qx - px) / (to - from) : (px - qx) / (from - to)
    winding[at] = down ? 1 : -1
  })
  return { starts, top, bottom, x, slope, winding }
}
