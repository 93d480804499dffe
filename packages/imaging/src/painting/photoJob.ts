import type { Rect } from '@irodori/geometry/shape'
import type { Coverage } from '../coverage/fillCoverage.ts'
import type { Pixels } from '../pixels/pixels.ts'
import type { SamplingPlan } from '../sampling/samplingPlan.ts'
import type { PlacedAdjustment } from '../adjusting/adjustLine.ts'
import { adjustLine } from '../adjusting/adjustLine.ts'
import { blendOpaqueRow, blendRow } from './blendRow.ts'
import type { PhotoSource } from './photoSource.ts'

/** The input that the three sampling plans share: the target pixels to paint, and their coverage. */
export interface PhotoJob {
  readonly target: Pixels
  readonly source: PhotoSource
  readonly box: Rect
  readonly coverage: Coverage
  /** Null if the photo is painted as it is. */
  readonly adjusting: PlacedAdjustment | null
}

export type PlanOf<Kind extends SamplingPlan['kind']> = Extract<SamplingPlan, { kind: Kind }>

/** Target pixels of a row, from the first to before the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** First and last covered pixel of a row, in target pixels; null for a row without coverage. */
export function shownSpan({ coverage, box }: PhotoJob, y: number): Span | null {
  const line = (y - coverage.top) * coverage.width - coverage.left
  let from = box.left
  let to = box.left + box.width
  while (from < to && coverage.data[line + from] === 0) from++
  while (to > from && coverage.data[line + to - 1] === 0) to--
  return from < to ? { from, to } : null
}

/** Adjusts a sampled row in place and blends it through the coverage. */
export function blendAcross(job: PhotoJob, row: Uint8ClampedArray, x: number, y: number, count: number): void {
  const { target, source, coverage, adjusting } = job
  if (adjusting) adjustLine(row.subarray(0, count * 4), { x, y, count, isColumn: false }, adjusting)
  const at = y * target.width + x
  const mask = (y - coverage.top) * coverage.width + x - coverage.left
  if (source.pixels.opaque) blendOpaqueRow(target.data, at, row, count, coverage.data, mask)
  else blendRow(target.data, at, 1, row, 0, count, coverage.data, mask, 1)
}
