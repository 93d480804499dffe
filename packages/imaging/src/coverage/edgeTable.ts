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
  const rowOf = (height: number): number => (height <= 0 ? 0 : Math.floor(height / UNIT))
  const starts = new Int32Array(box.height + 1)
  for (const polygon of polygons) {
    forEachEdge(polygon, (_px, py, _qx, qy) => {
      const from = heightOf(py)
      const to = heightOf(qy)
      if (from === to || Math.max(from, to) <= 0 || Math.min(from, to) >= end) return
      const row = rowOf(Math.min(from, to)) + 1
      starts[row] = (starts[row] ?? 0) + 1
    })
  }
  for (let row = 1; row <= box.height; row++) starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0)
  const count = starts[box.height] ?? 0
  const [top, bottom, x, slope] = [0, 1, 2, 3].map(() => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const winding = new Int8Array(count)
  const next = starts.slice()
  for (const polygon of polygons) {
    forEachEdge(polygon, (px, py, qx, qy) => {
      const from = heightOf(py)
      const to = heightOf(qy)
      if (from === to || Math.max(from, to) <= 0 || Math.min(from, to) >= end) return
      const row = rowOf(Math.min(from, to))
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
  }
  return { starts, top, bottom, x, slope, winding }
}
