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
    const first = down.first[y]
    for (let t = 0; t < down.taps; t++) {
      const slot = (first + t) % down.taps
      if (held[slot] === first + t) continue
      rows.read(first + t, from, to, ring[slot])
      held[slot] = first + t
    }
    const mixed = mixRows(ring, first, down.weights.subarray(y * down.taps, (y + 1) * down.taps), sums, column)
    if (plain) pickColumns(mixed, starts, channels, out)
    else if (channels === 3) mixColumns3(mixed, starts, across, out)
    else mixColumns4(mixed, starts, across, out)
    emit(out, y)
  }
}

/** Rows mixed in one pass: reductions have 7 to 14 taps, that is two to four passes with few unused rows. */
const ROWS = 4

function mixRows(
  ring: readonly Int16Array[],
  first: number,
  weights: Int32Array,
  sums: Int32Array,
  column: Int16Array,
): Int16Array {
  const weighted: Int16Array[] = []
  const weightOf: number[] = []
  for (let t = 0; t < weights.length; t++) {
    if (weights[t] === 0) continue
    weighted.push(ring[(first + t) % ring.length])
    weightOf.push(weights[t])
  }
  if (weighted.length === 1) return weighted[0]
  while (weighted.length % ROWS !== 0) {
    weighted.push(weighted[0])
    weightOf.push(0)
  }
  for (let t = 0; t < weighted.length; t += ROWS) {
    mixFour(weighted, weightOf, t, sums, t + ROWS === weighted.length ? column : null)
  }
  return column
}

/** Adds four weighted rows to the sums, which the first pass initialises; the last pass writes the mixed row. */
function mixFour(
  rows: readonly Int16Array[],
  weights: readonly number[],
  at: number,
  sums: Int32Array,
  column: Int16Array | null,
): void {
  const [r0, r1, r2, r3] = [rows[at], rows[at + 1], rows[at + 2], rows[at + 3]]
  const w0 = weights[at]
  const w1 = weights[at + 1]
  const w2 = weights[at + 2]
  const w3 = weights[at + 3]
  const count = sums.length
  if (at === 0) sums.fill(HALF)
  if (column === null) {
    for (let i = 0; i < count; i++) {
      sums[i] =
        (sums[i] + Math.imul(r0[i], w0) + Math.imul(r1[i], w1) + Math.imul(r2[i], w2) + Math.imul(r3[i], w3)) | 0
    }
  } else {
    for (let i = 0; i < count; i++) {
      column[i] =
        (sums[i] + Math.imul(r0[i], w0) + Math.imul(r1[i], w1) + Math.imul(r2[i], w2) + Math.imul(r3[i], w3)) >>
        WEIGHT_BITS
    }
  }
}

function pickColumns(row: Int16Array, starts: Int32Array, channels: number, out: Int16Array): void {
  let o = 0
  for (const start of starts) for (let c = 0; c < channels; c++) out[o++] = row[start + c]
}

function mixColumns3(row: Int16Array, starts: Int32Array, { taps, weights }: AxisTaps, out: Int16Array): void {
  let w = 0
  let o = 0
  for (let j = 0; j < starts.length; j++) {
    let at = starts[j]
    let c0 = HALF
    let c1 = HALF
    let c2 = HALF
    for (const end = w + taps; w < end; w++, at += 3) {
      const weight = weights[w]
      c0 = (c0 + Math.imul(row[at], weight)) | 0
      c1 = (c1 + Math.imul(row[at + 1], weight)) | 0
      c2 = (c2 + Math.imul(row[at + 2], weight)) | 0
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
    let at = starts[j]
    let c0 = HALF
    let c1 = HALF
    let c2 = HALF
    let c3 = HALF
    for (const end = w + taps; w < end; w++, at += 4) {
      const weight = weights[w]
      c0 = (c0 + Math.imul(row[at], weight)) | 0
      c1 = (c1 + Math.imul(row[at + 1], weight)) | 0
      c2 = (c2 + Math.imul(row[at + 2], weight)) | 0
      c3 = (c3 + Math.imul(row[at + 3], weight)) | 0
    }
    out[o++] = c0 >> WEIGHT_BITS
    out[o++] = c1 >> WEIGHT_BITS
    out[o++] = c2 >> WEIGHT_BITS
    out[o++] = c3 >> WEIGHT_BITS
  }
}
