import { printPx, printPxToMm, dpi as resolution } from '@irodori/geometry/units'
import type { Sheet } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { printAreas } from '../document/printAreas.ts'

/** Position and size of a box relative to the trim, in tenths of a millimetre, and its rotation in degrees. */
export interface PlaceOnPaper {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly degrees: number
}

export function placeOnPaper(sheet: Sheet, { left, top, width, height, rotate }: Box): PlaceOnPaper {
  const { trim } = printAreas(sheet)
  const inMm = (length: number): number => tenth(printPxToMm(printPx(length), resolution(sheet.dpi)))
  return {
    left: inMm(left - trim.left),
    top: inMm(top - trim.top),
    width: inMm(width),
    height: inMm(height),
    degrees: tenth(rotate),
  }
}

// Adding zero turns -0 into 0.
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0
