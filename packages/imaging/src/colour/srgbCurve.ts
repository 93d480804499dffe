import { power } from './power.ts'

/** sRGB to linear light (IEC 61966-2-1), both 0 to 1. */
const srgbToLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4))

let table: Uint8Array | null = null

/** The nearest sRGB byte for each of `steps` + 1 steps of linear light from 0 to 1; computed once. */
export function srgbLevels(steps: number): Uint8Array {
  if (table !== null && table.length === steps + 1) return table
  table = new Uint8Array(steps + 1)
  let from = 0
  for (let level = 0; level < 255; level++) {
    // The boundary is halfway to the next level, in sRGB.
    const to = Math.ceil(srgbToLinear((level + 0.5) / 255) * steps)
    table.fill(level, from, to)
    from = to
  }
  table.fill(255, from)
  return table
}
