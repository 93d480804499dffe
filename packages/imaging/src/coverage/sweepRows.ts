import type { Rect } from '@irodori/geometry/shape'
import type { EdgeTable } from './edgeTable.ts'
import { UNIT } from './edgeTable.ts'
import { createRow } from './rowCoverage.ts'

/** Receives the coverage of `row` from cell `from` to `to` of a row of the box; the buffer is reused. */
type EmitRow = (y: number, row: Uint8Array, from: number, to: number) => void

/**
 * Computes the coverage of each pixel of a box, row by row. A row is cut into bands at the ends of its edges, so that an
 * edge passes through a whole band or not at all; the edges at which the inside begins or ends then give exact areas.
 */
export function sweepRows(edges: EdgeTable, box: Rect, emit: EmitRow): void {
  const { starts, top, bottom, x, slope } = edges
  const row = createRow(edges, box)
  /** The edges of the current row, from left to right at the row's top or where they begin, and the x of that order. */
  const active = new Int32Array(top.length)
  const keys = new Float64Array(top.length)
  const cuts = new Float64Array(2 * top.length + 2)
  let count = 0
  let isUpright = false
  for (let y = 0; y < box.height; y++) {
    const rowTop = y * UNIT
    const rowBottom = rowTop + UNIT
    const held = count
    count = 0
    const next = starts[y] ?? 0
    const end = starts[y + 1] ?? 0
    // Of edges in nearly the right order, few change places.
    for (let i = 0; i < held + end - next; i++) {
      const edge = i < held ? (active[i] ?? 0) : next + i - held
      if ((bottom[edge] ?? 0) <= rowTop) continue
      const start = top[edge] ?? 0
      const key = (x[edge] ?? 0) + (start > rowTop ? 0 : (rowTop - start) * (slope[edge] ?? 0))
      let place = count++
      for (; place > 0 && (keys[place - 1] ?? 0) > key; place--) {
        keys[place] = keys[place - 1] ?? 0
        active[place] = active[place - 1] ?? 0
      }
      keys[place] = key
      active[place] = edge
    }
    const hasChanged = count < held + end - next || next < end
    if (count === 0) continue
    let cut = 0
    cuts[cut++] = rowTop
    for (let i = 0; i < count; i++) {
      const edge = active[i] ?? 0
      const from = top[edge] ?? 0
      const to = bottom[edge] ?? 0
      if (from > rowTop) cut = addCut(cuts, cut, from)
      if (to < rowBottom) cut = addCut(cuts, cut, to)
    }
    cuts[cut++] = rowBottom
    // Between vertical edges all rows are equal.
    if (!isUpright || hasChanged || cut > 2) {
      row.begin(active, count, rowTop)
      for (let i = 1; i < cut; i++) row.addBand(active, count, cuts[i - 1] ?? 0, cuts[i] ?? 0)
      row.end(active, count, rowBottom)
      isUpright = cut === 2 && areVertical(edges, active, count)
    }
    emit(y, row.coverage, row.from(), row.to())
  }
}

/** Adds a height to ascending cuts unless it is one of them. @returns their number */
function addCut(cuts: Float64Array, count: number, height: number): number {
  let place = count
  while (place > 0 && (cuts[place - 1] ?? 0) > height) place--
  if (cuts[place - 1] === height) return count
  for (let i = count; i > place; i--) cuts[i] = cuts[i - 1] ?? 0
  cuts[place] = height
  return count + 1
}

function areVertical({ slope }: EdgeTable, active: Int32Array, count: number): boolean {
  for (let i = 0; i < count; i++) if (slope[active[i] ?? 0] !== 0) return false
  return true
}
