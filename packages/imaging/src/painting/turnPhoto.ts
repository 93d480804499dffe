import type { ReducedPart } from '../sampling/reducedPart.ts'
import { turnedRow } from '../sampling/turnedRow.ts'
import { passEngine } from '../simd/passEngine.ts'
import { LARGEST_PART, turnBySimd } from '../simd/turnBySimd.ts'

/**
 * Samples lines of up to `longest` pixels through a reduced photo by turnedRow, with SIMD where the host supports it. The
 * returned row is reused by the next call.
 */
export function turnPhoto(
  part: ReducedPart,
  du: number,
  dv: number,
  longest: number,
): (u: number, v: number, count: number) => Int16Array {
  const engine = part.data.byteLength > LARGEST_PART ? null : passEngine()
  if (engine !== null) return turnBySimd(engine, part, du, dv, longest)
  const row = new Int16Array(longest * part.channels)
  return (u, v, count) => {
    turnedRow(part, u, v, du, dv, count, row)
    return row
  }
}
