import type { Rect } from '@irodori/geometry'
import { mm, mmToPrintPx, dpi as resolution } from '@irodori/geometry'
import type { Sheet } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { lengthOn, printAreas } from '../document/printAreas.ts'

/** Millimetres: no side of an item becomes shorter. */
const LEAST_SIDE_MM = 3
/** Millimetres of an item that stay on the cut page, so that nothing is lost out of sight. */
const KEPT_ON_PAGE_MM = 3
/** How many times as long as the page a side may become. */
const MOST_PAGES = 3
/** Print pixels of rounding. */
const ROUNDING = 0.5

type Paper = Pick<Sheet, 'width' | 'height' | 'dpi' | 'bleedMm' | 'safeMm'>

export const leastSide = ({ dpi }: Pick<Sheet, 'dpi'>): number => mmToPrintPx(mm(LEAST_SIDE_MM), resolution(dpi))

/** Whether a box may stand where it does: large enough, not beyond all measure, and partly on the cut page. */
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

/** How far bounds have to move so that enough of them lies on the cut page; zero where it does. */
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
