import type { AxisTaps } from './axisTaps.ts'
import { columnReach, isPick } from './axisTaps.ts'
import type { BoxRows } from './boxRows.ts'
import { WEIGHT_BITS, WEIGHT_ONE } from './catmullRom.ts'

const HALF = WEIGHT_ONE / 2

/**
 * Resamples a photo row by row, columns first. `emit` receives each new row in turn, in a buffer that is reused. Only the
 * old rows of the current new row are in memory, so its use does not grow with the photo.
 */
export function resampleRows(
  rows: BoxRows,
  across: AxisTaps,
  down: AxisTaps,
  emit: (row: Int16Array, y: number) => void,
): void {
  const { channels } = rows
  const { from, to } = columnReach(across)
  const size = (to - from) * channels
  // A mirrored photo is read from the last row up; a ring indexed by row number works in both directions.
  const ring = Array.from({ length: down.taps }, () => new Int16Array(size))
  const held = new Int32Array(down.taps).fill(-1)
  const sums = new Int32Array(size)
  const column = new Int16Array(size)
  const count = across.first.length
  const out = new Int16Array(count * channels)
  const plain = isPick(across)
  const starts = across.first.map((first) => (first - from) * channels)
  for (let y = 0; y < down.first.length; y++) {
    const first = down.first[y] ?? 0
    for (let line = first; line < first + down.taps; line++) {
      const slot = line % down.taps
      if (held[slot] === line) continue
      rows.read(line, from, to, rowOf(ring, line))
      held[slot] = line
    }
    const mixed = mixRows(ring, first, down.weights.subarray(y * down.taps, (y + 1) * down.taps), sums, column)
    if (plain) pickColumns(mixed, starts, channels, out)
    else if (channels === 3) mixColumns3(mixed, starts, across, out)
    else mixColumns4(mixed, starts, across, out)
    emit(out, y)
  }
}

function rowOf(ring: readonly Int16Array[], line: number): Int16Array {
  const row = ring[line % ring.length]
  if (row === undefined) throw new RangeError(`a ring of ${ring.length} rows cannot hold row ${line}`)
  return row
}

/** Rows mixed in one pass: reductions have 7 to 14 taps, that is two to four passes with few unused rows. */
const ROWS = 4

interface WeightedRow {
  readonly row: Int16Array
  readonly weight: number
}

function mixRows(
  ring: readonly Int16Array[],
  first: number,
  weights: Int32Array,
  sums: Int32Array,
  column: Int16Array,
): Int16Array {
  const weighted: WeightedRow[] = []
  for (const [t, weight] of weights.entries()) {
    if (weight !== 0) weighted.push({ row: rowOf(ring, first + t), weight })
  }
  const unused = { row: column, weight: 0 }
  const [head = unused, ...others] = weighted
  if (others.length === 0) return head.row
  sums.fill(HALF)
  for (let t = 0; t < weighted.length; t += ROWS) {
    const [a = unused, b = unused, c = unused, d = unused] = weighted.slice(t, t + ROWS)
    mixFour(a, b, c, d, sums, t + ROWS >= weighted.length ? column : null)
  }
  return column
}

/** Adds four weighted rows to the sums; the last pass writes the mixed row. */
function mixFour(
  { row: r0, weight: w0 }: WeightedRow,
  { row: r1, weight: w1 }: WeightedRow,
  { row: r2, weight: w2 }: WeightedRow,
  { row: r3, weight: w3 }: WeightedRow,
  sums: Int32Array,
  column: Int16Array | null,
): void {
  const count = sums.length
  if (column === null) {
    for (let i = 0; i < count; i++) {
      sums[i] =
        ((sums[i] ?? 0) +
          Math.imul(r0[i] ?? 0, w0) +
          Math.imul(r1[i] ?? 0, w1) +
          Math.imul(r2[i] ?? 0, w2) +
          Math.imul(r3[i] ?? 0, w3)) |
        0
    }
  } else {
    for (let i = 0; i < count; i++) {
      column[i] =
        ((sums[i] ?? 0) +
          Math.imul(r0[i] ?? 0, w0) +
          Math.imul(r1[i] ?? 0, w1) +
          Math.imul(r2[i] ?? 0, w2) +
          Math.imul(r3[i] ?? 0, w3)) >>
        WEIGHT_BITS
    }
  }
}

function pickColumns(row: Int16Array, starts: Int32Array, channels: number, out: Int16Array): void {
  let o = 0
  for (const start of starts) for (let c = 0; c < channels; c++) out[o++] = row[start + c] ?? 0
}

function mixColumns3(row: Int16Array, starts: Int32Array, { taps, weights }: AxisTaps, out: Int16Array): void {
  let w = 0
  let o = 0
  for (let j = 0; j < starts.length; j++) {
    let at = starts[j] ?? 0
    let c0 = HALF
    let c1 = HALF
    let c2 = HALF
    for (const end = w + taps; w < end; w++, at += 3) {
      const weight = weights[w] ?? 0
      c0 = (c0 + Math.imul(row[at] ?? 0, weight)) | 0
      c1 = (c1 + Math.imul(row[at + 1] ?? 0, weight)) | 0
      c2 = (c2 + Math.imul(row[at + 2] ?? 0, weight)) | 0
    }
    out[o++] = c0 >> WEIGHT_BITS
    out[o++] = c1 >> WEIGHT_BITS
    out[o++] = c2 >> WEIGHT_BITS
  }
}

function mixColumns4(row: Int16Array, starts: Int32Array, { taps, weights }: AxisTaps, out: Int16Array): void {
  let w = 0
  let o = 0
  for (let j = 0; j < starts.length; j++) {
    let at = starts[j] ?? 0
    let c0 = HALF
    let c1 = HALF
    let c2 = HALF
    let c3 = HALF
    for (const end = w + taps; w < end; w++, at += 4) {
      const weight = weights[w] ?? 0
      c0 = (c0 + Math.imul(row[at] ?? 0, weight)) | 0
      c1 = (c1 + Math.imul(row[at + 1] ?? 0, weight)) | 0
      c2 = (c2 + Math.imul(row[at + 2] ?? 0, weight)) | 0
      c3 = (c3 + Math.imul(row[at + 3] ?? 0, weight)) | 0
    }
    out[o++] = c0 >> WEIGHT_BITS
    out[o++] = c1 >> WEIGHT_BITS
    out[o++] = c2 >> WEIGHT_BITS
    out[o++] = c3 >> WEIGHT_BITS
  }
}
