import type { Rect } from '@irodori/geometry/shape'
import type { PhotoPixels } from '../pixels/pixels.ts'
import type { AxisTaps } from './axisTaps.ts'
import { axisTaps } from './axisTaps.ts'
import type { BoxRows } from './boxRows.ts'
import { boxRows } from './boxRows.ts'
import type { Reduction } from './samplingPlan.ts'

/** A part of a photo, reduced for a render or at its own size: premultiplied, in 1/64 byte, on the reduced photo's own grid. */
export interface ReducedPart {
  /** Whole pixels of the reduced photo; may extend beyond the photo, whose edge pixels are then repeated. */
  readonly region: Rect
  readonly channels: 3 | 4
  readonly data: Int16Array
}

/** The rows of a photo after the box filter, and the weights that reduce them to a region of the reduced photo. */
export interface PartRows {
  readonly region: Rect
  readonly rows: BoxRows
  readonly across: AxisTaps
  readonly down: AxisTaps
}

export function partRows(pixels: PhotoPixels, x: Reduction, y: Reduction, region: Rect): PartRows {
  const rows = boxRows(pixels, x.box, y.box)
  const stepX = x.pitch / x.box
  const stepY = y.pitch / y.box
  const { left, top, width, height } = region
  return {
    region,
    rows,
    across: axisTaps({ centre: (left + 0.5) * stepX, step: stepX, count: width, length: rows.width }),
    down: axisTaps({ centre: (top + 0.5) * stepY, step: stepY, count: height, length: rows.height }),
  }
}
