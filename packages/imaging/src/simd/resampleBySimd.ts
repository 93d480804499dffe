import { channelsOf } from '../pixels/pixels.ts'
import type { AxisTaps } from '../sampling/axisTaps.ts'
import { columnReach } from '../sampling/axisTaps.ts'
import type { BoxRows } from '../sampling/boxRows.ts'
import { boxShare, ROUND } from '../sampling/boxRows.ts'
import type { PassEngine } from './passEngine.ts'

/** resampleRows with SIMD: `emit` receives each new row in turn, in a buffer that is reused. */
export function resampleBySimd(
  engine: PassEngine,
  rows: BoxRows,
  across: AxisTaps,
  down: AxisTaps,
  emit: (row: Int16Array, y: number) => void,
): void {
  const { channels, box, pixels } = rows
  const { from, to } = columnReach(across)
  const rowBytes = (to - from) * channels * 2
  const count = across.first.length
  const acrossTaps = even(across.taps)
  const stored = (to - from) * box.x
  const pixelBytes = channelsOf(pixels)
  const storedBytes = stored * pixelBytes
  const [table, weights, starts, columnWeights, column, out, upper, lower, sums, ...ring] = engine.layOut([
    even(down.taps) * 4,
    even(down.taps) * 2,
    count * 4,
    count * acrossTaps * 2,
    rowBytes,
    count * channels * 2,
    storedBytes,
    storedBytes,
    storedBytes * 2,
    ...Array<number>(down.taps).fill(rowBytes),
  ])
  const { buffer } = engine.memory
  const bytes = new Uint8Array(buffer)
  const rowTable = new Int32Array(buffer, table, even(down.taps))
  const rowWeights = new Int16Array(buffer, weights, even(down.taps))
  const startTable = new Int32Array(buffer, starts, count)
  const ringRows = ring.map((place) => new Int16Array(buffer, place, (to - from) * channels))
  const emitted = new Int16Array(buffer, out, count * channels)
  spread(across, new Int16Array(buffer, columnWeights, count * acrossTaps))

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

  const held = new Int32Array(down.taps).fill(-1)
  const mixColumns = channels === 3 ? engine.mixColumns3 : engine.mixColumns4
  for (let y = 0; y < down.first.length; y++) {
    const first = down.first[y]
    let live = 0
    for (let t = 0; t < down.taps; t++) {
      const slot = (first + t) % down.taps
      if (held[slot] !== first + t) {
        if (channels === 3) readOpaque(first + t, ring[slot])
        else rows.read(first + t, from, to, ringRows[slot])
        held[slot] = first + t
      }
      const weight = down.weights[y * down.taps + t]
      if (weight === 0) continue
      rowTable[live] = ring[slot]
      rowWeights[live++] = weight
    }
    // A single row has the full weight.
    const mixed = live === 1 ? rowTable[0] : column
    if (live > 1) {
      rowTable[live] = rowTable[0]
      rowWeights[live] = 0
      engine.mixRows(table, weights, even(live), column, rowBytes)
    }
    for (let j = 0; j < count; j++) startTable[j] = mixed + (across.first[j] - from) * channels * 2
    mixColumns(starts, columnWeights, acrossTaps, out, count)
    emit(emitted, y)
  }
}

const even = (taps: number): number => taps + (taps & 1)

/** Pads the weights to an even number of taps per pixel. */
function spread({ taps, weights }: AxisTaps, into: Int16Array): void {
  into.fill(0)
  for (let j = 0, w = 0; w < weights.length; j += even(taps), w += taps) into.set(weights.subarray(w, w + taps), j)
}
