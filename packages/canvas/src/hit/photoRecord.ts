import type { ImageItem } from '@irodori/contract'
import { boundsOnPage, itemToPage, frameToPhoto } from '@irodori/design'
import type { Affine } from '@irodori/geometry'
import { invert } from '@irodori/geometry'

/** Numbers in a record, and where each part of it begins. */
export const RECORD = 20
/** Left, top, right and bottom of the window on the page. */
export const EDGES = 0
/** From the page to the item's own box: a, b, c, d, e, f. */
export const TO_BOX = 4
/** Width and height of the box. */
export const BOX = 10
/** From the box to the photo: a, b, c, d, e, f. */
export const TO_PHOTO = 12
/** Width and height of the photo in its own pixels. */
export const SOURCE = 18

/** Print pixels: rounding must never leave a point out that the window itself would take. */
const SLACK = 1e-6

const records = new WeakMap<ImageItem, Float64Array>()

/** What a hit test computes with, as plain numbers; made once for each item object, for an edit makes a new one. */
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
