import type { Degrees, Mm } from '@irodori/geometry/units'
import { degrees, mm, printPx, printPxToMm, dpi as resolution } from '@irodori/geometry/units'
import type { Sheet } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { printAreas } from '../document/printAreas.ts'

/** Position and size of a box relative to the trim, rounded to tenths of a millimetre, and its rotation. */
export interface PlaceOnPaper {
  readonly left: Mm
  readonly top: Mm
  readonly width: Mm
  readonly height: Mm
  readonly degrees: Degrees
}

export function placeOnPaper(sheet: Sheet, { left, top, width, height, rotate }: Box): PlaceOnPaper {
  const { trim } = printAreas(sheet)
  const inMm = (length: number): Mm => mm(tenth(printPxToMm(printPx(length), resolution(sheet.dpi))))
  return {
    left: inMm(left - trim.left),
    top: inMm(top - trim.top),
    width: inMm(width),
    height: inMm(height),
    degrees: degrees(tenth(rotate)),
  }
}

// Adding zero turns -0 into 0.
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0
