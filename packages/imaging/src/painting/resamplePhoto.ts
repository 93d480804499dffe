import type { AxisTaps } from '../sampling/axisTaps.ts'
import type { BoxRows } from '../sampling/boxRows.ts'
import { resampleRows } from '../sampling/resampleRows.ts'
import { passEngine } from '../simd/passEngine.ts'
import { resampleBySimd } from '../simd/resampleBySimd.ts'

/** Resamples a photo row by row, with SIMD where the host supports it; the bytes are the same without. */
export function resamplePhoto(
  rows: BoxRows,
  across: AxisTaps,
  down: AxisTaps,
  emit: (row: Int16Array, y: number) => void,
): void {
  const engine = passEngine()
  if (engine === null) resampleRows(rows, across, down, emit)
  else resampleBySimd(engine, rows, across, down, emit)
}
