import type { ImageItem } from '@irodori/contract/entities/designItem'
import { boundsOnPage, frameToPhoto, itemToPage } from '@irodori/design/itemGeometry'
import type { Affine } from '@irodori/geometry/affine'
import { invert } from '@irodori/geometry/affine'

/** Length of a record; the following constants are the offsets of its parts. */
export const RECORD = 20
/** Left, top, right and bottom of the frame on the page. */
export const EDGES = 0
/** Map from the page to the box of the item: a, b, c, d, e, f. */
export const TO_BOX = 4
/** Width and height of the box. */
export const BOX = 10
/** Map from the box to the photo: a, b, c, d, e, f. */
export const TO_PHOTO = 12
/** Width and height of the photo in its own pixels. */
export const SOURCE = 18

/** Tolerance in print pixels: rounding must not exclude a point inside the frame. */
const SLACK = 1e-6

const records = new WeakMap<ImageItem, Float64Array>()

/** The numbers of a photo for hit tests; created once for each item object, which edits replace. */
export function photoRecord(item: ImageItem): Float64Array {
  const known = records.get(item)
  if (known) return known
  const { left, top, width, height } = boundsOnPage(item)
  const record = Float64Array.of(
    left - SLACK,
    top - SLACK,
    left + width + SLACK,
    top + height + SLACK,
    ...numbersOf(invert(itemToPage(item))),
    item.width,
    item.height,
    ...numbersOf(frameToPhoto(item)),
    item.sourceWidth,
    item.sourceHeight,
  )
  records.set(item, record)
  return record
}

const numbersOf = ({ a, b, c, d, e, f }: Affine): number[] => [a, b, c, d, e, f]
