import { PHASE_BITS, PHASES, WEIGHT_BITS, WEIGHT_ONE } from './catmullRom.ts'
import type { ReducedPart } from './reducedPart.ts'
import type { TurnTables } from './turnTables.ts'

const HALF = WEIGHT_ONE / 2

/** Points on a line through a part, in its pixels: the centre of the first one is 0. */
export interface TurnedLine {
  /** The first point. */
  readonly u: number
  readonly v: number
  /** The distance to the next. */
  readonly du: number
  readonly dv: number
  readonly count: number
}

/**
 * Samples a line through a part of a photo into a row with the same channels. All points and their neighbours must be
 * inside the part. Each of the neighbouring rows is mixed and rounded, then the results are mixed.
 */
export function turnedRow(
  { data, region, channels }: ReducedPart,
  { u, v, du, dv, count }: TurnedLine,
  { taps, across, down }: TurnTables,
  out: Int16Array,
): void {
  const stride = region.width * channels
  const before = taps / 2 - 1
  for (let i = 0, o = 0; i < count; i++) {
    const px = Math.floor((u + i * du) * PHASES + 0.5)
    const py = Math.floor((v + i * dv) * PHASES + 0.5)
    const wx = (px & (PHASES - 1)) * taps
    const wy = (py & (PHASES - 1)) * taps
    const corner = ((py >> PHASE_BITS) - before) * stride + ((px >> PHASE_BITS) - before) * channels
    for (let c = 0; c < channels; c++, o++) {
      let sum = HALF
      for (let line = 0; line < taps; line++) {
        let mixed = HALF
        for (let t = 0, at = corner + c + line * stride; t < taps; t++, at += channels) {
          mixed = (mixed + Math.imul(data[at] ?? 0, across[wx + t] ?? 0)) | 0
        }
        sum = (sum + Math.imul(mixed >> WEIGHT_BITS, down[wy + line] ?? 0)) | 0
      }
      out[o] = sum >> WEIGHT_BITS
    }
  }
}
