import { PHASE_BITS, PHASES, phaseTable, WEIGHT_BITS, WEIGHT_ONE } from './catmullRom.ts'
import type { ReducedPart } from './reducedPart.ts'

const HALF = WEIGHT_ONE / 2

/**
 * Samples `count` pixels along a line through a reduced photo by bicubic interpolation into a row with the same channels.
 * (u, v) is the first point in the part's pixels (the centre of its first pixel is 0), (du, dv) the step; all points and
 * their neighbours must be inside the part.
 */
export function turnedRow(
  part: ReducedPart,
  u: number,
  v: number,
  du: number,
  dv: number,
  count: number,
  out: Int16Array,
): void {
  if (part.channels === 3) turnedRow3(part, u, v, du, dv, count, out)
  else turnedRow4(part, u, v, du, dv, count, out)
}

function turnedRow3(
  { data, region }: ReducedPart,
  u: number,
  v: number,
  du: number,
  dv: number,
  count: number,
  out: Int16Array,
): void {
  const table = phaseTable()
  const stride = region.width * 3
  for (let i = 0, o = 0; i < count; i++, o += 3) {
    const px = Math.floor((u + i * du) * PHASES + 0.5)
    const py = Math.floor((v + i * dv) * PHASES + 0.5)
    const wx = (px & (PHASES - 1)) * 4
    const wy = (py & (PHASES - 1)) * 4
    const x0 = table[wx] ?? 0
    const x1 = table[wx + 1] ?? 0
    const x2 = table[wx + 2] ?? 0
    const x3 = table[wx + 3] ?? 0
    let at = ((py >> PHASE_BITS) - 1) * stride + ((px >> PHASE_BITS) - 1) * 3
    let c0 = HALF
    let c1 = HALF
    let c2 = HALF
    for (let line = 0; line < 4; line++, at += stride) {
      const w = table[wy + line] ?? 0
      const s0 =
        Math.imul(data[at] ?? 0, x0) +
        Math.imul(data[at + 3] ?? 0, x1) +
        Math.imul(data[at + 6] ?? 0, x2) +
        Math.imul(data[at + 9] ?? 0, x3)
      const s1 =
        Math.imul(data[at + 1] ?? 0, x0) +
        Math.imul(data[at + 4] ?? 0, x1) +
        Math.imul(data[at + 7] ?? 0, x2) +
        Math.imul(data[at + 10] ?? 0, x3)
      const s2 =
        Math.imul(data[at + 2] ?? 0, x0) +
        Math.imul(data[at + 5] ?? 0, x1) +
        Math.imul(data[at + 8] ?? 0, x2) +
        Math.imul(data[at + 11] ?? 0, x3)
      c0 = (c0 + Math.imul((s0 + HALF) >> WEIGHT_BITS, w)) | 0
      c1 = (c1 + Math.imul((s1 + HALF) >> WEIGHT_BITS, w)) | 0
      c2 = (c2 + Math.imul((s2 + HALF) >> WEIGHT_BITS, w)) | 0
    }
    out[o] = c0 >> WEIGHT_BITS
    out[o + 1] = c1 >> WEIGHT_BITS
    out[o + 2] = c2 >> WEIGHT_BITS
  }
}

function turnedRow4(
  { data, region }: ReducedPart,
  u: number,
  v: number,
  du: number,
  dv: number,
  count: number,
  out: Int16Array,
): void {
  const table = phaseTable()
  const stride = region.width * 4
  for (let i = 0, o = 0; i < count; i++, o += 4) {
    const px = Math.floor((u + i * du) * PHASES + 0.5)
    const py = Math.floor((v + i * dv) * PHASES + 0.5)
    const wx = (px & (PHASES - 1)) * 4
    const wy = (py & (PHASES - 1)) * 4
    const x0 = table[wx] ?? 0
    const x1 = table[wx + 1] ?? 0
    const x2 = table[wx + 2] ?? 0
    const x3 = table[wx + 3] ?? 0
    const corner = ((py >> PHASE_BITS) - 1) * stride + ((px >> PHASE_BITS) - 1) * 4
    for (let c = 0; c < 4; c++) {
      let at = corner + c
      let sum = HALF
      for (let line = 0; line < 4; line++, at += stride) {
        const s =
          Math.imul(data[at] ?? 0, x0) +
          Math.imul(data[at + 4] ?? 0, x1) +
          Math.imul(data[at + 8] ?? 0, x2) +
          Math.imul(data[at + 12] ?? 0, x3)
        sum = (sum + Math.imul((s + HALF) >> WEIGHT_BITS, table[wy + line] ?? 0)) | 0
      }
      out[o + c] = sum >> WEIGHT_BITS
    }
  }
}
