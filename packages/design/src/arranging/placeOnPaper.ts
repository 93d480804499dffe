import { printPx, printPxToMm, dpi as resolution } from '@irodori/geometry'
import type { Sheet } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { printAreas } from '../document/printAreas.ts'

/** Where a box stands on the cut page, in millimetres to a tenth, and degrees. */
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

// Adding zero makes -0 an ordinary one.
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0
