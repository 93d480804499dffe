import type { Rect } from '@irodori/geometry/shape'

/** A part of a photo reduced to the scale of a render: premultiplied, in 1/64 byte, on the reduced photo's own grid. */
export interface ReducedPart {
  /** Whole pixels of the reduced photo; may extend beyond the photo, whose edge pixels are then repeated. */
  readonly region: Rect
  readonly channels: 3 | 4
  readonly data: Int16Array
}
