import { channelsOf } from '../pixels/pixels.ts'
import type { AxisTaps } from '../sampling/axisTaps.ts'
import { columnReach, copiedRuns } from '../sampling/axisTaps.ts'
import type { BoxRows } from '../sampling/boxRows.ts'
import { boxShare, ROUND } from '../sampling/boxRows.ts'
import type { Layout, PassEngine } from './passEngine.ts'

/**
 * resampleRows with SIMD: `emit` receives each new row in turn, in a buffer that is reused.
 * @param layout for a job that has reserved buffers before
 */
export function resampleBySimd(
  engine: PassEngine,
  rows: BoxRows,
  across: AxisTaps,
  down: AxisTaps,
  emit: (row: Int16Array, y: number) => void,
  { place, buffer }: Layout = engine.layOut(),
): void {
  const { channels, box, pixels } = rows
  const { from, to } = columnReach(across)
  const rowBytes = (to - from) * channels * 2
  const count = across.first.length
  const acrossTaps = even(across.taps)
  const stored = (to - from) * box.x
  const pixelBytes = channelsOf(pixels)
  const storedBytes = stored * pixelBytes
  const downTaps = even(down.taps)
  const table = place(downTaps * 4)
  const weights = place(downTaps * 2)
  const starts = place(count * 4)
  const columnWeights = place(count * acrossTaps * 2)
  const column = place(rowBytes)
  const out = place(count * channels * 2)
  const upper = place(storedBytes)
  const lower = place(storedBytes)
  const sums = place(storedBytes * 2)
  const addresses = Array.from({ length: down.taps }, () => place(rowBytes))
  const memory = buffer()
  const bytes = new Uint8Array(memory)
  const rowTable = new Int32Array(memory, table, downTaps)
  const rowWeights = new Int16Array(memory, weights, downTaps)
  const startTable = new Int32Array(memory, starts, count)
  const ring = addresses.map((address) => ({ address, line: -1, row: new Int16Array(memory, address, rowBytes / 2) }))
  const emitted = new Int16Array(memory, out, count * channels)
  spread(across, new Int16Array(memory, columnWeights, count * acrossTaps))

  /** Copies columns of one stored row; beyond the photo's edge its last pixel is repeated. */
  const copyStored = (y: number, place: number): void => {
    const line = Math.min(y, pixels.height - 1) * pixels.width
    const left = from * box.x
    const right = Math.min(left + stored, pixels.width)
    bytes.set(pixels.data.subarray((line + left) * pixelBytes, (line + right) * pixelBytes), place)
    const end = place + (right - left) * pixelBytes
    for (let at = end; at < place + storedBytes; at += pixelBytes) bytes.copyWithin(at, end - pixelBytes, end)
  }

  const readOpaque = (y: number, place: number): void => {
    const top = y * box.y
    copyStored(top, upper)
    if (box.x === 1 && box.y === 1) {
      if (pixelBytes === 3) engine.widenRgb(upper, place, storedBytes)
      else engine.widen(upper, place, to - from)
    } else if (box.x === 2 && box.y === 2) {
      copyStored(top + 1, lower)
      if (pixelBytes === 3) engine.pairsRgb(upper, lower, place, to - from)
      else engine.pairs(upper, lower, place, to - from)
    } else {
      bytes.fill(0, sums, sums + storedBytes * 2)
      engine.addBytes(upper, sums, storedBytes)
      for (let dy = 1; dy < box.y; dy++) {
        copyStored(top + dy, upper)
        engine.addBytes(upper, sums, storedBytes)
      }
      engine.boxMeans(sums, pixelBytes * 2, place, to - from, box.x, boxShare(box), ROUND)
    }
  }

  /** The address of a row of the reduced photo, which is read unless the ring still holds it. */
  const addressOf = (line: number): number => {
    const slot = ring[line % ring.length]
    if (slot === undefined) throw new RangeError(`a ring of ${ring.length} rows cannot hold row ${line}`)
    if (slot.line !== line) {
      if (channels === 3) readOpaque(line, slot.address)
      else rows.read(line, from, to, slot.row)
      slot.line = line
    }
    return slot.address
  }

  const runs = copiedRuns(across)
  /** Copies columns of a mixed row; many short runs take longer than the mixing of columns with a weight of one. */
  const copyColumns = (mixed: number): void => {
    const row = new Int16Array(memory, mixed, rowBytes / 2)
    for (const { at, start, length } of runs) {
      const left = (start - from) * channels
      emitted.set(row.subarray(left, left + length * channels), at * channels)
    }
  }
  const isCopied = runs.length > 0 && runs.length * SHORTEST_RUN <= count

  /** The address of the row for which the table of starts was filled. */
  let startTableOf = -1
  const mixColumns = channels === 3 ? engine.mixColumns3 : engine.mixColumns4
  for (let y = 0; y < down.first.length; y++) {
    const first = down.first[y] ?? 0
    let live = 0
    for (let t = 0; t < down.taps; t++) {
      const address = addressOf(first + t)
      const weight = down.weights[y * down.taps + t] ?? 0
      if (weight === 0) continue
      rowTable[live] = address
      rowWeights[live++] = weight
    }
    const [head = column] = rowTable
    // A single row has the full weight.
    const mixed = live === 1 ? head : column
    if (live > 1) {
      rowTable[live] = head
      rowWeights[live] = 0
      engine.mixRows(table, weights, even(live), column, rowBytes)
    }
    if (isCopied) copyColumns(mixed)
    else {
      if (mixed !== startTableOf) {
        startTable.set(across.first.map((start) => mixed + (start - from) * channels * 2))
        startTableOf = mixed
      }
      mixColumns(starts, columnWeights, acrossTaps, out, count)
    }
    emit(emitted, y)
  }
}

/** Pixels of a run that is copied as fast as mixed. */
const SHORTEST_RUN = 16

const even = (taps: number): number => taps + (taps & 1)

/** Pads the weights to an even number of taps per pixel. */
function spread({ taps, weights }: AxisTaps, into: Int16Array): void {
  into.fill(0)
  for (let j = 0, w = 0; w < weights.length; j += even(taps), w += taps) into.set(weights.subarray(w, w + taps), j)
}
