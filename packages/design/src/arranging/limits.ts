import type { Rect } from '@irodori/geometry/shape'
import type { PrintPx } from '@irodori/geometry/units'
import { mm } from '@irodori/geometry/units'
import type { Sheet } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { lengthOn, printAreas } from '../document/printAreas.ts'

/** Least length of a side of an item, in millimetres. */
const LEAST_SIDE_MM = mm(3)
/** Part of an item that stays inside the trim, in millimetres, so that it remains visible. */
const KEPT_ON_PAGE_MM = mm(3)
/** Greatest length of a side, as a multiple of the longer side of the page. */
const MOST_PAGES = 3
/** Tolerance for rounding, in print pixels. */
const ROUNDING = 0.5

type Paper = Pick<Sheet, 'width' | 'height' | 'dpi' | 'bleedMm' | 'safeMm'>

export const leastSide = (sheet: Pick<Sheet, 'dpi'>): PrintPx => lengthOn(sheet, LEAST_SIDE_MM)

/** Whether a box is within the size limits and partly inside the trim. */
export function isWithinLimits(sheet: Sheet, box: Box): boolean {
  const { x, y } = offsetOntoPage(sheet, boundsOnPage(box))
  const least = leastSide(sheet) - ROUNDING
  const most = mostSide(sheet) + ROUNDING
  return (
    Math.min(box.width, box.height) >= least &&
    Math.max(box.width, box.height) <= most &&
    Math.hypot(x, y) <= Math.SQRT2 * ROUNDING
  )
}

export const mostSide = ({ width, height }: Paper): number => MOST_PAGES * Math.max(width, height)

/** The offset that moves bounds sufficiently far into the trim; zero if they already are. */
export function offsetOntoPage(sheet: Sheet, bounds: Rect): { readonly x: number; readonly y: number } {
  const { trim } = printAreas(sheet)
  const along = (start: number, size: number, from: number, length: number): number => {
    const kept = Math.min(lengthOn(sheet, KEPT_ON_PAGE_MM), size, length)
    return Math.min(Math.max(start, from + kept - size), from + length - kept) - start
  }
  return {
    x: along(bounds.left, bounds.width, trim.left, trim.width),
    y: along(bounds.top, bounds.height, trim.top, trim.height),
  }
}
