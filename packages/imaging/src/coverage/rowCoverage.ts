import type { Rect } from '@irodori/geometry/shape'
import type { EdgeTable } from './edgeTable.ts'
import { UNIT, UNIT_BITS } from './edgeTable.ts'

/** Edges that change places by less than this, in pixels, count as if they only touched. */
const CROSSING_TOLERANCE = 1 / 256
/** A band in which edges cross is halved down to this height, in units: 1/64 pixel. */
const LOWEST_BAND = UNIT / 64

/** The areas that the inside covers in one row of pixels. */
export interface RowCoverage {
  /** The coverage of each pixel, valid from `from` to `to` after `end`. */
  readonly coverage: Uint8Array
  readonly from: () => number
  readonly to: () => number
  begin(active: Int32Array, count: number, rowTop: number): void
  /** Finds the edges between inside and outside, between two heights that no edge ends between. */
  addBand(active: Int32Array, count: number, from: number, to: number): void
  end(active: Int32Array, count: number, rowBottom: number): void
}

export function createRow({ top, bottom, x, slope, winding }: EdgeTable, { left, width }: Rect): RowCoverage {
  /** Changes of the covered units from pixel to pixel, with one more cell, because an edge changes the cell after its own. */
  const steps = new Int32Array(width + 1)
  const coverage = new Uint8Array(width)
  /** The edges of the current band from left to right, with their x at its top and at its bottom. */
  const upper = new Float64Array(top.length)
  const lower = new Float64Array(top.length)
  const band = new Int32Array(top.length)
  /** For each edge 1 where the inside begins, -1 where it ends and 0 within or outside, and the height since when. */
  const sides = new Int8Array(top.length)
  const since = new Float64Array(top.length)
  /** The cells that the row has changed. */
  let firstCell = width
  let lastCell = 0

  /** Collects the edges that pass through a band. @returns their number */
  const collect = (active: Int32Array, count: number, from: number, to: number): number => {
    let length = 0
    for (let i = 0; i < count; i++) {
      const edge = active[i] ?? 0
      const start = top[edge] ?? 0
      if (start > from || (bottom[edge] ?? 0) < to) continue
      const origin = x[edge] ?? 0
      const lean = slope[edge] ?? 0
      const above = origin + (from - start) * lean
      const below = origin + (to - start) * lean
      const sum = above + below
      let place = length++
      for (; place > 0; place--) {
        const a = upper[place - 1] ?? 0
        const b = lower[place - 1] ?? 0
        if (a + b <= sum) break
        upper[place] = a
        lower[place] = b
        band[place] = band[place - 1] ?? 0
      }
      upper[place] = above
      lower[place] = below
      band[place] = edge
    }
    return length
  }

  const hasCrossing = (length: number): boolean => {
    for (let i = 1; i < length; i++) {
      if ((upper[i - 1] ?? 0) > (upper[i] ?? 0) + CROSSING_TOLERANCE) return true
      if ((lower[i - 1] ?? 0) > (lower[i] ?? 0) + CROSSING_TOLERANCE) return true
    }
    return false
  }

  const addBand = (active: Int32Array, count: number, from: number, to: number): void => {
    const length = collect(active, count, from, to)
    const height = to - from
    if (height > LOWEST_BAND && hasCrossing(length)) {
      const middle = from + Math.floor(height / 2)
      addBand(active, count, from, middle)
      addBand(active, count, middle, to)
      return
    }
    let inside = 0
    for (let i = 0; i < length; i++) {
      const edge = band[i] ?? 0
      const before = inside
      inside += winding[edge] ?? 0
      const side = before === 0 ? 1 : inside === 0 ? -1 : 0
      if (side === sides[edge]) continue
      addEdge(edge, from)
      sides[edge] = side
    }
  }

  /** Adds the area of an edge down to a height, and continues from there. */
  const addEdge = (edge: number, to: number): void => {
    const from = since[edge] ?? 0
    const side = sides[edge] ?? 0
    since[edge] = to
    if (side === 0 || from >= to) return
    const start = top[edge] ?? 0
    const origin = x[edge] ?? 0
    const lean = slope[edge] ?? 0
    const above = origin + (from - start) * lean
    const below = origin + (to - start) * lean
    if (above < below) addArea(above, below, to - from, side)
    else addArea(below, above, to - from, side)
  }

  /** Adds the area to the right of an edge that runs from x `low` to x `high` over a height. */
  const addArea = (low: number, high: number, height: number, sign: number): void => {
    const first = Math.floor(low) - left
    if (first >= width) return
    const last = Math.floor(high) - left
    if (first < firstCell) firstCell = first < 0 ? 0 : first
    if (last >= lastCell) lastCell = last >= width ? width : last + 1
    if (last < 0) {
      steps[0] = (steps[0] ?? 0) + sign * height
      return
    }
    const middle = (low + high) / 2
    if (first === last) {
      const part = Math.floor(height * (first + left + 1 - middle) + 0.5)
      steps[first] = (steps[first] ?? 0) + sign * part
      steps[first + 1] = (steps[first + 1] ?? 0) + sign * (height - part)
      return
    }
    const scale = height / (2 * (high - low))
    // The area to the right of the edge and to the left of a cell's right side is a square function of that side.
    let side = (first < 0 ? 0 : first) + left
    let area = first < 0 ? (side - low) * (side - low) * scale : 0
    let before = 0
    const until = last < width ? last : width - 1
    for (let cell = first < 0 ? 0 : first; cell <= until; cell++) {
      side++
      const total = cell < last ? (side - low) * (side - low) * scale : height * (side - middle)
      const part = Math.floor(total - area + 0.5)
      steps[cell] = (steps[cell] ?? 0) + sign * (part - before)
      area = total
      before = part
    }
    if (last < width) steps[last + 1] = (steps[last + 1] ?? 0) + sign * (height - before)
  }

  return {
    coverage,
    from: () => firstCell,
    to: () => lastCell,
    begin(active, count, rowTop) {
      steps.fill(0, firstCell, lastCell + 1)
      firstCell = width
      lastCell = 0
      for (let i = 0; i < count; i++) {
        const edge = active[i] ?? 0
        since[edge] = Math.max(rowTop, top[edge] ?? 0)
      }
    },
    addBand,
    end(active, count, rowBottom) {
      for (let i = 0; i < count; i++) {
        const edge = active[i] ?? 0
        addEdge(edge, Math.min(rowBottom, bottom[edge] ?? 0))
      }
      let units = 0
      let cell = firstCell
      for (const end = Math.min(lastCell + 1, width); cell < end; cell++) {
        units += steps[cell] ?? 0
        coverage[cell] = levelOf(units)
      }
      // The inside continues beyond the box's right side.
      if (units !== 0) coverage.fill(levelOf(units), cell, width)
      lastCell = units === 0 ? cell : width
    },
  }
}

/** 0 to 255 for covered units, which rounded areas and edges that cross within the lowest band take beyond 0 and `UNIT`. */
const levelOf = (units: number): number => (Math.min(UNIT, Math.max(0, units)) * 255 + UNIT / 2) >> UNIT_BITS
