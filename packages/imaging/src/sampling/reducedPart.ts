import type { Rect } from '@irodori/geometry'

/** A part of a photo reduced to the scale of a render: premultiplied 1/64 bytes on the reduced photo's own grid. */
export interface ReducedPart {
  /** Whole pixels of the reduced photo; may reach beyond the photo, where its edge pixels go on. */
  readonly region: Rect
  readonly channels: 3 | 4
  readonly data: Int16Array
}
