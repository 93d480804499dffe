import { PHASES, phaseTable } from '../sampling/catmullRom.ts'
import type { ReducedPart } from '../sampling/reducedPart.ts'
import type { PassEngine } from './passEngine.ts'

/** Parts of more bytes than this are sampled in TypeScript, which needs no copy. */
export const LARGEST_PART = 128 * 2 ** 20

/** turnedRow with SIMD, for many lines through one part with one step; the returned row is reused. */
export function turnBySimd(
  engine: PassEngine,
  { data, region, channels }: ReducedPart,
  du: number,
  dv: number,
  longest: number,
): (u: number, v: number, count: number) => Int16Array {
  const layout = engine.layOut()
  const table = layout.place(PHASES * 8)
  const out = layout.place(longest * channels * 2)
  const part = layout.place(data.byteLength)
  const buffer = layout.buffer()
  new Int16Array(buffer, table, PHASES * 4).set(phaseTable())
  new Int16Array(buffer, part, data.length).set(data)
  const row = new Int16Array(buffer, out, longest * channels)
  const turned = channels === 3 ? engine.turned3 : engine.turned4
  const stride = region.width * channels * 2
  return (u, v, count) => {
    turned(part, stride, table, out, count, u, v, du, dv)
    return row
  }
}
