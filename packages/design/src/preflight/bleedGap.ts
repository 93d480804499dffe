import type { ImageItem } from '@irodori/contract/entities/designItem'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import { mm } from '@irodori/geometry/units'
import type { Sheet } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { lengthOn, printAreas } from '../document/printAreas.ts'

/** Smaller distances from a line are rounding errors. */
const ROUNDING_MM = mm(0.05)
/** Corner radius in percent from which a frame has no straight side. */
const ALL_ROUND = 50

/**
 * The enlarged bounds of a photo with a straight side on the trim line or between it and the end of the bleed, where an
 * inexact cut would leave a white edge. Null if the photo has no such side.
 */
export function boundsToBleedEdge(sheet: Sheet, item: ImageItem): Rect | null {
  if (!hasUprightSides(item)) return null
  const { trim } = printAreas(sheet)
  const bounds = boundsOnPage(item)
  const [across, down] = [
    grown(bounds.left, bounds.width, trim.left, sheet.width, sheet),
    grown(bounds.top, bounds.height, trim.top, sheet.height, sheet),
  ]
  if (!across.grows && !down.grows) return null
  return rect(across.start, down.start, across.end - across.start, down.end - down.start)
}

/** An extent on the sheet; ends in the bleed are moved to the end of the sheet. */
function grown(from: number, size: number, bleed: number, length: number, sheet: Sheet) {
  const rounding = lengthOn(sheet, ROUNDING_MM)
  const isShort = (inside: number): boolean => inside > rounding && inside <= bleed + rounding
  const to = from + size
  const [atStart, atEnd] = [isShort(from), isShort(length - to)]
  return { start: atStart ? 0 : from, end: atEnd ? length : to, grows: atStart || atEnd }
}

/** The box with these bounds on the page, for an item rotated by a multiple of 90 degrees. */
export function boxWithBounds({ rotate }: Box, { left, top, width, height }: Rect): Box {
  const [wide, high] = rotate % 180 === 0 ? [width, height] : [height, width]
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high, rotate }
}

/** Only upright straight sides can show a white edge: the cut crosses the outline of a round or tilted frame. */
const hasUprightSides = (item: ImageItem): boolean =>
  item.type === 'RECT_IMAGE' &&
  item.rotate % 90 === 0 &&
  Math.min(item.borderRadius.rx, item.borderRadius.ry) < ALL_ROUND
