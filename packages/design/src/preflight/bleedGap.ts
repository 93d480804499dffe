import type { ImageItem } from '@irodori/contract'
import type { Rect } from '@irodori/geometry'
import { rect } from '@irodori/geometry'
import type { Sheet } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { lengthOn, printAreas } from '../document/printAreas.ts'

/** Less than this before or beyond a line is rounding. */
const ROUNDING_MM = 0.05
/** Percent from which on the corners meet: such a window has no straight side. */
const ALL_ROUND = 50

/**
 * How the bounds of a photo have to grow, where one of its straight sides lies on the cut or between that and the end of
 * the bleed: the knife may stray as far as there. Null where none does.
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

/** An extent on the sheet whose ends go to those of the sheet where they lie in the bleed. */
function grown(from: number, size: number, bleed: number, length: number, sheet: Sheet) {
  const rounding = lengthOn(sheet, ROUNDING_MM)
  const isShort = (inside: number): boolean => inside > rounding && inside <= bleed + rounding
  const to = from + size
  const [atStart, atEnd] = [isShort(from), isShort(length - to)]
  return { start: atStart ? 0 : from, end: atEnd ? length : to, grows: atStart || atEnd }
}

/** The box whose bounds on the page are these, for an item that stands upright or on its side. */
export function boxWithBounds({ rotate }: Box, { left, top, width, height }: Rect): Box {
  const [wide, high] = rotate % 180 === 0 ? [width, height] : [height, width]
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high, rotate }
}

/** A round window or a leaning one is cut across: no line of paper can show along it. */
const hasUprightSides = (item: ImageItem): boolean =>
  item.type === 'RECT_IMAGE' &&
  item.rotate % 90 === 0 &&
  Math.min(item.borderRadius.rx, item.borderRadius.ry) < ALL_ROUND
