import type { Rect } from '@irodori/geometry/shape'
import { outset, rect } from '@irodori/geometry/shape'
import { mm, mmToPrintPx, dpi as resolution } from '@irodori/geometry/units'
import type { Sheet } from './designPage.ts'

/** Tolerance of the cut to either side of the trim line. */
export const TRIM_TOLERANCE_MM = 1

export interface PrintAreas {
  /** The page after cutting. */
  readonly trim: Rect
  /** The area in which text is safe from an inexact cut. */
  readonly safe: Rect
}

/** Print pixels for a length on paper. */
export const lengthOn = (sheet: Pick<Sheet, 'dpi'>, millimetres: number): number =>
  mmToPrintPx(mm(millimetres), resolution(sheet.dpi))

/** The areas of a sheet, in print pixels from its corner. */
export function printAreas(sheet: Sheet): PrintAreas {
  const trim = outset(rect(0, 0, sheet.width, sheet.height), -lengthOn(sheet, sheet.bleedMm))
  return { trim, safe: outset(trim, -lengthOn(sheet, sheet.safeMm)) }
}
